/** By which name somebody has signed in on this machine: a hall that knows his session no longer cannot say it. */
const STORED_AS = 'account/login';

export const rememberedLogin = (): string | null => localStorage.getItem(STORED_AS);
export const rememberLogin = (login: string): void => localStorage.setItem(STORED_AS, login);
export const forgetLogin = (): void => localStorage.removeItem(STORED_AS);
