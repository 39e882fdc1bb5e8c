import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'people',
  place: 30,
  icon: 'people',
  title: () => t().admin.people.title,
  load: () => import('./People.svelte'),
  takesItem: true,
} satisfies AdminPage;
