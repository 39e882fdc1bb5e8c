/**
 * Gestures on a row of pieces: tap, slide across, flick up, cancel. One for fingers, mice and the turned table.
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
}

/** A finger that has moved sideways by this many px chooses another piece. */
export const SLIDE = 12;
/** A finger that has moved upwards by this many px throws. */
export const FLICK = 28;

/** What one press has become so far. */
export class Recogniser {
  #piece: number | null = null;
  #pressed: number | null = null;
  #sliding = false;
  #to: Gestures;

  constructor(to: Gestures) {
    this.#to = to;
  }

  press(piece: number) {
    this.#piece = this.#pressed = piece;
    this.#sliding = false;
    this.#to.press?.(piece);
  }

  /** The finger is `moved` from where it pressed, over `piece` or over none. */
  move(moved: Distance, piece: number | null) {
    if (this.#piece === null) return;
    if (Math.abs(moved.x) >= SLIDE && Math.abs(moved.x) > -moved.y) this.#sliding = true;
    if (this.#sliding && piece !== null && piece !== this.#piece) {
      this.#piece = piece;
      this.#to.slide(piece);
    }
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
    const moved = (event: PointerEvent) =>
      toLocal(element, { x: event.clientX - start.x, y: event.clientY - start.y });

    const handlers: Partial<Record<keyof HTMLElementEventMap, (event: PointerEvent) => void>> = {
      pointerdown(event) {
        const piece = pieceAt(event.target as Element);
        if (piece === null || event.button !== 0) return;
        start = { x: event.clientX, y: event.clientY };
        recogniser.press(piece);
        element.setPointerCapture(event.pointerId);
      },
      // With the pointer captured the target is always this element, so the piece is asked of the page.
      pointermove: (event) =>
        recogniser.move(moved(event), pieceAt(document.elementFromPoint(event.clientX, event.clientY))),
      pointerup: (event) => recogniser.release(moved(event)),
      pointercancel: () => recogniser.cancel(),
    };
    for (const [kind, handler] of Object.entries(handlers))
      element.addEventListener(kind, handler as EventListener);
    return () => {
      for (const [kind, handler] of Object.entries(handlers))
        element.removeEventListener(kind, handler as EventListener);
    };
  };
}
