import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'rooms',
  place: 35,
  icon: 'hall',
  title: () => t().admin.rooms.title,
  load: () => import('./Rooms.svelte'),
} satisfies AdminPage;
