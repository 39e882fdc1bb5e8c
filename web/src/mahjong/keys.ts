/** The keyboard at a table of mahjong. */
import type { Token } from './choices.ts';
import type { Play } from './play.svelte.ts';

const TOKEN_KEYS: Readonly<Record<string, Token>> = {
  c: 'chow',
  p: 'pong',
  g: 'kong',
  h: 'win',
};

/** Does what a key means here; whether it meant anything. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'target'> & { shiftKey?: boolean },
  play: Play,
): boolean {
  const key = event.key.toLowerCase();
  if (key === 'escape') return play.dismiss() || play.decline();
  const token = TOKEN_KEYS[key];
  if (token) {
    if (!play.choices.tokens[token]) return false;
    play.press(token);
    return true;
  }
  switch (key) {
    case 'arrowleft':
    case 'arrowright': {
      const by = key === 'arrowleft' ? -1 : 1;
      if (play.bidding) stepBids(by);
      else if (!event.shiftKey) play.step(by);
      else if (play.naming) play.widen(by);
      else play.shift(by);
      return true;
    }
    case 'arrowdown':
      play.raise(null);
      return true;
    case ' ':
      return playRaised(event.target, play);
    case 't':
      play.advise();
      return true;
    default:
      return false;
  }
}

/** Moves the focus through what may be bid, round the ends. */
function stepBids(by: number): void {
  const bids = [...document.querySelectorAll<HTMLElement>('[data-bidding] button:not([disabled])')];
  const from = bids.findIndex((bid) => bid === document.activeElement);
  bids.at(from < 0 ? (by > 0 ? 0 : -1) : (from + by) % bids.length)?.focus();
}

/**
 * Space presses a focused button as everywhere, unless that is a tile of the hand: then it plays, or names, what is
 * raised.
 */
function playRaised(target: EventTarget | null, play: Play): boolean {
  const button = target instanceof Element ? target.closest('button') : null;
  const onTile = button?.dataset['piece'] !== undefined;
  if (button && !onTile) return false;
  if (!play.raised.length || !(play.myDiscard || play.naming)) return false;
  if (play.naming) play.name();
  else play.discardRaised();
  return true;
}
