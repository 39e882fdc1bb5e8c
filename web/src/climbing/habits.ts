/** What a player may leave to the table. */
import { t } from '../i18n/index.ts';
import type { Habits } from '../table/family.ts';
import type { Play } from './play.svelte.ts';

export function habits(play: Play): Habits {
  const words = t().climbing.habits;
  const passes = {
    label: words.pass,
    hint: words.passHint,
    on: play.passes,
    toggle: () => (play.passes = !play.passes),
  };
  return { note: words.note, switches: [passes] };
}
