import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'tables',
  place: 20,
  icon: 'tables',
  title: () => t().admin.tables.title,
  load: () => import('./Tables.svelte'),
} satisfies AdminPage;
