import type { Catalogue } from '../zh-Hans.ts';

/** The rules of a game. */
export default {
  title: 'Rules',
  of: (game: string) => `Rules of ${game}`,
  choose: 'Which game',
  options: 'What a friends’ table may change',
  contents: 'Contents',
  standard: (value: string) => `standard: ${value}`,
  choices: (list: string) => `choices: ${list}`,
  range: (least: number, most: number) => `${least} to ${most}`,
  chineseOnly: 'The rules of this game are written in Chinese alone.',
} satisfies Catalogue['rules'];
