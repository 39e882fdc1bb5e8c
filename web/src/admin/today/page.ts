import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'today',
  place: 10,
  icon: 'chart',
  title: () => t().admin.today.title,
  load: () => import('./Today.svelte'),
} satisfies AdminPage;
