import { t } from '../../i18n/index.ts';
import type { AdminPage } from '../pages.ts';

export default {
  key: 'ledger',
  place: 50,
  icon: 'log',
  title: () => t().admin.ledger.title,
  load: () => import('./Ledger.svelte'),
  takesItem: true,
} satisfies AdminPage;
