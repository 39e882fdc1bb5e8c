/** What stands for a person: a colour by number (0 … 11, as the hall counts them) and one character of the name. */

export const AVATAR_COLOURS = [
  '#3A7D62',
  '#3B5F8F',
  '#8A5A3C',
  '#7C4B68',
  '#2F7481',
  '#8A6820',
  '#9C4A36',
  '#5B6236',
  '#44627A',
  '#7A4A58',
  '#4E6E4A',
  '#6A5A86',
] as const;

export const avatarColour = (avatar: number): string =>
  AVATAR_COLOURS[((avatar % AVATAR_COLOURS.length) + AVATAR_COLOURS.length) % AVATAR_COLOURS.length] ??
  AVATAR_COLOURS[0];

/** 店口小陈 is called 陈, `alice` A: Chinese names are told apart by their end, others by their beginning. */
export function avatarCharacter(name: string): string {
  const characters = Array.from(name.trim());
  const last = characters.at(-1) ?? '';
  return /\p{Script=Han}/u.test(last) ? last : (characters[0] ?? '?').toUpperCase();
}
