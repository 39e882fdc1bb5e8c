import type { Catalogue } from '../zh-Hans.ts';

/** The settlement of a round: what won, why it counts, who pays whom. */
export default {
  title: 'Settlement',
  hand: 'The winning hand',
  won: '胡',
  threw: '炮',
  declared: '包',
  worth: (n, unit) => `${n} ${unit}`,
  unit: 'tai',
  drawn: 'Drawn game',
  selfDrew: (tile) => `Self-draw, ${tile}`,
  took: (name, tile) => `On the ${tile} of ${name}`,
  robbed: (name, tile) => `Robbed the kong of ${name}, ${tile}`,
  standsFor: (_, tile) => `wild as ${tile}`,
  wonOn: (tile) => `wins on ${tile}`,
  tripletOf: (tile) => tile,
  whyTitle: 'What it counts',
  sum: 'Sum',
  hands: 'Everybody’s hand',
  doubled: (points, times, value, total) =>
    [
      times > 0 ? `${points} × ${2 ** times} = ${value}` : points,
      ...(total === value ? [] : [`counts as ${total}`]),
    ].join(', '),
  enough: (needed) => `needed ${needed}`,
  contract: (name, bid, wilds) =>
    wilds ? `${name} bid ${bid}, wild: ${wilds}` : `${name} bid ${bid}, no wild tile`,
  who: 'Who pays whom',
  round: 'Round',
  balance: 'Points',
  pays: (payers, amount, each) => `${payers}: ${amount}${each ? ' each' : ''}`,
  paysTo: (payers, receivers, amount, each) => `${payers} → ${receivers}: ${amount}${each ? ' each' : ''}`,
  stake: {
    title: (n) => `×${n}`,
    moves: (all) => `Points move by: ${all.map(([name, points]) => `${name} ${points}`).join(', ')}`,
  },
  sentences: (one, other) => `${one}. ${other}`,
  replay: 'Replay',
  verify: 'Verify',
  look: 'Look at the table',
  again: 'Next round',
  waiting: 'Waiting',
  isReady: 'ready',
  change: 'Other table',
  leave: 'Leave',
  showAgain: 'Show the settlement',
} satisfies Catalogue['settlement'];
