/**
 * The wall of mahjong as the seed shuffles it, and every tile that was dealt and drawn from it: a second, independent
 * telling of `families/mahjong/wall.py`, so that this browser need not believe the hall.
 */
import type { MahjongEvent } from '../mahjong/events.ts';
import { sortTiles, type Tile } from '../mahjong/tiles.ts';
import type { Happened } from '../table/family.ts';
import type { Seeded } from './chance.ts';
import type { Check } from './check.ts';

const SEATS = 4;
const CLOCKWISE = 'clockwise';
const FLOWERS = ['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f'];

/** How a game deals: with flowers or without, how many tiles each seat takes at a time, and in which direction. */
export interface Way {
  flowers: boolean;
  packets: number[];
  clockwise: boolean;
}

const THIRTEEN = [4, 4, 4, 1];
const SIXTEEN = [4, 4, 4, 4];

/** A whole set, sorted: 136 tiles, 144 with flowers. */
export const tileSet = (flowers = false): Tile[] => [
  ...['m', 'p', 's', 'z'].flatMap((suit) =>
    Array.from({ length: suit === 'z' ? 7 : 9 }, (_, rank) => `${rank + 1}${suit}`).flatMap((tile) => [
      tile,
      tile,
      tile,
      tile,
    ]),
  ),
  ...(flowers ? FLOWERS : []),
];

/**
 * The first tile of the head in the wall as built. The first two dice tell whose wall is broken, the dealer counting
 * himself as 1; as many of its stacks stay as all dice show, and counting goes on in the next wall.
 */
export function firstOf(dealer: number, dice: readonly number[], tiles: number): number {
  const stacks = tiles / 2 / SEATS;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const owner = (dealer + sum(dice.slice(0, 2)) - 1) % SEATS;
  // The wall is built clockwise: seat 0, then the seat before it, and so on.
  const before = ((SEATS - owner) % SEATS) * stacks;
  return 2 * ((before + sum(dice)) % (SEATS * stacks));
}

/** The two ends of a wall: the head eats on, the tail takes the top and then the bottom of the last stack. */
export class Wall {
  #head = 0;
  #tail = 0;
  readonly #tiles: readonly Tile[];

  constructor(tiles: readonly Tile[]) {
    this.#tiles = tiles;
  }

  get #last(): number | null {
    return this.#tiles.length - this.#head - this.#tail === 1 ? this.#head | 1 : null;
  }

  fromHead(): Tile | undefined {
    const at = this.#last ?? this.#head;
    this.#head += 1;
    return this.#tiles[at];
  }

  fromTail(): Tile | undefined {
    const at = this.#last ?? this.#tiles.length - 2 - this.#tail + 2 * (this.#tail % 2);
    this.#tail += 1;
    return this.#tiles[at];
  }
}

/** The hands by seat, dealt from the head in this order, one more for the first. */
export function dealt(wall: Wall, order: readonly number[], packets = THIRTEEN): Tile[][] {
  const hands: Tile[][] = order.map(() => []);
  const take = (seat: number) => hands[seat]?.push(wall.fromHead() ?? '');
  for (const number of packets) {
    for (const seat of order) for (let count = 0; count < number; count += 1) take(seat);
  }
  take(order[0] ?? 0);
  return hands;
}

/** Deals the round again from its seed and compares dice, hands and every tile turned or drawn with the record. */
export async function checkWall(
  chance: Seeded,
  happened: readonly Happened[],
  options: Readonly<Record<string, unknown>>,
): Promise<Check> {
  const events = happened as readonly MahjongEvent[];
  const broken = events.find((event) => event.type === 'wall-broken');
  if (!broken) return { of: 'wall', tiles: 0, fault: 'dice' };
  const dice: number[] = [];
  for (let die = 1; die <= broken.dice.length; die += 1) dice.push((await chance.below(`die:${die}`, 6)) + 1);
  if (dice.join() !== broken.dice.join()) return { of: 'wall', tiles: 0, fault: 'dice' };

  const way = wayOf(events, options);
  const built = await chance.shuffled('wall', tileSet(way.flowers));
  const first = firstOf(broken.dealer, dice, built.length);
  const wall = new Wall([...built.slice(first), ...built.slice(0, first)]);
  const step = way.clockwise ? SEATS - 1 : 1;
  const order = Array.from({ length: SEATS }, (_, turn) => (broken.dealer + step * turn) % SEATS);
  const hands = dealt(wall, order, way.packets);

  let tiles = 0;
  for (const event of events) {
    if (event.type === 'dealt') {
      if (sorted(event.tiles ?? []) !== sorted(hands[event.seat] ?? []))
        return { of: 'wall', tiles, fault: 'deal' };
      tiles += event.number;
    } else if (event.type === 'wild-fixed' && event.turned !== null) {
      // The tile that is turned up is the first of the tail, and stays there.
      if (wall.fromTail() !== event.turned) return { of: 'wall', tiles, fault: 'turned' };
      tiles += 1;
    } else if (event.type === 'indicator-turned') {
      if (wall.fromHead() !== event.tile) return { of: 'wall', tiles, fault: 'draw' };
      tiles += 1;
    } else if (event.type === 'drew') {
      const tile = event.end === 'head' ? wall.fromHead() : wall.fromTail();
      if (tile !== event.tile) return { of: 'wall', tiles, fault: 'draw' };
      tiles += 1;
    }
  }
  return { of: 'wall', tiles, fault: null };
}

/** Sixteen tiles and a tile turned up are dealt with flowers, counter-clockwise; thirteen as the table chose. */
function wayOf(events: readonly MahjongEvent[], options: Readonly<Record<string, unknown>>): Way {
  const turned = events.some((event) => event.type === 'indicator-turned');
  return turned
    ? { flowers: true, packets: SIXTEEN, clockwise: false }
    : {
        flowers: false,
        packets: THIRTEEN,
        clockwise: (options['deal_direction'] ?? CLOCKWISE) === CLOCKWISE,
      };
}

const sorted = (tiles: readonly Tile[]) => sortTiles(tiles, []).join(' ');
