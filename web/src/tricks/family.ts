/** Trick games on a card table, as the frame of a table needs them. */
import { t } from '../i18n/index.ts';
import { family, type KeyHint } from '../table/family.ts';
import { accountOf } from './account.ts';
import { heldBy } from './hand.ts';
import TrickTable from './TrickTable.svelte';
import { tickOf, told } from './events.ts';
import { fly } from '../cards/flights.ts';
import { keyOf } from './keys.ts';
import KittyShown from './KittyShown.svelte';
import LogCard from '../cards/LogCard.svelte';
import { Play } from './play.svelte.ts';
import Terms from './Terms.svelte';

function keys(): KeyHint[] {
  const { keys: words, strip } = t().cards;
  return [
    { keys: ['←', '→'], does: words.choose },
    { keys: [t().table.keys.space], does: words.select },
    { keys: [words.enter], does: words.play },
    { keys: ['Esc'], does: words.none },
    { keys: ['T'], does: strip.hint },
    { keys: ['P'], does: words.pass },
    { keys: ['L'], does: words.last },
    { keys: ['S'], does: words.sort },
  ];
}

export default family({
  sprites: 'cards',
  play: (picture) => new Play(picture),
  told,
  fly,
  keyOf,
  keys,
  habits: () => ({ note: '', switches: [] }),
  account: accountOf,
  held: heldBy,
  tick: tickOf,
  Table: TrickTable,
  topLine: true,
  Piece: LogCard,
  Won: KittyShown,
  Terms,
});
