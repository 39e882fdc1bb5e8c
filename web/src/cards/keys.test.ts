import { beforeEach, expect, test, vi } from 'vitest';

import { keyOver, type Handled } from './keys.ts';

/** A hand of three on the page, and a wheel of bids beside it. */
function laid(): Handled {
  document.body.innerHTML = `
    <div data-hand><button data-piece="0"></button><button data-piece="1"></button><button data-piece="2"></button></div>
    <select><option>70</option></select>`;
  return {
    cursor: 0,
    step(by) {
      Object.assign(this, { cursor: this.cursor + by });
    },
    tap: vi.fn(),
    lower: vi.fn(),
    enter: vi.fn(),
  };
}
const focused = () => document.activeElement?.getAttribute('data-piece') ?? null;

let hand: Handled;
beforeEach(() => {
  hand = laid();
});

test('an arrow shows where the keyboard is, wherever the focus was', () => {
  expect(focused()).toBeNull();
  expect(keyOver({ key: 'ArrowRight', target: document.body }, hand, {})).toBe(true);
  expect([hand.cursor, focused()]).toEqual([1, '1']);
});

test('in a hand that has the focus it is for the hand to move it', () => {
  document.querySelector<HTMLElement>('[data-piece="2"]')?.focus();
  keyOver({ key: 'ArrowRight', target: document.activeElement }, hand, {});
  expect([hand.cursor, focused()]).toEqual([1, '2']);
});

test('the arrows turn a wheel of bids that has the focus', () => {
  const wheel = document.querySelector('select');
  const letters = { arrowup: () => true };
  for (const key of ['ArrowLeft', 'ArrowUp'])
    expect(keyOver({ key, target: wheel }, hand, letters)).toBe(false);
  expect(hand.cursor).toBe(0);
});
