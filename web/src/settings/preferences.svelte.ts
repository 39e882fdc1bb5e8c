/** How this person likes it on this machine: kept in the browser, put on the page, read by table and sound. */

export interface Preferences {
  size: 'normal' | 'big';
  theme: 'auto' | 'light' | 'dark';
  felt: 'tea' | 'slate' | 'date';
  fourColour: boolean;
  /** `auto` follows the system. */
  motion: 'auto' | 'less' | 'full';
  /** How fast things move at the table; the hall waits for none of it. */
  speed: 'slow' | 'normal' | 'fast';
  effects: boolean;
  /** Volumes from 0 to 1. */
  effectsVolume: number;
  calls: boolean;
  callsVolume: number;
  voice: 'woman' | 'man';
  vibrate: boolean;
  /** A click of the mouse plays a tile at once. */
  singleClick: boolean;
  /** A slide over the own hand moves a tile instead of choosing another. */
  ownOrder: boolean;
  /** Log and talk beside a table that is wide enough; `null` where there is plenty of room. */
  beside: boolean | null;
  /** Whose rules the lobby shows first; `null` until somebody has said so. */
  town: 'zhuji' | 'wenling' | 'national' | null;
}

const STORED_AS = 'preferences';

const usual: Preferences = {
  size: 'normal',
  theme: 'auto',
  felt: 'tea',
  fourColour: false,
  motion: 'auto',
  speed: 'normal',
  effects: true,
  effectsVolume: 0.7,
  calls: true,
  callsVolume: 0.9,
  voice: 'woman',
  vibrate: true,
  singleClick: false,
  ownOrder: false,
  beside: null,
  town: null,
};

function remembered(): Preferences {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') as Partial<Preferences>) };
  } catch {
    return { ...usual };
  }
}

/** Read anywhere; change by assignment. */
export const preferences = $state<Preferences>(remembered());

let systemDark = $state(false);
let systemStill = $state(false);

/** The theme that shows. */
export const shownTheme = (): 'light' | 'dark' =>
  preferences.theme === 'auto' ? (systemDark ? 'dark' : 'light') : preferences.theme;

/** Whether movements are to be replaced by short fades. */
export const lessMotion = (): boolean =>
  preferences.motion === 'auto' ? systemStill : preferences.motion === 'less';

const PACE = { slow: 1.6, normal: 1, fast: 0.6 } as const;

/** By what the time of a movement is multiplied. */
export const pace = (): number => PACE[preferences.speed];

/** Keeps the page and the store in step with the preferences; called once. */
export function applyPreferences(): void {
  follow('(prefers-color-scheme: dark)', (matches) => (systemDark = matches));
  follow('(prefers-reduced-motion: reduce)', (matches) => (systemStill = matches));
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(STORED_AS, JSON.stringify(preferences));
    });
    $effect(() => {
      const { dataset, classList } = document.documentElement;
      dataset['theme'] = shownTheme();
      dataset['size'] = preferences.size;
      dataset['felt'] = preferences.felt;
      dataset['motion'] = lessMotion() ? 'less' : 'full';
      dataset['speed'] = preferences.speed;
      classList.toggle('four-colour', preferences.fourColour);
    });
  });
}

function follow(query: string, take: (matches: boolean) => void): void {
  const list = matchMedia(query);
  take(list.matches);
  list.addEventListener('change', () => take(list.matches));
}
