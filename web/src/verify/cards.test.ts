import { expect, test } from 'vitest';

import { checkCards, twoPacks } from './cards.ts';
import { Seeded } from './chance.ts';

const SEED = '07'.repeat(32);

/** A deal as the hall tells it: 25 cards one at a time from seat 2 on, the rest to the dealer. */
async function told() {
  const deck = await (await Seeded.of(SEED)).shuffled('deck', twoPacks());
  const hands = [2, 3, 0, 1].map((seat, step) => ({
    type: 'dealt',
    seat,
    number: 25,
    cards: deck.slice(0, 100).filter((_, at) => at % 4 === step),
  }));
  return [...hands, { type: 'kitty-taken', seat: 1, number: 8, cards: deck.slice(100) }];
}

const check = async (events: Awaited<ReturnType<typeof told>>) => checkCards(await Seeded.of(SEED), events);

test('two packs are 108 cards, two of each', () => {
  const cards = twoPacks();
  expect(cards).toHaveLength(108);
  expect(new Set(cards).size).toBe(54);
  expect(cards.slice(0, 3)).toEqual(['2c', '2c', '3c']);
});

test('every card dealt, and the kitty, are those of the seed', async () => {
  expect(await check(await told())).toEqual({ of: 'pack', tiles: 108, fault: null });
});

test('two hands that were exchanged are found out, and so is another kitty', async () => {
  const [first, second, ...rest] = await told();
  const swapped = [{ ...first, cards: second?.cards }, { ...second, cards: first?.cards }, ...rest];
  expect((await check(swapped as Awaited<ReturnType<typeof told>>)).fault).toBe('deal');
  const other = (await told()).map((event) =>
    event.type === 'kitty-taken' ? { ...event, cards: ['bj', ...event.cards.slice(1)] } : event,
  );
  expect(await check(other)).toEqual({ of: 'pack', tiles: 100, fault: 'draw' });
});
