/** One's account in the hall's REST interface. All throw `Refusal`. */
import type { Me } from '../wire/hall.ts';
import type {
  Digits,
  Farewell,
  NewFactor,
  NewPassword,
  NoFactor,
  TelephoneKey,
  OwnSession,
  PasswordReset,
  PlayReport,
  Registration,
  SignIn,
} from '../wire/people.ts';
import { ask } from './http.ts';

/** Makes the guest that one is a registered player; points and rounds stay. */
export const register = (registration: Registration) => ask<Me>('POST', '/register', registration);
export const signInAs = (proof: SignIn) => ask<Me>('POST', '/session', proof);
export const signOut = () => ask<unknown>('DELETE', '/session');
/** Where one is signed in, the last seen first. */
export const sessions = () => ask<OwnSession[]>('GET', '/sessions');
export const endSession = (id: string) => ask<unknown>('DELETE', `/sessions/${id}`);
/** Everywhere but here. */
export const endOtherSessions = () => ask<unknown>('DELETE', '/sessions');
/** All other devices are signed out. */
export const changePassword = (passwords: NewPassword) => ask<unknown>('POST', '/password', passwords);
/** By the host's one-time code; all other devices are signed out. */
export const resetPassword = (reset: PasswordReset) => ask<Me>('POST', '/password/reset', reset);
/** A key for one's telephone; nothing is asked for before its first digits were told. */
export const offerSecondFactor = (proof: NewFactor) => ask<TelephoneKey>('POST', '/second-factor', proof);
export const turnSecondFactorOn = (shown: Digits) => ask<unknown>('POST', '/second-factor/on', shown);
export const turnSecondFactorOff = (proof: NoFactor) => ask<unknown>('POST', '/second-factor/off', proof);
/** For good. */
export const closeAccount = (farewell: Farewell) => ask<unknown>('POST', '/me/close', farewell);
/** How long one has played, and what one's own limit leaves of today. */
export const playTime = () => ask<PlayReport>('GET', '/me/play-time');

/** Where a browser downloads all that the hall keeps under one's account. */
export const EXPORT = '/api/me/export';
