import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'notices',
  place: 60,
  icon: 'bell',
  title: () => t().admin.notices.title,
  load: () => import('./Notices.svelte'),
} satisfies AdminPage;
