import { beforeEach, expect, test } from 'vitest';

import { FLICK, Recogniser, SLIDE } from './gestures.ts';

let done: string[];
let finger: Recogniser;

beforeEach(() => {
  done = [];
  finger = new Recogniser({
    tap: (piece) => done.push(`tap ${piece}`),
    slide: (piece) => done.push(`slide ${piece}`),
    drop: (piece, on) => done.push(`drop ${piece} on ${on}`),
    flick: (piece) => done.push(`flick ${piece}`),
  });
});

test('pressed and let go is a tap, even of an unsteady finger', () => {
  finger.press(3);
  finger.move({ x: SLIDE - 1, y: 4 }, 4);
  finger.release({ x: SLIDE - 1, y: 4 });
  expect(done).toEqual(['tap 3']);
});

test('upwards throws', () => {
  finger.press(3);
  finger.move({ x: 5, y: -FLICK }, null);
  finger.release({ x: 5, y: -FLICK });
  expect(done).toEqual(['flick 3']);
});

test('sideways chooses each piece that is crossed, once, and drops the first on the last', () => {
  finger.press(3);
  finger.move({ x: 40, y: 0 }, 4);
  finger.move({ x: 45, y: 0 }, 4);
  finger.move({ x: 90, y: 0 }, 5);
  finger.move({ x: 95, y: -60 }, null);
  finger.release({ x: 95, y: -10 });
  expect(done).toEqual(['slide 4', 'slide 5', 'drop 3 on 5']);
});

test('sideways, then up: throws the piece that was chosen', () => {
  finger.press(3);
  finger.move({ x: 40, y: 0 }, 4);
  finger.release({ x: 40, y: -80 });
  expect(done).toEqual(['slide 4', 'flick 4']);
});

test('downwards is no throw', () => {
  finger.press(3);
  finger.release({ x: 0, y: 60 });
  expect(done).toEqual(['tap 3']);
});

test('what the system takes over is nothing', () => {
  finger.press(3);
  finger.cancel();
  finger.release({ x: 0, y: -80 });
  finger.move({ x: 50, y: 0 }, 4);
  expect(done).toEqual([]);
});

test('kept pressed on one piece holds it, and is no tap any more', () => {
  const held: number[] = [];
  const holding = new Recogniser({
    tap: () => done.push('tap'),
    slide: () => undefined,
    flick: () => undefined,
    hold: (piece) => held.push(piece),
  });
  holding.press(3);
  holding.hold();
  holding.release({ x: 0, y: 0 });
  expect([held, done]).toEqual([[3], []]);
  holding.press(4);
  holding.move({ x: SLIDE, y: 0 }, 5);
  holding.hold();
  expect(held).toEqual([3]);
});
