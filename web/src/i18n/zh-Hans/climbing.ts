/** The table of the climbing games: stacks, plays that beat plays, points of the sides. */
const RANKS: Readonly<Record<string, string>> = { T: '10', sj: '小王', bj: '大王' };
const FIGURES = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

const rank = (key: string) => RANKS[key] ?? key;

export default {
  rank,
  /** Ranks in a row, as on a button: 「KKKK」, 「10 10」. */
  row: (ranks: readonly string[]) => {
    const named = ranks.map(rank);
    return named.join(named.some((one) => one.length > 1) ? ' ' : '');
  },
  /** Ranks and runs of ranks in a sentence: 「4–9」, 「3、8」. */
  ranks: (runs: readonly (readonly [first: string, last: string])[]) =>
    runs.map(([first, last]) => (first === last ? rank(first) : `${rank(first)}–${rank(last)}`)).join('、'),
  stack: (of: string, number: number) => `${rank(of)}，${number} 张`,
  bombBadge: (number: number) => `${number} 炸`,
  standsFor: (card: string, of: string) => `${card}当${rank(of)}`,
  openStack: (of: string) => `${rank(of)}，看花色`,
  left: (number: number) => `剩 ${number}`,
  cards: (number: number) => `${number} 张`,
  points: (number: number) => `${number} 分`,
  out: '已出完',
  friend: '友',
  seen: (of: string, number: number) => `${rank(of)} ${number} 张`,

  versus: {
    title: '比分',
    ours: '我方',
    theirs: '对方',
    of: (name: string) => `${name}一方`,
    side: (name: string, secured: number, pending: number) => `${name}已得 ${secured} 分，未定 ${pending} 分`,
    secured: (points: number) => `已得 ${points}`,
  },
  ribbon: '这一局',
  kitty: { title: '底牌', covered: (number: number) => `底牌 ${number} 张` },
  throwing: '抛不抛牌',
  throwWins: '四个王，或八张一样：摊开就赢',
  bidding: {
    title: '叫牌',
    none: '还没人叫',
    standing: (name: string, bid: string) => `${name}叫到 ${bid}`,
    bid: (bid: string) => `叫 ${bid}`,
    less: '低一级',
    more: '高一级',
    wheel: '叫几倍',
  },
  pot: { caption: '这一轮', unit: '分' },

  strip: {
    play: '出牌',
    playIt: (what: string) => `出 ${what}`,
    cannot: '要不起',
    nothing: '没有牌压得住',
    choose: '先挑牌',
    lead: '你先出',
    follow: (pass: string) => `压住它，或者${pass}`,
    waiting: (name: string) => `等${name}`,
    must: (card: string) => `要带上${card}`,
    readAs: '当作',
    throwing: '看有没有人抛牌',
    closing: '最后一轮，只争这一轮的分',
  },
  counter: {
    title: '记牌器',
    open: '记牌',
    unseen: (of: string, number: number) => `${rank(of)}没见 ${number} 张`,
  },
  tricks: {
    last: '上一轮',
    title: (number: number) => `第 ${number} 轮`,
    of: (name: string, points: number | null) => (points === null ? `${name}收` : `${name}收，${points} 分`),
    earlier: '前一轮',
    later: '后一轮',
  },
  habits: {
    pass: '要不起就不出',
    passHint: '没有牌压得住时，过一秒自动不出',
    note: '只管这一局',
  },
  happened: {
    lot: (name: string) => `抽签，${name}先出`,
    declarer: (name: string) => `${name}坐庄，先出`,
    bade: (name: string, bid: string) => `${name}叫 ${bid}`,
    dealer: (name: string, bid: string) => `${name}坐庄，${bid}`,
    kitty: (name: string) => `${name}拿了底牌`,
    thrown: (name: string) => `${name}抛牌`,
    nobodyThrew: '没有人抛牌',
    turned: (card: string, of: string) => `翻出${card}，${rank(of)} 是刀`,
    partnered: (name: string, partner: string) => `${name}和${partner}做对家`,
    'first-out': (name: string) => `${name}头游，先出`,
    card: (name: string, card: string) => `${name}有${card}，先出`,
    played: (name: string, kind: string, ranks: string) => `${name}出${kind} ${ranks}`,
    counted: (name: string, kind: string, ranks: string, number: number) =>
      `${name}出${kind} ${ranks}，${number} 张`,
    passed: (name: string, word: string) => `${name}${word}`,
    lastCard: (name: string) => `${name}报单，只剩一张`,
    out: (name: string, place: string) => `${name}出完了，${place}`,
    taken: (name: string, points: number) => (points > 0 ? `${name}收 ${points} 分` : `${name}收这一轮`),
    inherited: (name: string, from: string) => `${from}已出完，${name}接风`,
  },
  /** Said aloud: 「对 10」, 「三个 K」, 「五个 9，炸弹」. */
  spoken: {
    single: (of: string) => rank(of),
    pair: (of: string) => `对${rank(of)}`,
    triple: (of: string) => `三个${rank(of)}`,
    bomb: (of: string, number: number, kind: string) => `${FIGURES[number] ?? number}个${rank(of)}，${kind}`,
  },
  settled: {
    won: '胜',
    order: '出完的先后',
    leftover: (number: number) => `剩 ${number} 张`,
    spare: '没用的一堆',
    base: (points: number) => `底分 ${points}`,
    unit: '分',
  },
  keys: {
    choose: '选牌',
    take: '抬起',
    down: '一列里上下',
    play: '出牌',
    enter: '回车',
    pass: '不出',
    sort: '理牌',
    last: '上一轮',
    counter: '记牌器',
    open: '看花色',
    none: '全放下',
  },
};
