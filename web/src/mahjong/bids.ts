/** The ladder of an auction as a grid: a row a kind of bid (平 独 无财), a column a number of 台. */
import type { Action } from '../wire/kernel.ts';

/** A bid's key is a kind and a number: `T3`, `D3`, `W3`. */
const BID = /^([A-Z]+)(\d+)$/;

export interface Step {
  key: string;
  /** The action that bids it; null for a step that is too low by now. */
  action: Action | null;
}

export interface Grid {
  numbers: number[];
  rows: Step[][];
}

/** The key of the bid that an action makes. */
export const keyOf = (action: Action): string => (typeof action['call'] === 'string' ? action['call'] : '');

const LOWEST = 2;

/** The whole ladder up to its top: what is legal, and what has been outbid, known from the calls so far. */
export function biddingGrid(bids: readonly Action[], called: readonly string[]): Grid {
  const legal = new Map(bids.map((action) => [keyOf(action), action]));
  const parts = [...legal.keys(), ...called].flatMap((key) => {
    const [, kind, number] = BID.exec(key) ?? [];
    return kind && number ? [{ kind, number: Number(number) }] : [];
  });
  const kinds = [...new Set(parts.map(({ kind }) => kind))].sort(inPrice);
  const top = Math.max(...parts.map(({ number }) => number), LOWEST);
  const numbers = Array.from({ length: top - LOWEST + 1 }, (_, at) => LOWEST + at);
  const rows = kinds.map((kind) =>
    numbers.map((number) => ({ key: `${kind}${number}`, action: legal.get(`${kind}${number}`) ?? null })),
  );
  return { numbers, rows };
}

const PRICE = ['T', 'D', 'W'];
const inPrice = (one: string, other: string) => PRICE.indexOf(one) - PRICE.indexOf(other);
