/** One's rounds (战绩与回放). */
export default {
  title: '战绩与回放',
  none: '还没有打完的局。去坐一桌吧',
  number: (n: number) => `第 ${n} 局`,
  replay: '回放',
  replayOf: (game: string, n: number) => `回放${game}第 ${n} 局`,
  more: '再往前',
  today: '今天',
  yesterday: '昨天',
  sum: (n: number) => `近 ${n} 局`,
  me: '我',
};
