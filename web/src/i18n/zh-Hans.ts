/**
 * What the client says, in simplified Chinese: the catalogue that defines the type of all others.
 *
 * A message is a string, or a function of typed parameters. Keys are ASCII, for the traditional catalogue is this
 * file converted as text (`virtual:zh-Hant`). How to word things: short, polite, spoken; say who did what; errors
 * say what to do; no exclamation marks; Arabic figures, tiles in Chinese.
 */
const zhHans = {
  house: {
    name: '同城茶馆',
    greeting: '坐下，喝口茶，打一圈',
  },
  line: {
    lost: '网断了，正在接，牌桌替你留着',
    back: '接上了',
  },
  update: {
    waiting: '茶馆换了新茶，打完这局再换也行',
    now: '现在换',
  },
};

export default zhHans;

export type Catalogue = typeof zhHans;
