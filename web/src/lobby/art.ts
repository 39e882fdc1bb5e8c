/**
 * A game's picture: its own tiles or cards on a ground. Families have a picture, so that a new game needs none;
 * the games that the house is known for have their own.
 */
import type { Sprites } from '../look/sprites.ts';
import type { GameCard } from '../wire/hall.ts';

export interface Piece {
  /** A symbol of the sprite, without its family's prefix. */
  name: string;
  /** Percents of the picture: width, and where the middle stands. */
  width: number;
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  front?: boolean;
}

export interface Art {
  sprite: Sprites;
  ground: 'felt' | 'blue' | 'clay' | 'wood';
  pieces: readonly Piece[];
  /** What the local players call the wild tile. */
  seal?: string;
}

const pair = (left: string, right: string, width: number): Piece[] => [
  { name: left, width, x: 36, y: 53, turn: -9 },
  { name: right, width, x: 65, y: 50, turn: 7 },
];

const fan = (names: readonly [string, string, string, string]): Piece[] =>
  names.map((name, place) => ({
    name,
    width: 44,
    x: 26 + 16 * place,
    y: place === 0 || place === 3 ? 58 : 53,
    turn: [-20, -7, 7, 20][place] ?? 0,
  }));

const tiles = (pieces: readonly Piece[], seal?: string): Art => ({
  sprite: 'tiles',
  ground: 'felt',
  pieces,
  ...(seal ? { seal } : {}),
});
const felt = (left: string, right: string, seal?: string) => tiles(pair(left, right, 42), seal);
const clay = (left: string, right: string): Art => ({
  sprite: 'cards',
  ground: 'clay',
  pieces: pair(left, right, 50),
});
const blue = (...names: readonly [string, string, string, string]): Art => ({
  sprite: 'cards',
  ground: 'blue',
  pieces: fan(names),
});

const three = (left: string, right: string, front: string): Art =>
  tiles([
    { name: left, width: 40, x: 30, y: 54, turn: -12 },
    { name: right, width: 40, x: 70, y: 54, turn: 12 },
    { name: front, width: 40, x: 50, y: 47, turn: 0, front: true },
  ]);

/** Each family has some, so that neighbours in the lobby are told apart; a game's key decides. */
const ofFamily: Record<GameCard['about']['family'], readonly [Art, ...Art[]]> = {
  mahjong: [
    three('7z', '6z', '5z'),
    felt('1z', '1s'),
    felt('9m', '1m'),
    felt('7p', '8p'),
    three('1s', '9s', '5s'),
    felt('2p', '3z'),
  ],
  climbing: [
    blue('8s', '8h', '8c', '8d'),
    blue('sj', 'bj', '2s', '2h'),
    blue('Ts', 'Js', 'Qs', 'Ks'),
    blue('3h', '3s', '3d', '3c'),
    blue('Ah', 'As', '2d', 'bj'),
  ],
  tricks: [clay('Th', 'Ah'), clay('5h', 'bj'), clay('Ks', 'Ts'), clay('2h', '2s'), clay('Qd', 'Jd')],
  boards: [
    {
      sprite: 'pieces',
      ground: 'wood',
      pieces: [
        { name: 'xq_rK', width: 50, x: 36, y: 42, turn: 0 },
        { name: 'xq_bN', width: 50, x: 64, y: 62, turn: 0 },
      ],
    },
  ],
  arcade: [
    {
      sprite: 'pieces',
      ground: 'felt',
      pieces: [
        { name: 'go_w', width: 34, x: 38, y: 44, turn: 0 },
        { name: 'go_b', width: 34, x: 62, y: 58, turn: 0 },
      ],
    },
  ],
};

const ofGame: Readonly<Record<string, Art>> = {
  'zhuji-bao-mahjong': felt('5p', '6p', '财'),
  'zhuji-mahjong': felt('4m', '5m', '翻'),
  'zhuji-zi-you-mahjong': felt('2s', '3s', '自'),
  'bao-hong-wu': {
    sprite: 'cards',
    ground: 'clay',
    pieces: [{ name: '5h', width: 56, x: 52, y: 56, turn: 6 }],
  },
  'bao-hong-xin': clay('Th', 'Ah'),
  'hong-wu': clay('5h', '5d'),
  'hong-wu-3v1': clay('3s', '5h'),
  'wenling-hong-wu': clay('5h', 'bj'),
};

/** A number of its own for each key, the same on every machine. */
const numberOf = (key: string): number =>
  Array.from(key).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);

export function artOf({ key, about }: Pick<GameCard, 'key' | 'about'>): Art {
  const arts = ofFamily[about.family];
  return ofGame[key] ?? arts[numberOf(key) % arts.length] ?? arts[0];
}
