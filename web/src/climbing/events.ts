/** The family's events as they come over the wire, and the sentences, calls and sounds that they make. */
import { cardName, type Card } from '../cards/cards.ts';
import { t } from '../i18n/index.ts';
import type { Tick } from '../table/family.ts';
import { SILENT, type Telling, type Told } from '../table/told.ts';
import type { Event as ShutOut } from '../wire/games/guan-pai.ts';
import type { Event as Catching } from '../wire/games/shuang-kou.ts';
import type { Event as Bidding } from '../wire/games/wenling-biao-tong.ts';
import type { Event as SixHand } from '../wire/games/wenling-liu-jia-tong.ts';
import type { Event as Blades } from '../wire/games/yuan-zi.ts';
import { RANKS, SMALL as ACE_AND_BELOW } from './ranks.ts';

/** What may happen in any game of the family. */
export type ClimbingEvent = ShutOut | SixHand | Bidding | Catching | Blades;

type Played = Extract<ClimbingEvent, { type: 'played' }>;

export function told(event: ClimbingEvent, { nameOf, word }: Telling): Told {
  const { cards: names, climbing } = t();
  const words = climbing.happened;
  const at = (seat: number, sentence: string): Told => ({ ...SILENT, seat, sentence });
  switch (event.type) {
    case 'bade': {
      const text = word('bid', { points: event.points });
      return called(event.seat, text, words.bade(nameOf(event.seat), text));
    }
    case 'bid-passed': {
      const text = word('bid-pass');
      return called(event.seat, text, words.passed(nameOf(event.seat), text));
    }
    case 'auction-ended':
      return at(event.seat, words.dealer(nameOf(event.seat), word('bid', { points: event.points })));
    case 'kitty-taken':
      return { ...at(event.seat, words.kitty(nameOf(event.seat))), pieces: event.cards, cue: 'draw' };
    case 'thrown-in': {
      const text = word('throw-in');
      const said = called(event.seat, text, words.thrown(nameOf(event.seat)));
      return { ...said, call: { seat: event.seat, text, hot: true }, cue: 'win', pieces: event.cards };
    }
    case 'nobody-threw':
      return { ...SILENT, sentence: words.nobodyThrew };
    case 'turned': {
      const sentence = words.turned(cardName(event.card, names), event.rank);
      return { ...SILENT, sentence, pieces: [event.card], cue: 'put' };
    }
    case 'partnered': {
      const sentence = words.partnered(nameOf(event.seat), nameOf(event.partner));
      return called(event.partner, word('partnered'), sentence);
    }
    case 'leads': {
      const { seat, why, card } = event;
      const sentence =
        why === 'card' ? words.card(nameOf(seat), cardName(card, names)) : words[why](nameOf(seat));
      return { ...at(seat, sentence), pieces: card === null ? [] : [card] };
    }
    case 'played':
      return played(event, nameOf(event.seat), word(event.kind));
    case 'passed': {
      const text = word('pass');
      return { ...at(event.seat, words.passed(nameOf(event.seat), text)), spoken: text };
    }
    case 'last-card':
      return called(event.seat, word('last-card'), words.lastCard(nameOf(event.seat)));
    case 'went-out': {
      const place = word(`place-${event.place}`);
      const said = called(event.seat, place, words.out(nameOf(event.seat), place));
      return { ...said, cue: 'win', call: { seat: event.seat, text: place, hot: event.place === 1 } };
    }
    case 'trick-taken':
      return {
        ...at(event.seat, words.taken(nameOf(event.seat), event.points)),
        cue: event.points > 0 ? 'points' : null,
      };
    case 'inherited': {
      const sentence = words.inherited(nameOf(event.seat), nameOf(event.source));
      return called(event.seat, word('inherited'), sentence);
    }
    case 'dealt':
    case 'answered':
      return SILENT;
  }
}

const called = (seat: number, text: string, sentence: string): Told => ({
  ...SILENT,
  seat,
  sentence,
  spoken: text,
  cue: 'call',
  call: { seat, text, hot: false },
});

/** Of longer plays one card of each rank is shown. */
const ALL_SHOWN = 5;

const oneOfEach = (cards: readonly Card[], stands: readonly string[]): Card[] =>
  cards.filter((_, at) => stands.indexOf(stands[at] ?? '') === at);

/** The ranks of a play, those of a run from its first to its last: 「4–9」, 「3、8」. */
function runsOf(stands: readonly string[]): [first: string, last: string][] {
  const runs: [string, string][] = [];
  for (const rank of stands) {
    const run = runs.at(-1);
    const last = run ? RANKS.indexOf(run[1]) : null;
    const at = RANKS.indexOf(rank);
    if (run && (last === at || (last !== null && at === (last + 1) % ACE_AND_BELOW))) run[1] = rank;
    else runs.push([rank, rank]);
  }
  return runs;
}

/** A play is named by its kind and its ranks; a bomb is stamped as well. */
function played({ seat, cards, kind, stands, bomb }: Played, name: string, kindName: string): Told {
  const { climbing } = t();
  const ranks = climbing.ranks(runsOf(stands));
  const plain: Told = {
    ...SILENT,
    seat,
    sentence: climbing.happened.played(name, kindName, ranks),
    spoken: spokenAs(kind, kindName, stands),
    cue: 'put',
    pieces: cards.length > ALL_SHOWN ? oneOfEach(cards, stands) : cards,
  };
  const sentence = climbing.happened.counted(name, kindName, ranks, cards.length);
  if (!bomb) return cards.length > ALL_SHOWN ? { ...plain, sentence } : plain;
  return { ...plain, sentence, cue: 'call', call: { seat, text: kindName, hot: true } };
}

/** 「对 10」 for what everybody says so; else the kind. */
function spokenAs(kind: string, kindName: string, stands: readonly string[]): string {
  const { spoken } = t().climbing;
  const [first = ''] = stands;
  if (kind === 'single' || kind === 'pair' || kind === 'triple') return spoken[kind](first);
  return kind === 'bomb' && stands.every((rank) => rank === first)
    ? spoken.bomb(first, stands.length, kindName)
    : kindName;
}

/** What a replay marks on its scrubber. */
export function tickOf(event: ClimbingEvent): Tick | null {
  if (event.type === 'played' && event.bomb) return 'kong';
  if (event.type === 'auction-ended') return 'claim';
  if (event.type === 'thrown-in') return 'win';
  if (event.type === 'went-out') return event.place === 1 ? 'win' : 'claim';
  return null;
}
