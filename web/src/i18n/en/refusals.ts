import type { Catalogue } from '../zh-Hans.ts';

/** Why something was not done, by the key of the refusal, and what to do about it. */
export default {
  offline: 'The line is down. Try again when it is back',
  'no-answer': 'The teahouse does not answer. Try again in a while',
  'too-late': 'The line came back too late for this move',
  unknown: 'That does not work. Try something else',
} satisfies Catalogue['refusals'];
