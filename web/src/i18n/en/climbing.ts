import type { Catalogue } from '../zh-Hans.ts';

const RANKS: Readonly<Record<string, string>> = { T: '10', sj: 'small joker', bj: 'big joker' };

const rank = (key: string) => RANKS[key] ?? key;
const cards = (number: number) => (number === 1 ? '1 card' : `${number} cards`);

export default {
  rank,
  row: (ranks) => {
    const named = ranks.map(rank);
    return named.join(named.some((one) => one.length > 1) ? ' ' : '');
  },
  ranks: (runs) =>
    runs.map(([first, last]) => (first === last ? rank(first) : `${rank(first)}–${rank(last)}`)).join(', '),
  stack: (of, number) => `${rank(of)}, ${cards(number)}`,
  bombBadge: (number) => `${number} ✹`,
  standsFor: (card, of) => `${card} as ${rank(of)}`,
  openStack: (of) => `${rank(of)}, suits`,
  left: (number) => `${number} left`,
  cards: (number) => cards(number),
  points: (number) => `${number} pts`,
  out: 'out',
  friend: 'Ally',
  seen: (of, number) => `${number} × ${rank(of)}`,

  versus: {
    title: 'Score',
    ours: 'We',
    theirs: 'They',
    of: (name) => `${name}’s side`,
    side: (name, secured, pending) => `${name}: ${secured} points secured, ${pending} pending`,
    secured: (points) => `${points} sec.`,
  },
  ribbon: 'This round',
  kitty: { title: 'Kitty', covered: (number) => `Kitty: ${cards(number)}` },
  throwing: 'Throw in?',
  throwWins: 'Four jokers, or eight of a rank: shown, they win',
  bidding: {
    title: 'Bidding',
    none: 'No bid yet',
    standing: (name, bid) => `${name} bids ${bid}`,
    bid: (bid) => `Bid ${bid}`,
    less: 'A step less',
    more: 'A step more',
    wheel: 'Your bid',
  },
  pot: { caption: 'Trick', unit: 'pts' },

  strip: {
    play: 'Play',
    playIt: (what) => `Play ${what}`,
    cannot: 'Cannot beat',
    nothing: 'Nothing beats it',
    choose: 'Choose cards',
    lead: 'Your lead',
    follow: (pass) => `Beat it, or ${pass.toLowerCase()}`,
    waiting: (name) => `Waiting: ${name}`,
    must: (card) => `With the ${card}`,
    readAs: 'Read as',
    throwing: 'Does anybody throw in?',
    closing: 'Last trick: only for its points',
  },
  counter: {
    title: 'Card counter',
    open: 'Counter',
    unseen: (of, number) => `${rank(of)}: ${number} unseen`,
  },
  tricks: {
    last: 'Last trick',
    title: (number) => `Trick ${number}`,
    of: (name, points) => (points === null ? `to ${name}` : `to ${name}, ${points} points`),
    earlier: 'Earlier trick',
    later: 'Later trick',
  },
  habits: {
    pass: 'Pass when nothing beats',
    passHint: 'After a second, by itself',
    note: 'For this round only',
  },
  happened: {
    lot: (name) => `${name} leads, by lot`,
    declarer: (name) => `${name} is the declarer and leads`,
    bade: (name, bid) => `${name} bids ${bid}`,
    dealer: (name, bid) => `${name} is the declarer at ${bid}`,
    kitty: (name) => `${name} takes the kitty`,
    thrown: (name) => `${name} throws in`,
    nobodyThrew: 'Nobody throws in',
    turned: (card, of) => `The ${card} is turned up: ${rank(of)} is the blade`,
    partnered: (name, partner) => `${name} and ${partner} are partners`,
    'first-out': (name) => `${name} was first out and leads`,
    card: (name, card) => `${name} holds the ${card} and leads`,
    played: (name, kind, ranks) => `${name} plays ${kind.toLowerCase()} ${ranks}`,
    counted: (name, kind, ranks, number) => `${name} plays ${kind.toLowerCase()} ${ranks}, ${cards(number)}`,
    passed: (name) => `${name} passes`,
    lastCard: (name) => `${name} has one card left`,
    out: (name, place) => `${name} is out: ${place.toLowerCase()}`,
    taken: (name, points) => (points > 0 ? `${name} takes ${points} points` : `${name} takes the trick`),
    inherited: (name, from) => `${from} is out; ${name} inherits the lead`,
  },
  spoken: {
    single: (of) => rank(of),
    pair: (of) => `pair of ${rank(of)}`,
    triple: (of) => `three ${rank(of)}`,
    bomb: (of, number, kind) => `${number} times ${rank(of)}, ${kind.toLowerCase()}`,
  },
  settled: {
    won: 'Win',
    order: 'Order of going out',
    leftover: (number) => `${number} left`,
    spare: 'The unused pile',
    base: (points) => `Base ${points}`,
    unit: 'pts',
  },
  keys: {
    choose: 'choose',
    take: 'raise',
    down: 'within a stack',
    play: 'play',
    enter: 'Enter',
    pass: 'pass',
    sort: 'sort',
    last: 'last trick',
    counter: 'counter',
    open: 'suits',
    none: 'lower all',
  },
} satisfies Catalogue['climbing'];
