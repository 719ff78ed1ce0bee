import { effect, signal } from '@preact/signals';
import { keep, recallOf } from '../net/browser-storage.ts';

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const LOUDNESS = ['off', 'low', 'full'] as const;
export type Loudness = (typeof LOUDNESS)[number];

/** Where the page explains itself, once each. */
export const HINTS = ['turn', 'aim', 'question', 'stack', 'log'] as const;
export type HintId = (typeof HINTS)[number];

/** How somebody wants the page to look and sound; kept in this browser, where it lets us. */
export interface Preferences {
  readonly theme: Theme;
  readonly sound: Loudness;
  /** Whether to be called from another tab when one is waited for. */
  readonly isCalled: boolean;
  /** Whether the page explains itself, and what of that has been read. */
  readonly hints: boolean;
  readonly seen: readonly HintId[];
}

const KEY = 'riposte:preferences';
const INITIAL: Preferences = { theme: 'system', sound: 'low', isCalled: false, hints: true, seen: [] };

export const preferences = signal<Preferences>(INITIAL);

export function prefer(changes: Partial<Preferences>): void {
  preferences.value = { ...preferences.peek(), ...changes };
  keep(KEY, preferences.peek());
}

export function isHintWanted(id: HintId): boolean {
  const { hints, seen } = preferences.value;
  return hints && !seen.includes(id);
}

/** A hint has been read: it is not shown again. */
export function seeHint(id: HintId): void {
  const { seen } = preferences.peek();
  if (!seen.includes(id)) prefer({ seen: [...seen, id] });
}

/** Reads what is kept, and has the page look so from now on. */
export function applyPreferences(): void {
  preferences.value = { ...INITIAL, ...recallOf<Partial<Preferences>>(KEY) };
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
