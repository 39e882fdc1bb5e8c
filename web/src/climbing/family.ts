/** Climbing games, as the frame of a table needs them. */
import { fly } from '../cards/flights.ts';
import LogCard from '../cards/LogCard.svelte';
import { family } from '../table/family.ts';
import { accountOf } from './account.ts';
import ClimbingTable from './ClimbingTable.svelte';
import { heldBy } from './describe.ts';
import { tickOf, told } from './events.ts';
import Finish from './Finish.svelte';
import { habits } from './habits.ts';
import { keyHints, keyOf } from './keys.ts';
import { Play } from './play.svelte.ts';
import Terms from './Terms.svelte';

export default family({
  sprites: 'cards',
  play: (picture) => new Play(picture),
  told,
  fly,
  keyOf,
  keys: keyHints,
  habits,
  account: accountOf,
  held: heldBy,
  tick: tickOf,
  Table: ClimbingTable,
  topLine: true,
  Piece: LogCard,
  Won: Finish,
  Terms,
});
