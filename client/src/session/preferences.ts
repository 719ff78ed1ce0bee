import { effect, signal } from '@preact/signals';
import { keep, readStored } from '../net/browser-storage.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const LOUDNESS = ['off', 'low', 'full'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** The places that have a hint. Each hint is shown once. */
export const HINTS = ['turn', 'aim', 'question', 'stack', 'log'] as const;
export type HintId = (typeof HINTS)[number];

/** The user's preferences for look and sound, stored in this browser. */
export interface Preferences {
  readonly theme: Theme;
  readonly sound: Loudness;
  /** True to notify the user when it is their move while this tab is hidden. */
  readonly isCalled: boolean;
  /** True if hints are shown. `seen` lists those that have already been shown. */
  readonly hints: boolean;
  readonly seen: readonly HintId[];
  /** Id of the battle that is the first lesson; `done` after it; empty before. */
  readonly lesson: string;
}

const KEY = 'riposte:preferences';
const INITIAL: Preferences = {
  theme: 'system',
  sound: 'low',
  isCalled: false,
  hints: true,
  seen: [],
  lesson: '',
};

export const preferences = signal<Preferences>(INITIAL);

export function prefer(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.peek(), ...changes };
  keep(KEY, preferences.peek());
}

export function isHintWanted(id: HintId): boolean {
  const { hints, seen } = preferences.value;
  return hints && !seen.includes(id);
}

/** Marks a hint as read. It is not shown again. */
export function seeHint(id: HintId): void {
  const { seen } = preferences.peek();
  if (!seen.includes(id)) prefer({ seen: [...seen, id] });
}

/** Reads the stored preferences and keeps the page's theme up to date. */
export function applyPreferences(): void {
  preferences.value = { ...INITIAL, ...readStored<Partial<Preferences>>(KEY) };
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
