/** A record as a film: what the table looked like after the deal and after each act, and what happened there. */
import { patched, type Patch } from '../line/patch.ts';
import type { MahjongEvent } from '../mahjong/events.ts';
import type { Record as RoundRecord } from '../wire/kernel.ts';
import type { MahjongPrivate, MahjongPublic } from '../wire/mahjong.ts';

export interface Frame {
  public: MahjongPublic;
  privates: MahjongPrivate[];
}

export interface Film {
  frames: Frame[];
  /** What happened at each frame; at the first, the deal. */
  events: MahjongEvent[][];
}

export function filmOf(record: RoundRecord): Film {
  const [first, patches] = record.frames;
  const frames = [first as unknown as Frame];
  for (const patch of patches) frames.push(patched(frames.at(-1) as Frame, patch as Patch));
  return { frames, events: record.events as unknown as MahjongEvent[][] };
}

/** A step within the film. */
export const within = (film: Film, step: number): number =>
  Math.min(film.frames.length - 1, Math.max(0, Number.isFinite(step) ? Math.trunc(step) : 0));

/** A place of the scrubber that is worth a mark. */
export interface Tick {
  step: number;
  kind: 'claim' | 'kong' | 'win';
}

const TICKS: Readonly<Partial<Record<MahjongEvent['type'], Tick['kind']>>> = {
  melded: 'claim',
  'kong-concealed': 'kong',
  'kong-added': 'kong',
  won: 'win',
};

export const ticksOf = (film: Film): Tick[] =>
  film.events.flatMap((happened, step) =>
    happened.flatMap((event) => {
      const kind = TICKS[event.type];
      return kind ? [{ step, kind }] : [];
    }),
  );

/** All tiles that a seat holds covered. */
export const heldBy = ({ hand, drawn }: MahjongPrivate): string[] =>
  drawn === null ? hand : [...hand, drawn];

/** Where a link leads: `?step=12&seat=1`. */
export interface Spot {
  step: number;
  /** Whose eyes, or all hands open. */
  seat: number | null;
}

export function spotOf(search: string): Spot {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const text = query.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : null;
  };
  return { step: number('step') ?? 0, seat: number('seat') };
}

export const searchOf = ({ step, seat }: Spot): string =>
  `?step=${step}${seat === null ? '' : `&seat=${seat}`}`;
