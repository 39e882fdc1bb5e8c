import type { Catalogue } from '../zh-Hans.ts';

/** Why something was not done, by the key of the refusal, and what to do about it. */
export default {
  offline: 'The line is down. Try again when it is back',
  'no-answer': 'The teahouse does not answer. Try again in a while',
  'too-late': 'The line came back too late for this move',
  unknown: 'That does not work. Try something else',
  'bad-password': 'A password has {least} to {most} characters; choose a longer one',
  'name-empty': 'Write a name first',
  'name-too-long': 'A name has at most {longest} characters; choose a shorter one',
  'name-characters': 'The name has characters that cannot be seen; write it another way',
  'name-taken': 'Somebody has this name; choose another, or add a character',
  'already-registered': 'This account is registered; you may change its password',
  'not-registered': 'Register first',
  'wrong-credentials': 'Name or password is wrong; check capitals and try again',
  'wrong-password': 'The password is wrong; try again',
  'wrong-reset-code': 'Name or code is wrong, or the code is used up or too old; ask the host for another',
  'too-many-requests': 'Too many tries; wait {wait} s',
  'leave-tables-first': 'You sit at a table; leave it, then close the account',
  'unknown-session': 'That device is signed out already',
  'private-player': 'This player’s rounds are private',
  'unknown-player': 'There is no such player, or no longer',
  unauthenticated: 'This device has to sign in again, under “Me”',
  'not-saved': 'The house cannot write its books; try again in a while',
  'daily-limit':
    'You have played the {minutes} minutes that you set yourself; come back tomorrow, or change it under “Me”',
  'bad-daily-limit': 'At most {most} minutes a day; choose fewer',
} satisfies Catalogue['refusals'];
