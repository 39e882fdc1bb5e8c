import type { Catalogue } from './zh-Hans.ts';

/** What the client says, in English, in the same tone. A missing or misspelt key does not compile. */
export default {
  house: {
    name: 'Teahouse',
    greeting: 'Sit down, have some tea, play a round',
  },
  line: {
    lost: 'The line is down. We are reconnecting, your seat is kept',
    back: 'Back on the line',
  },
  update: {
    waiting: 'A newer version is ready. It can wait until this round is over',
    now: 'Change now',
  },
} satisfies Catalogue;
