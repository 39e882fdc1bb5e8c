/** Times and figures as the host's desk writes them. */
export { moment } from '../i18n/moment.ts';

export const count = (n: number): string => n.toLocaleString('en-US');
