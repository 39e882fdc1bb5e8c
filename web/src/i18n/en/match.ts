import type { Catalogue } from '../zh-Hans.ts';

/** A friends' match: its score sheet, the vote about ending it, its end. */
export default {
  sheet: 'Score',
  round: 'Round',
  sum: 'Sum',
  noRound: 'No round is over yet',
  until: (points: number) => `Up to ${points.toLocaleString('en-US')} points`,
  final: 'Final standing',
  over: 'The match is over',
  dissolved: 'The table has broken up',
  lastRound: 'The last round',
  again: 'Play another match',
  join: 'The next table is open, sit there',
  vote: {
    title: 'Vote to end',
    ask: 'Call a vote to end this table?',
    explain: 'It ends when more than half agree. Who says nothing within a minute agrees.',
    void: 'This round will not count, those before it will.',
    call: 'Call it',
    called: (name: string) => `Shall the table end? asks ${name}`,
    count: (agreed: number, against: number) => `${agreed} for, ${against} against`,
    agree: 'Agree',
    stay: 'Play on',
    youAgreed: 'You agreed',
    youStay: 'You want to play on',
    failed: 'The vote failed, play on',
  },
  result: {
    title: 'Picture of the result',
    drawing: 'Drawing it',
    alt: (game: string) => `The result of ${game}, as a picture`,
    share: 'Send to friends',
    keep: 'Keep it',
    failed: 'This browser cannot draw it; take a screenshot instead',
    invitation: 'Come and play',
  },
} satisfies Catalogue['match'];
