import type { Catalogue } from '../zh-Hans.ts';

/** Playing with measure. */
export default {
  title: 'Play with measure',
  daily: 'Play for pleasure, and stretch your legs now and then',
  advice: [
    'A round is an hour with neighbours; winning and losing are only a score.',
    'After an hour get up, look into the distance, drink some water.',
    'Eat in time, sleep in time; home comes first.',
    'Do not play points for money, do not play for others, do not lend your account.',
    'Children finish their homework first and play with grown-ups.',
  ],
  played: (minutes: number) =>
    minutes < 60
      ? `You have played for ${minutes} minutes. Get up for a moment, drink some water`
      : `You have played for ${Math.floor(minutes / 60)} h. Get up for a moment, drink some water`,
  today: 'Played today',
  minutes: (n: number) => (n < 60 ? `${n} min` : `${Math.floor(n / 60)} h${n % 60 ? ` ${n % 60} min` : ''}`),
  left: (minutes: string) => `${minutes} left`,
  over: 'That is enough for today; come back tomorrow',
  week: 'These seven days',
  limit: 'At most a day',
  limitHint: 'After it no new table; the one you are at is played to its end',
  unlimited: 'No limit',
  saved: 'Noted',
} satisfies Catalogue['health'];
