import { expect, test } from 'vitest';

import deals from '../../tests/fixtures/cards.json';
import { checkCards } from './cards.ts';
import { Seeded } from './chance.ts';
import { packOf, packs } from './packs.ts';

const SEED = '07'.repeat(32);

/** A deal as the hall tells it: 25 cards one at a time from seat 2 on, the rest to the dealer. */
async function told() {
  const deck = await (await Seeded.of(SEED)).shuffled('deck', packs(2));
  const hands = [2, 3, 0, 1].map((seat, step) => ({
    type: 'dealt',
    seat,
    number: 25,
    cards: deck.slice(0, 100).filter((_, at) => at % 4 === step),
  }));
  return [...hands, { type: 'kitty-taken', seat: 1, number: 8, cards: deck.slice(100) }];
}

const check = async (events: Awaited<ReturnType<typeof told>>) =>
  checkCards(await Seeded.of(SEED), events, 'bao-hong-wu');

test('two packs are 108 cards, two of each', () => {
  const cards = packs(2);
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

// Dealt by the kernel itself (tests/fixtures/cards.json).
test.each(deals)('every hand of $game is that of the seed', async ({ game, seed, events, cards }) => {
  const found = await checkCards(await Seeded.of(seed), events, game);
  expect(found).toEqual({ of: 'pack', tiles: cards, fault: null });
});

test.each(deals)('of $game a card that was exchanged is found out', async ({ game, seed, events }) => {
  const [first, second, ...rest] = events;
  const swapped = [{ ...first, cards: second?.cards }, { ...second, cards: first?.cards }, ...rest];
  expect((await checkCards(await Seeded.of(seed), swapped as typeof events, game)).fault).toBe('deal');
});

test('a leader who was not drawn is found out', async () => {
  const [six] = deals;
  const events = six?.events.map((event) =>
    event.type === 'leads' ? { ...event, seat: (event.seat + 1) % 6 } : event,
  );
  expect((await checkCards(await Seeded.of(six?.seed ?? ''), events ?? [], six?.game ?? '')).fault).toBe(
    'lot',
  );
});

test('the packs have the cards of the rules', () => {
  expect(packOf('wenling-liu-jia-tong').cards).toHaveLength(216);
  expect(packOf('guan-pai').cards).toHaveLength(48);
  expect(packOf('guan-pai').cards.filter((card) => card.startsWith('2'))).toEqual(['2s']);
});
