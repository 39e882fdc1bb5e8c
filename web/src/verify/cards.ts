/**
 * The two packs of the trick games as the seed shuffles them, and every card that was dealt from them: a second,
 * independent telling of the deal in `families/tricks`, so that this browser need not believe the hall.
 */
import type { CardEvent } from '../tricks/events.ts';
import type { Happened } from '../table/family.ts';
import type { Seeded } from './chance.ts';
import type { Check } from './check.ts';

const SUITS = ['c', 'd', 'h', 's'];
const RANKS = Array.from('23456789TJQKA');

/** Two packs in card order, each card beside its twin: 108 cards. */
export const twoPacks = (): string[] =>
  [...SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)), 'sj', 'bj'].flatMap((card) => [card, card]);

/** Deals again from the top of the pack: hands in the order of the events, then what is turned up, then the kitty. */
export async function checkCards(chance: Seeded, happened: readonly Happened[]): Promise<Check> {
  let deals = 1;
  let deck = await chance.shuffled('deck', twoPacks());
  let packet: Extract<CardEvent, { type: 'dealt' }>[] = [];
  let cards = 0;
  for (const event of happened as readonly CardEvent[]) {
    if (event.type === 'redealt') {
      deals += 1;
      deck = await chance.shuffled(`deck:${deals}`, twoPacks());
    } else if (event.type === 'dealt') {
      packet.push(event);
      if (packet.length < 4) continue;
      // One card at a time to each: the hands of a packet lie interleaved.
      const number = packet.reduce((sum, { number }) => sum + number, 0);
      const top = deck.splice(0, number);
      const same = packet.every((hand, step) => {
        const dealt = top.filter((_, at) => at % packet.length === step);
        return dealt.join() === (hand.cards ?? []).join();
      });
      if (!same) return { of: 'pack', tiles: cards, fault: 'deal' };
      cards += number;
      packet = [];
    } else if (event.type === 'turned-up') {
      if (deck.slice(0, event.cards.length).join() !== event.cards.join())
        return { of: 'pack', tiles: cards, fault: 'draw' };
    } else if (event.type === 'kitty-taken') {
      if (sorted(deck) !== sorted(event.cards ?? [])) return { of: 'pack', tiles: cards, fault: 'draw' };
      cards += event.number;
    }
  }
  return { of: 'pack', tiles: cards, fault: null };
}

const sorted = (cards: readonly string[]) => [...cards].sort().join();
