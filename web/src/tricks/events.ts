/** The family's events as they come over the wire, and the sentences, calls and sounds that they make. */
import { t } from '../i18n/index.ts';
import type { Tick } from '../table/family.ts';
import { SILENT, type Telling, type Told } from '../table/told.ts';
import type { Event as Declaring } from '../wire/games/wenling-hong-wu.ts';
import type { Event as Bidding } from '../wire/games/bao-hong-wu.ts';
import { listed, type Card } from '../cards/cards.ts';

/** What may happen in any game of the family. */
export type CardEvent = Bidding | Declaring;

export function told(event: CardEvent, { nameOf }: Telling): Told {
  const words = t().cards;
  const { happened, calls } = words;
  const named = (cards: readonly Card[]) => listed(cards, words);
  const at = (seat: number, sentence: string): Told => ({ ...SILENT, seat, sentence });
  switch (event.type) {
    case 'bade': {
      const text = calls.bid(event.points);
      return called(event.seat, text, happened.bid(nameOf(event.seat), event.points));
    }
    case 'passed':
      return called(event.seat, calls.pass, happened.passed(nameOf(event.seat)));
    case 'auction-ended':
      return at(event.seat, happened.dealer(nameOf(event.seat), event.points));
    case 'declared':
      return declared(event, nameOf(event.seat));
    case 'deal-ended':
      return { ...SILENT, sentence: happened.dealEnded };
    case 'declined':
      return at(event.seat, happened.declined(nameOf(event.seat)));
    case 'turned-up':
      return { ...SILENT, sentence: happened.turned(named(event.cards)), pieces: event.cards, cue: 'put' };
    case 'redealt':
      return { ...SILENT, sentence: happened.redealt, cue: 'draw' };
    case 'trump-named': {
      const sentence = happened.trump(nameOf(event.dealer), event.trump);
      return called(event.dealer, calls.trump(event.trump), sentence);
    }
    case 'kitty-taken':
      return { ...at(event.seat, happened.kittyTaken(nameOf(event.seat))), cue: 'draw' };
    case 'buried':
      return { ...at(event.seat, happened.buried(nameOf(event.seat))), cue: 'put' };
    case 'throw-failed': {
      const sentence = happened.threwBadly(nameOf(event.seat), named(event.cards), named(event.led));
      return { ...called(event.seat, calls.threwBadly, sentence), pieces: event.cards };
    }
    case 'played':
      return played(event, nameOf(event.seat));
    case 'trick-taken':
      return {
        ...at(event.seat, happened.taken(nameOf(event.seat), event.points)),
        cue: event.points > 0 ? 'points' : null,
      };
    case 'red-five-caught': {
      const sentence = happened.caught(nameOf(event.seat), nameOf(event.source));
      const stamp = called(event.seat, calls.caught, sentence);
      return { ...stamp, call: { seat: event.seat, text: calls.caught, hot: true }, pieces: ['5h'] };
    }
    case 'kitty-shown': {
      const text = event.dug ? calls.dug : calls.guarded;
      const sentence = happened.kitty(named(event.cards), event.points);
      return { ...called(event.seat, text, sentence), pieces: event.cards, cue: 'win' };
    }
    case 'fled':
      return at(event.seat, happened.fled(nameOf(event.seat)));
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

function declared(event: Extract<CardEvent, { type: 'declared' }>, name: string): Told {
  const words = t().cards;
  const cards = listed(event.cards, words);
  const text = event.how === 'declare' ? words.calls.declare(event.trump) : words.calls[event.how];
  const sentence =
    event.trump === 'none'
      ? words.happened.declared_none(name, cards)
      : words.happened.declared(name, cards, event.trump);
  return { ...called(event.seat, text, sentence), pieces: event.cards };
}

/** A play is named by its cards; what changes the trick is called out, too. */
function played(event: Extract<CardEvent, { type: 'played' }>, name: string): Told {
  const words = t().cards;
  const cards = listed(event.cards, words);
  const sentence = words.happened[event.how](name, cards);
  const pieces = event.cards;
  if (event.how === 'lead' || event.how === 'follow')
    return { ...SILENT, seat: event.seat, sentence, spoken: cards, cue: 'put', pieces };
  const text = words.calls[event.how];
  // Throwing in what cannot win happens with every second trick: it is said, but not stamped.
  if (event.how === 'discard')
    return { ...SILENT, seat: event.seat, sentence, spoken: text, cue: 'put', pieces };
  return { ...called(event.seat, text, sentence), pieces };
}

const TICKS: Readonly<Partial<Record<CardEvent['type'], Tick>>> = {
  'trump-named': 'claim',
  'red-five-caught': 'kong',
  'throw-failed': 'kong',
  'kitty-shown': 'win',
};

/** What a replay marks on its scrubber. */
export const tickOf = (event: CardEvent): Tick | null => TICKS[event.type] ?? null;
