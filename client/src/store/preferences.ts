import { effect, signal } from '@preact/signals';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const LOUDNESS = ['off', 'low', 'full'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** How somebody wants the page to look and sound; kept in this browser, where it lets us. */
export interface Preferences {
  readonly theme: Theme;
  readonly sound: Loudness;
  /** Whether to be called from another tab when one is waited for. */
  readonly isCalled: boolean;
}

const KEY = 'riposte:preferences';
const INITIAL: Preferences = { theme: 'system', sound: 'low', isCalled: false };

export const preferences = signal<Preferences>(INITIAL);

export function prefer(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.peek(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences.peek()));
  } catch {
    // storage is blocked: it holds until the page is left
  }
}

/** Reads what is kept, and has the page look so from now on. */
export function applyPreferences(): void {
  try {
    preferences.value = { ...INITIAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    // nothing can be read: it is as in the beginning
  }
  const light = matchMedia('(prefers-color-scheme: light)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const look = () => {
    const { theme } = preferences.value;
    const own = contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme === 'system' ? own : theme;
  };
  for (const query of [light, contrast]) query.addEventListener('change', look);
  effect(look);
}
