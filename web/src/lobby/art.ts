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

const ofFamily: Record<GameCard['about']['family'], Art> = {
  mahjong: {
    sprite: 'tiles',
    ground: 'felt',
    pieces: [
      { name: '7z', width: 40, x: 30, y: 54, turn: -12 },
      { name: '6z', width: 40, x: 70, y: 54, turn: 12 },
      { name: '5z', width: 40, x: 50, y: 47, turn: 0, front: true },
    ],
  },
  climbing: { sprite: 'cards', ground: 'blue', pieces: fan(['8s', '8h', '8c', '8d']) },
  tricks: { sprite: 'cards', ground: 'clay', pieces: pair('Th', 'Ah', 50) },
  boards: {
    sprite: 'pieces',
    ground: 'wood',
    pieces: [
      { name: 'xq_rK', width: 50, x: 36, y: 42, turn: 0 },
      { name: 'xq_bN', width: 50, x: 64, y: 62, turn: 0 },
    ],
  },
  arcade: {
    sprite: 'pieces',
    ground: 'felt',
    pieces: [
      { name: 'go_w', width: 34, x: 38, y: 44, turn: 0 },
      { name: 'go_b', width: 34, x: 62, y: 58, turn: 0 },
    ],
  },
};

const ofGame: Readonly<Record<string, Art>> = {
  'zhuji-bao-mahjong': { sprite: 'tiles', ground: 'felt', pieces: pair('5p', '6p', 42), seal: '财' },
  'zhuji-mahjong': { sprite: 'tiles', ground: 'felt', pieces: pair('4m', '5m', 42), seal: '翻' },
  'zhuji-zi-you-mahjong': { sprite: 'tiles', ground: 'felt', pieces: pair('2s', '3s', 42), seal: '自' },
};

export const artOf = ({ key, about }: Pick<GameCard, 'key' | 'about'>): Art =>
  ofGame[key] ?? ofFamily[about.family];
