/** Where somebody is signed in, as people call it: `微信 · 安卓`. */
import { t } from '../i18n/index.ts';

/** Names of the hall (`hall/devices.py`), `''` for what nobody knows. */
export interface Place {
  browser: string;
  system: string;
}

export function deviceName({ browser, system }: Place): string {
  const { browsers, systems, unknown } = t().account.sessions;
  const known = [browsers[browser] ?? browser, systems[system] ?? system].filter((name) => name !== '');
  return known.length > 0 ? known.join(' · ') : unknown;
}
