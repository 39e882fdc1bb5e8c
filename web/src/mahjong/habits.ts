/** What a player may leave to the table, and how the own hand is handled: switches of the menu. */
import { t } from '../i18n/index.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import type { Habits } from '../table/family.ts';
import type { Play } from './play.svelte.ts';

export function habits(play: Play): Habits {
  const words = t().table.auto;
  const switches = [
    { label: words.win, on: play.automatic.win, toggle: () => play.toggle('win') },
    { label: words.calls, on: play.automatic.noCalls, toggle: () => play.toggle('noCalls') },
    { label: words.discard, on: play.automatic.discardDrawn, toggle: () => play.toggle('discardDrawn') },
    { label: words.pin, on: play.pinned, toggle: () => (play.pinned = !play.pinned) },
    {
      label: words.ownOrder,
      hint: words.ownOrderHint,
      on: preferences.ownOrder,
      toggle: () => {
        preferences.ownOrder = !preferences.ownOrder;
        if (!preferences.ownOrder) play.sort();
      },
    },
  ];
  return { note: play.pinned ? words.kept : words.reset, switches };
}
