/** Mahjong, as the frame of a table needs it. */
import { t } from '../i18n/index.ts';
import { family, type KeyHint } from '../table/family.ts';
import { accountOf } from './account.ts';
import Contract from './Contract.svelte';
import CountedHand from './CountedHand.svelte';
import { tickOf, told } from './events.ts';
import { fly } from './flights.ts';
import { habits } from './habits.ts';
import { keyOf } from './keys.ts';
import LogTile from './LogTile.svelte';
import MahjongTable from './MahjongTable.svelte';
import { Play } from './play.svelte.ts';
import { heldBy } from './tiles.ts';

function keys(): KeyHint[] {
  const words = t().table;
  return [
    { keys: ['←', '→'], does: words.keys.choose },
    { keys: [words.keys.space], does: words.claims.discard },
    { keys: ['C'], does: words.claims.chow },
    { keys: ['P'], does: words.claims.pong },
    { keys: ['G'], does: words.claims.kong },
    { keys: ['H'], does: words.claims.win },
    { keys: ['Esc'], does: words.claims.pass },
    { keys: ['T'], does: words.hint },
    { keys: ['⇧', '← →'], does: words.keys.move },
  ];
}

export default family({
  sprites: 'tiles',
  play: (picture) => new Play(picture),
  told,
  fly,
  keyOf,
  keys,
  habits,
  account: accountOf,
  held: heldBy,
  tick: tickOf,
  Table: MahjongTable,
  topLine: false,
  Piece: LogTile,
  Won: CountedHand,
  Terms: Contract,
});
