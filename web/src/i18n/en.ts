/** What the client says, in English, in the same tone. A missing or misspelt key does not compile. */
import account from './en/account.ts';
import admin from './en/admin.ts';
import cards from './en/cards.ts';
import climbing from './en/climbing.ts';
import common from './en/common.ts';
import conduct from './en/conduct.ts';
import health from './en/health.ts';
import history from './en/history.ts';
import lobby from './en/lobby.ts';
import match from './en/match.ts';
import players from './en/players.ts';
import refusals from './en/refusals.ts';
import replay from './en/replay.ts';
import rules from './en/rules.ts';
import settings from './en/settings.ts';
import settlement from './en/settlement.ts';
import table from './en/table.ts';
import waiting from './en/waiting.ts';
import type { Catalogue } from './zh-Hans.ts';

export default {
  common,
  lobby,
  match,
  waiting,
  account,
  settings,
  health,
  conduct,
  history,
  players,
  rules,
  table,
  cards,
  climbing,
  settlement,
  replay,
  refusals,
  admin,
} satisfies Catalogue;
