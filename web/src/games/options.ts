/** The choices of a table: what stands when nothing is chosen, what may not be chosen together, what differs. */
import type { Conflict, Field, OptionsForm } from '../wire/kernel.ts';

export type Value = Field['default'];
export type Choices = Readonly<Record<string, Value>>;

export const usual = (form: OptionsForm): Choices =>
  Object.fromEntries(form.fields.map((field) => [field.name, field.default]));

/** The usual choices with a preset's on top. */
export const ofPreset = (form: OptionsForm, preset: string): Choices => ({
  ...usual(form),
  ...form.presets[preset],
});

/** The preset that these choices are, `null` for the usual ones, `undefined` for choices of one's own. */
export function presetOf(form: OptionsForm, choices: Choices): string | null | undefined {
  if (differing(form, choices).length === 0) return null;
  return Object.keys(form.presets).find((preset) => {
    const wanted = ofPreset(form, preset);
    return form.fields.every(({ name }) => wanted[name] === choices[name]);
  });
}

const holds = (wanted: Choices, choices: Choices, every: boolean) => {
  const fits = ([name, value]: [string, Value]) => choices[name] === value;
  return every ? Object.entries(wanted).every(fits) : Object.entries(wanted).some(fits);
};

const broken = ({ when, forbids }: Conflict, choices: Choices) =>
  holds(when, choices, true) && holds(forbids, choices, false);

/** The first conflict that choosing `value` would bring, as the hall would refuse it; `undefined` if it may be chosen. */
export function conflictOf(
  form: OptionsForm,
  choices: Choices,
  name: string,
  value: Value,
): Conflict | undefined {
  const tried = { ...choices, [name]: value };
  return form.conflicts.find(
    (conflict) => (name in conflict.when || name in conflict.forbids) && broken(conflict, tried),
  );
}

/** The other option that a conflict names, for its sentence. */
export const otherThan = (name: string, { when, forbids }: Conflict): string =>
  [...Object.keys(when), ...Object.keys(forbids)].find((other) => other !== name) ?? name;

/** The fields whose choice is not the usual one. */
export const differing = (form: OptionsForm, choices: Readonly<Record<string, unknown>>): Field[] =>
  form.fields.filter((field) => field.name in choices && choices[field.name] !== field.default);

/** The choices that still are ones: a form may have changed since they were kept. */
export function stillValid(form: OptionsForm, kept: Readonly<Record<string, unknown>>): Choices {
  const valid = form.fields.flatMap((field) => {
    const value = kept[field.name];
    const known = field.values
      ? field.values.some((one) => one === value)
      : typeof value === 'number' && value >= (field.least ?? value) && value <= (field.most ?? value);
    return known ? [[field.name, value as Value] as const] : [];
  });
  const choices = { ...usual(form), ...Object.fromEntries(valid) };
  return form.conflicts.some((conflict) => broken(conflict, choices)) ? usual(form) : choices;
}

/** Fields by the group of their label, in the order in which groups first appear. */
export function grouped(form: OptionsForm): [group: string, fields: Field[]][] {
  const groups = new Map<string, Field[]>();
  for (const field of form.fields) {
    const { group } = field.label;
    groups.set(group, [...(groups.get(group) ?? []), field]);
  }
  return [...groups];
}

/** A game whose matches have a length of their own offers it under one of these; it stands for the table's rounds. */
const LENGTHS: readonly string[] = ['deals', 'hand_count'];

export const ownLength = (form: OptionsForm): Field | undefined =>
  form.fields.find(({ name }) => LENGTHS.includes(name));

/** How many rounds a match has, as its table or its game's own length says; `null` where it has no end. */
export function matchLength(
  form: OptionsForm | undefined,
  { rounds, options }: { rounds: number | null; options: Readonly<Record<string, unknown>> },
): number | null {
  const own = form && ownLength(form);
  const length = own ? (options[own.name] ?? own.default) : rounds;
  return typeof length === 'number' ? length : null;
}
