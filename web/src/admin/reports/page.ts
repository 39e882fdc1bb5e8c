import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';
import { waiting } from './waiting.svelte.ts';

export default {
  key: 'reports',
  place: 40,
  icon: 'flag',
  title: () => t().admin.reports.title,
  load: () => import('./Reports.svelte'),
  takesItem: true,
  waiting,
} satisfies AdminPage;
