/* Generated from en/advice.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const better = 'What would be better';
export const searching = 'Searching…';
export const nothingBetter = 'Nothing nearby raises this chance.';
export const withDetails = (details: string) => `With ${details}`;
export const withoutDetails = (details: string) => `Without ${details}`;
export const fromHex = (place: string) => `From ${place}`;
export const first = (action: string) => `First: ${action}`;
export const ifAllyStands = (name: string, place: string) => `With ${name} at ${place}`;
export const without = (cause: string) => `no ${cause}`;
export const back = (action: string) => `Back to ${action}`;
export const preview = (what: string, chance: string) => `Preview: ${what}, ${chance}`;
export const thenChance = (action: string, chance: string) => `Then ${action}: ${chance}`;
export const dangerMap = 'Danger map';
export const dangerHow = 'Average damage to this fighter before their next turn, if every enemy attacks them';
export const dangerTo = (name: string) => `Danger to ${name}`;
export const waitsForTurn = 'Shown when one of your fighters has a turn.';
export const progress = (done: number, all: number) =>
  `${formatNumber(done)} of ${pluralForm(all, { one: `${formatNumber(all)} hex`, other: `${formatNumber(all)} hexes` })}`;
export const notKnown = (names: string) => `Not counted, because you don’t know their numbers: ${names}`;
export const LEVELS = { none: 'none', low: 'low', medium: 'medium', high: 'high', extreme: 'extreme' };
export const share = (percent: string) => `from ${percent} of health`;
export const dangerAt = (level: string, damage: string) => `danger: ${level}, about ${damage} damage`;
export const noDanger = 'danger: none';
