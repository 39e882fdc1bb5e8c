/** The settlement of a round: what won, why it counts, who pays whom. */
export default {
  title: '结算',
  hand: '胡的牌',
  won: '胡',
  threw: '炮',
  declared: '包',
  worth: (n: number, unit: string) => `${n} ${unit}`,
  unit: '台',
  drawn: '荒庄',
  selfDrew: (tile: string) => `自摸${tile}`,
  took: (name: string, tile: string) => `胡${name}打出的${tile}`,
  robbed: (name: string, tile: string) => `抢${name}的杠，胡${tile}`,
  standsFor: (wild: string, tile: string) => `${wild}作${tile}`,
  wonOn: (tile: string) => `胡${tile}`,
  tripletOf: (tile: string) => `${tile}刻`,
  whyTitle: '怎么算的',
  sum: '合计',
  hands: '各家的牌',
  /** Points doubled so many times; `value` is what that makes, `total` what it counts as after rounding or a limit. */
  doubled: (points: string, times: number, value: number, total: number) =>
    [
      times > 0 ? `${points} × ${2 ** times} = ${value}` : points,
      ...(total === value ? [] : [`算 ${total}`]),
    ].join('，'),
  enough: (needed: number) => (needed > 1 ? `要 ${needed} 台，够了` : '一台起胡，够了'),
  contract: (name: string, bid: string, wilds: string) =>
    wilds ? `${name}包${bid}，定${wilds}为财神` : `${name}包${bid}，没有财神`,
  who: '谁赢谁输',
  round: '本局',
  balance: '积分',
  pays: (payers: string, amount: number, each: boolean) => `${payers}${each ? '各付' : '付'} ${amount}`,
  paysTo: (payers: string, receivers: string, amount: number, each: boolean) =>
    `${payers}付${receivers}${each ? '各' : ''} ${amount}`,
  /** What a room moves more than the rules say. */
  stake: {
    title: (n: number) => `${n} 倍`,
    moves: (all: (readonly [name: string, points: string])[]) =>
      `积分动的是：${all.map(([name, points]) => `${name} ${points}`).join('，')}`,
  },
  sentences: (one: string, other: string) => `${one}。${other}`,
  replay: '回放',
  verify: '验牌',
  look: '看牌桌',
  again: '再来一局',
  waiting: '等牌友',
  isReady: '好了',
  change: '换桌',
  leave: '离开',
  showAgain: '看结算',
};
