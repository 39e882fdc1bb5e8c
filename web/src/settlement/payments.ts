/** Who pays whom, as a table whose columns are the kinds of payment, so that each row adds up. */
import type { Line, Outcome, Transfer } from '../wire/kernel.ts';

/** One kind of payment: what it brought or cost each seat. */
export interface Column {
  line: Line;
  points: number[];
}

export interface Row {
  seat: number;
  /** By column. */
  parts: number[];
  total: number;
}

export interface PayTable {
  columns: Column[];
  rows: Row[];
}

/** What each seat has won and lost over some transfers. */
export function pointsOf(seats: number, transfers: readonly Transfer[]): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const [payer, receiver, amount] of transfers) {
    points[payer] = (points[payer] ?? 0) - amount;
    points[receiver] = (points[receiver] ?? 0) + amount;
  }
  return points;
}

/** Lines that pay are columns; winners come first, then the rest in order of gain. */
export function payTable(outcome: Outcome, winners: readonly number[]): PayTable {
  const seats = outcome.points.length;
  const columns = outcome.lines
    .filter((line) => line.transfers.length > 0)
    .map((line) => ({ line, points: pointsOf(seats, line.transfers) }));
  const rows = outcome.points
    .map((total, seat) => ({ seat, parts: columns.map(({ points }) => points[seat] ?? 0), total }))
    .sort((one, other) => rank(other, winners) - rank(one, winners) || other.total - one.total);
  return { columns, rows };
}

const rank = ({ seat }: Row, winners: readonly number[]) => Number(winners.includes(seat));

/** Lines that only explain: what the hand counts. */
export const reasonsOf = (outcome: Outcome): Line[] =>
  outcome.lines.filter((line) => line.transfers.length === 0);

/** Transfers of one line with the same receiver and amount, for one clause of its sentence. */
export interface Clause {
  payers: number[];
  receivers: number[];
  amount: number;
}

/** Gathers what is paid alike: several payers to one receiver, or one payer to several. */
export function clausesOf(transfers: readonly Transfer[]): Clause[] {
  const clauses: Clause[] = [];
  for (const [payer, receiver, amount] of transfers) {
    const alike = clauses.find(
      (clause) =>
        clause.amount === amount &&
        (sole(clause.receivers, receiver) || sole(clause.payers, payer)) &&
        !(clause.receivers.length > 1 && !clause.payers.includes(payer)) &&
        !(clause.payers.length > 1 && !clause.receivers.includes(receiver)),
    );
    if (!alike) clauses.push({ payers: [payer], receivers: [receiver], amount });
    else {
      if (!alike.payers.includes(payer)) alike.payers.push(payer);
      if (!alike.receivers.includes(receiver)) alike.receivers.push(receiver);
    }
  }
  return clauses;
}

const sole = (seats: readonly number[], seat: number) => seats.length === 1 && seats[0] === seat;

/** `+26`, `−34`, `0`: plus and minus always carry their sign. */
export const signed = (points: number): string =>
  points > 0 ? `+${points.toLocaleString('en')}` : points < 0 ? `−${(-points).toLocaleString('en')}` : '0';
