/** The rules of a game. */
export default {
  title: '规矩',
  of: (game: string) => `${game}的规矩`,
  choose: '看哪种打法',
  options: '开牌友桌能改的',
  contents: '目录',
  standard: (value: string) => `照常 ${value}`,
  choices: (list: string) => `可选 ${list}`,
  range: (least: number, most: number) => `${least} 到 ${most}`,
  chineseOnly: '',
};
