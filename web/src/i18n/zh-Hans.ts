/**
 * What the client says, in simplified Chinese: the catalogue that defines the type of all others, an area a file.
 *
 * A message is a string, or a function of typed parameters. Keys are ASCII, for the traditional catalogue is these
 * files converted as text (`virtual:zh-Hant`). How to word things: short, polite, spoken; say who did what; errors
 * say what to do; no exclamation marks; Arabic figures, tiles in Chinese.
 */
import account from './zh-Hans/account.ts';
import admin from './zh-Hans/admin.ts';
import cards from './zh-Hans/cards.ts';
import climbing from './zh-Hans/climbing.ts';
import common from './zh-Hans/common.ts';
import conduct from './zh-Hans/conduct.ts';
import health from './zh-Hans/health.ts';
import history from './zh-Hans/history.ts';
import lobby from './zh-Hans/lobby.ts';
import match from './zh-Hans/match.ts';
import players from './zh-Hans/players.ts';
import refusals from './zh-Hans/refusals.ts';
import replay from './zh-Hans/replay.ts';
import rules from './zh-Hans/rules.ts';
import settings from './zh-Hans/settings.ts';
import settlement from './zh-Hans/settlement.ts';
import table from './zh-Hans/table.ts';
import waiting from './zh-Hans/waiting.ts';

const zhHans = {
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
};

export default zhHans;

export type Catalogue = typeof zhHans;
