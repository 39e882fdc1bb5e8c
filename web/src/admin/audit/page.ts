import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'audit',
  place: 80,
  icon: 'book',
  title: () => t().admin.audit.title,
  load: () => import('./Audit.svelte'),
  takesItem: true,
} satisfies AdminPage;
