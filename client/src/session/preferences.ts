import { effect, signal } from '@preact/signals';
import { readStored, store } from '../net/browser-storage.ts';
import { PREFERENCES } from '../net/storage-keys.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const LOUDNESS = ['off', 'low', 'full'] as const;
export type Loudness = (typeof LOUDNESS)[number];
/** The speeds of animations, as factors. With `none`, nothing moves and each new state is shown at once. */
export const SPEEDS = { slow: 0.5, normal: 1, fast: 2.5, none: Number.POSITIVE_INFINITY } as const;
export type Speed = keyof typeof SPEEDS;

/** The subjects that have a hint. Each hint is shown once. */
export const HINTS = ['turn', 'aim', 'question', 'stack', 'log'] as const;
export type HintId = (typeof HINTS)[number];

/** The user's preferences for look and sound, stored in this browser. */
export interface Preferences {
  readonly theme: Theme;
  readonly sound: Loudness;
  /** The speed of animations on the map. */
  readonly speed: Speed;
  /** True to send a notification when it is the user's move while this tab is hidden. */
  readonly isCalled: boolean;
  /** True if hints are shown. `seen` lists the hints that the user has already seen. */
  readonly hints: boolean;
  readonly seen: readonly HintId[];
  /**
   * The id of the battle in which the coach guides the user. `done` if the lesson has ended; empty if it has not
   * started.
   */
  readonly lesson: string;
  /**
   * The smallest expected gain for which the user is asked to react, in percent of a fighter's health; 0 to always ask.
   */
  readonly askFrom: number;
}

const INITIAL: Preferences = {
  theme: 'system',
  sound: 'low',
  speed: 'normal',
  isCalled: false,
  hints: true,
  seen: [],
  lesson: '',
  askFrom: 0,
};

export const preferences = signal<Preferences>(INITIAL);
/** The theme that the page has now: the preferred one, or the one that suits the device. */
export const appliedTheme = signal<Exclude<Theme, 'system'>>('dark');

export function prefer(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.peek(), ...changes };
  store(PREFERENCES, preferences.peek());
}

export function isHintWanted(id: HintId): boolean {
  const { hints, seen } = preferences.value;
  return hints && !seen.includes(id);
}

/** Marks a hint as seen, so that it is not shown again. */
export function seeHint(id: HintId): void {
  const { seen } = preferences.peek();
  if (!seen.includes(id)) prefer({ seen: [...seen, id] });
}

/** Loads the stored preferences, and applies the theme to the page whenever it changes. */
export function applyPreferences(): void {
  preferences.value = { ...INITIAL, ...readStored<Partial<Preferences>>(PREFERENCES) };
  const light = matchMedia('(prefers-color-scheme: light)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const forced = matchMedia('(forced-colors: active)');
  const look = () => {
    const { theme } = preferences.value;
    const own = contrast.matches || forced.matches ? 'contrast' : light.matches ? 'light' : 'dark';
    appliedTheme.value = theme === 'system' ? own : theme;
    document.documentElement.dataset.theme = appliedTheme.value;
  };
  for (const query of [light, contrast, forced]) query.addEventListener('change', look);
  effect(look);
}
