/**
 * Gestures on a row of pieces: tap, slide across, flick up, hold, cancel. One for fingers, mice and the turned table.
 *
 * `Recogniser` is the plain part, fed with local distances; `gestures` attaches it to an element whose pieces carry
 * `data-piece`.
 */
import type { Attachment } from 'svelte/attachments';

import { toLocal, type Distance } from './turned.ts';

export interface Gestures {
  /** The finger has come down. */
  press?: (piece: number) => void;
  /** Pressed and let go on the same piece. */
  tap: (piece: number) => void;
  /** The finger has moved on to another piece. */
  slide: (piece: number) => void;
  /** Pressed on one piece and let go on another after a slide. */
  drop?: (piece: number, on: number) => void;
  /** Thrown upwards. */
  flick: (piece: number) => void;
  /** Kept pressed on one piece; nothing else comes of that press. */
  hold?: (piece: number) => void;
}

/** A finger that has moved sideways by this many px chooses another piece. */
export const SLIDE = 12;
/** A finger that has moved upwards by this many px throws. */
export const FLICK = 28;
/** A finger that stays for so long (ms) holds. */
export const HOLD = 450;

/** What one press has become so far. */
export class Recogniser {
  #piece: number | null = null;
  #pressed: number | null = null;
  #sliding = false;
  /** It has left the spot, whether or not that has become anything. */
  #moved = false;
  #to: Gestures;

  constructor(to: Gestures) {
    this.#to = to;
  }

  press(piece: number) {
    this.#piece = this.#pressed = piece;
    this.#sliding = this.#moved = false;
    this.#to.press?.(piece);
  }

  /** The finger is `moved` from where it pressed, over `piece` or over none. */
  move(moved: Distance, piece: number | null) {
    if (this.#piece === null) return;
    if (Math.hypot(moved.x, moved.y) >= SLIDE) this.#moved = true;
    if (Math.abs(moved.x) >= SLIDE && Math.abs(moved.x) > -moved.y) this.#sliding = true;
    if (this.#sliding && piece !== null && piece !== this.#piece) {
      this.#piece = piece;
      this.#to.slide(piece);
    }
  }

  /** The finger has been down for long enough, wherever it is by now. */
  hold() {
    if (this.#piece === null || this.#sliding || this.#moved || !this.#to.hold) return;
    const piece = this.#piece;
    this.cancel();
    this.#to.hold(piece);
  }

  release(moved: Distance) {
    const piece = this.#piece;
    this.cancel();
    if (piece === null || this.#pressed === null) return;
    if (-moved.y >= FLICK && -moved.y > Math.abs(moved.x)) this.#to.flick(piece);
    else if (!this.#sliding) this.#to.tap(piece);
    else this.#to.drop?.(this.#pressed, piece);
  }

  cancel() {
    this.#piece = null;
  }
}

const pieceAt = (target: Element | null): number | null => {
  const place = target?.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
  return place === undefined ? null : Number(place);
};

export function gestures(to: Gestures): Attachment<HTMLElement> {
  return (element) => {
    const recogniser = new Recogniser(to);
    let start: Distance = { x: 0, y: 0 };
    let holding: ReturnType<typeof setTimeout> | undefined;
    const moved = (event: PointerEvent) =>
      toLocal(element, { x: event.clientX - start.x, y: event.clientY - start.y });

    const handlers: Partial<Record<keyof HTMLElementEventMap, (event: PointerEvent) => void>> = {
      pointerdown(event) {
        const piece = pieceAt(event.target as Element);
        if (piece === null || event.button !== 0) return;
        start = { x: event.clientX, y: event.clientY };
        recogniser.press(piece);
        if (to.hold) holding = setTimeout(() => recogniser.hold(), HOLD);
        element.setPointerCapture(event.pointerId);
      },
      // With the pointer captured the target is always this element, so the piece is asked of the page.
      pointermove: (event) =>
        recogniser.move(moved(event), pieceAt(document.elementFromPoint(event.clientX, event.clientY))),
      pointerup(event) {
        clearTimeout(holding);
        recogniser.release(moved(event));
      },
      pointercancel() {
        clearTimeout(holding);
        recogniser.cancel();
      },
    };
    for (const [kind, handler] of Object.entries(handlers))
      element.addEventListener(kind, handler as EventListener);
    return () => {
      clearTimeout(holding);
      for (const [kind, handler] of Object.entries(handlers))
        element.removeEventListener(kind, handler as EventListener);
    };
  };
}
