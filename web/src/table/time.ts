/** Time left of a question or of a public turn, reckoned on the hall's clock. */

export interface Timed {
  left: number;
  bank: number;
  at: number;
}

export interface Remaining {
  /** Whole seconds, the bank's included when it is being used. */
  seconds: number;
  /** The part of the allowance that is left, 1 … 0; of the bank once that runs. */
  part: number;
  onBank: boolean;
  low: boolean;
}

/** Below this many seconds the ring turns to ember. */
export const LOW = 5;

/** Seconds before the end at which people who listen are told. */
const WARNINGS = [5, 10];

/** The last warning that is due: 10, then 5; null before, and for a question that never had that long. */
export function warning({ left, bank, at }: Timed, now: number): number | null {
  const whole = (left + bank) / 1000;
  const seconds = Math.ceil(whole - Math.max(0, now - at) / 1000);
  return WARNINGS.find((due) => seconds <= due && whole > due) ?? null;
}

export function remaining(timed: Timed, now: number): Remaining {
  const spent = Math.max(0, now - timed.at);
  const own = timed.left - spent;
  const onBank = own <= 0;
  const left = onBank ? Math.max(0, timed.bank + own) : own;
  const whole = onBank ? timed.bank : timed.left;
  const seconds = Math.ceil(left / 1000);
  return {
    seconds,
    part: whole > 0 ? left / whole : 0,
    onBank,
    low: seconds <= LOW && (onBank || timed.bank === 0),
  };
}
