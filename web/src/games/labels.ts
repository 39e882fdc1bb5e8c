/** What a person reads of an option. */
import { language, t } from '../i18n/index.ts';
import type { Field } from '../wire/kernel.ts';
import { word } from './games.svelte.ts';
import type { Value } from './options.ts';

const english = () => language() === 'en';

export const fieldLabel = ({ label }: Field): string => (english() ? label.en : label.zh);

export const fieldHelp = ({ label }: Field): string => (english() ? label.help_en : label.help_zh);

/** A choice in words: those of its label, else yes and no, else itself. */
export function valueLabel({ label }: Field, value: Value): string {
  // The hall words values by Python's str().
  const worded = label.values[typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)];
  if (worded) return worded[english() ? 1 : 0];
  if (typeof value === 'boolean') return value ? t().lobby.option.yes : t().lobby.option.no;
  return String(value);
}

/** The house's word first: a game may mean something else by the same key, such as a line of its settlement. */
export const groupLabel = (game: string, group: string): string =>
  t().lobby.friends.groups[group] ?? word(game, group);

export const presetLabel = (game: string, preset: string): string => word(game, `preset.${preset}`);
