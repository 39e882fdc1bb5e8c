/**
 * The pack of a card game as the seed shuffles it, and every card that was dealt from it: a second, independent telling
 * of the deals in `families`, so that this browser need not believe the hall.
 */
import type { ClimbingEvent } from '../climbing/events.ts';
import type { Happened } from '../table/family.ts';
import type { CardEvent } from '../tricks/events.ts';
import type { Seeded } from './chance.ts';
import type { Check } from './check.ts';
import { packOf } from './packs.ts';

type Dealt = Extract<CardEvent | ClimbingEvent, { type: 'dealt' }>;

/** Where four sit, a packet gives each a part of its hand. */
const PACKET = 4;

/** Deals again from the top of the pack: hands in the order of the events, then what is turned up, then the kitty. */
export async function checkCards(
  chance: Seeded,
  happened: readonly Happened[],
  game: string,
): Promise<Check> {
  const pack = packOf(game);
  let deals = 1;
  let deck = await chance.shuffled('deck', pack.cards);
  const hands: Dealt[] = [];
  let packet: Dealt[] = [];
  let cards = 0;
  const seats = new Set<number>();
  const fault = (what: Check['fault']): Check => ({ of: 'pack', tiles: cards, fault: what });
  for (const event of happened as readonly (CardEvent | ClimbingEvent)[]) {
    if (event.type === 'redealt') {
      deals += 1;
      deck = await chance.shuffled(`deck:${deals}`, pack.cards);
    } else if (event.type === 'dealt') {
      packet.push(event);
      hands.push(event);
      seats.add(event.seat);
      if (pack.dealt === 'in-turn' && packet.length < PACKET) continue;
      const number = packet.reduce((sum, { number }) => sum + number, 0);
      if (!isDealt(deck.splice(0, number), packet)) return fault('deal');
      cards += number;
      packet = [];
    } else if (event.type === 'leads') {
      if (event.why === 'lot' && event.seat !== (await chance.below('leader', seats.size)))
        return fault('lot');
      if (event.why === 'card' && pack.lot === 'lead-card' && !(await isLeadCard(event, hands, chance)))
        return fault('lot');
    } else if (event.type === 'turned') {
      // One of the cards to be dealt, no joker (翻刀).
      const ordinary = deck.filter((card) => !card.endsWith('j'));
      if (event.card !== ordinary[await chance.below('blade', ordinary.length)]) return fault('lot');
    } else if (event.type === 'turned-up') {
      if (deck.slice(0, event.cards.length).join() !== event.cards.join()) return fault('draw');
    } else if (event.type === 'kitty-taken') {
      if (sorted(deck) !== sorted(event.cards ?? [])) return fault('draw');
      cards += event.number;
    }
  }
  return fault(null);
}

/** Whether the card that was drawn (亮牌) is the lot's: all hands lie side by side, by seat, each in the pack's order. */
async function isLeadCard(
  { seat, card }: { seat: number; card: string | null },
  hands: readonly Dealt[],
  chance: Seeded,
): Promise<boolean> {
  const cards = hands.flatMap((hand) => (hand.cards ?? []).map((held) => ({ seat: hand.seat, held })));
  const drawn = cards[await chance.below('lead-card', cards.length)];
  return drawn?.seat === seat && drawn.held === card;
}

/** Whether the top of the pack went to these hands: one card at a time to each, or to one alone, whatever its order. */
function isDealt(top: readonly string[], packet: readonly Dealt[]): boolean {
  const [only, ...more] = packet;
  if (only && !more.length) return sorted(top) === sorted(only.cards ?? []);
  return packet.every((hand, step) => {
    const dealt = top.filter((_, at) => at % packet.length === step);
    return dealt.join() === (hand.cards ?? []).join();
  });
}

const sorted = (cards: readonly string[]) => [...cards].sort().join();
