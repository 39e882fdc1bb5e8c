import type { Catalogue } from '../zh-Hans.ts';

/** What several screens say. */
export default {
  house: {
    name: 'Teahouse',
    greeting: 'Sit down, have some tea, play a round',
  },
  towns: {
    zhuji: 'Zhuji',
    wenling: 'Wenling',
    national: 'China',
  },
  line: {
    lost: 'The line is down. We are reconnecting, your seat is kept',
    lostShort: 'The line is down, reconnecting',
    back: 'Back on the line',
    restarting: 'The teahouse is refilling, back in a moment',
  },
  update: {
    waiting: 'A newer version is ready. It can wait until this round is over',
    now: 'Change now',
    later: 'Later',
  },
  nav: {
    lobby: 'Lobby',
    friends: 'Friends',
    rounds: 'Rounds',
    roundsLong: 'Rounds and replays',
    rules: 'Rules',
    settings: 'Settings',
    mine: 'Me',
    admin: 'Host',
    main: 'Main menu',
  },
  back: 'Back',
  close: 'Close',
  cancel: 'Never mind',
  yes: 'Yes',
  again: 'Try again',
  retrying: 'Trying',
  points: (n: number) => `${n.toLocaleString('en-US')} points`,
  pointsOnly: (n: number) => n.toLocaleString('en-US'),
  seconds: (n: number) => `${n} s`,
  bot: 'bot',
  notFound: 'There is no table here. Have a look in the lobby',
  toLobby: 'To the lobby',
  loading: 'The tea is brewing',
  failed: 'The teahouse does not answer. Try again in a while',
  takeBack: 'Play on here',
  gone: {
    'opened-elsewhere': 'This table is open in another window',
    closed: 'This table has broken up',
    left: 'You have left this table',
    'asked-to-leave': 'The host has asked you to leave this table',
  },
} satisfies Catalogue['common'];
