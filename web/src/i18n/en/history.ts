import type { Catalogue } from '../zh-Hans.ts';

/** One's rounds. */
export default {
  title: 'Rounds and replays',
  none: 'No finished round yet. Go and sit down',
  number: (n: number) => `Round ${n}`,
  replay: 'Replay',
  replayOf: (game: string, n: number) => `Replay ${game}, round ${n}`,
  more: 'Earlier ones',
  today: 'Today',
  yesterday: 'Yesterday',
  sum: (n: number) => `Last ${n} rounds`,
  me: 'Me',
} satisfies Catalogue['history'];
