/** The keyboard at a climbing table. */
import { always, keyOver, showCursor } from '../cards/keys.ts';
import type { KeyHint } from '../table/family.ts';
import { t } from '../i18n/index.ts';
import type { Open, Play } from './play.svelte.ts';

/** Does what a key means here; whether it meant anything. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'target'>, play: Play): boolean {
  const toggle = (panel: Open) => (play.open = play.open === panel ? null : panel);
  // In a stack up and down go from card to card; a fan leaves them to the hand.
  const climb = (by: number) =>
    always(() => {
      play.climb(by);
      showCursor(play);
    });
  const within = { arrowup: climb(-1), arrowdown: climb(1) };
  return keyOver(event, play, {
    ...(play.stacked ? within : {}),
    escape: always(() => {
      if (play.fanned !== null) play.fanned = null;
      else if (play.open) play.open = null;
      else play.lower();
    }),
    t: always(() => play.hint()),
    s: always(() => play.sort()),
    p: always(() => play.pass()),
    l: always(() => toggle('tricks')),
    c: () => {
      if (!play.picture.private?.unseen) return false;
      toggle('counter');
      return true;
    },
    f: always(() => play.hold(play.cursor)),
  });
}

export function keyHints(): KeyHint[] {
  const { keys: words } = t().climbing;
  return [
    { keys: ['←', '→'], does: words.choose },
    { keys: ['↑', '↓'], does: words.down },
    { keys: [t().table.keys.space], does: words.take },
    { keys: [words.enter], does: words.play },
    { keys: ['Esc'], does: words.none },
    { keys: ['T'], does: t().table.hint },
    { keys: ['P'], does: words.pass },
    { keys: ['S'], does: words.sort },
    { keys: ['F'], does: words.open },
    { keys: ['L'], does: words.last },
    { keys: ['C'], does: words.counter },
  ];
}
