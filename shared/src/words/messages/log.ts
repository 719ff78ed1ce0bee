/* Generated from en/log.json by `npm run words`. Edit that file instead. */

import { formatNumber, formatPercent, pluralForm } from '../../engine/language/intl.ts';

export const cameUpon = (by: string) => `${by} can’t go any further: something unseen blocks the way.`;
export const shown = (target: string) => `${target} is revealed.`;
export const hid = (target: string) => `${target} is now hidden.`;
export const placed = (target: string, to: string) => `The GM places ${target} on hex ${to}.`;
export const moved = (target: string, from: string, to: string) =>
  `The GM moves ${target} from hex ${from} to ${to}.`;
export const dieRolled = (target: string) => `A die is rolled for ${target}.`;
export const dieSet = (sides: number, face: number) =>
  `The GM sets a die: the next d${formatNumber(sides)} will show ${formatNumber(face)}.`;
export const dieCanceled = 'The GM cancels the preset die.';
export const chancesOn = 'The GM can now see the win probability of this fight.';
export const chancesOff = 'The GM can no longer see the win probability of this fight.';
export const painted = (hexes: number, terrain: string, before: string) =>
  `The GM repaints ${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })}: ${terrain} (previously: ${before}).`;
export const paintedBefore = (hexes: number, terrain: string) => `${formatNumber(hexes)} × ${terrain}`;
export const sceneryChanged = (theme: string, light: string, weather: string) =>
  `The GM changes the scenery: ${theme}, ${light}, ${weather}.`;
export const notes = {
  added: (kind: 'label' | 'drawing' | 'other', isSecret: 'true' | 'other') => `The GM adds ${(kind === 'label' ? 'a label' : kind === 'drawing' ? 'a drawing' : 'an area')} to the map${(isSecret === 'true' ? ' (only GMs see it)' : '')}.`,
  changed: (kind: 'label' | 'drawing' | 'other', isSecret: 'true' | 'other') => `The GM changes ${(kind === 'label' ? 'a label' : kind === 'drawing' ? 'a drawing' : 'an area')} on the map${(isSecret === 'true' ? ' (only GMs see it)' : '')}.`,
  removed: (kind: 'label' | 'drawing' | 'other', isSecret: 'true' | 'other') => `The GM removes ${(kind === 'label' ? 'a label' : kind === 'drawing' ? 'a drawing' : 'an area')} from the map${(isSecret === 'true' ? ' (only GMs see it)' : '')}.`,
};
export const namedNotes = {
  added: (kind: 'label' | 'drawing' | 'other', name: string, isSecret: 'true' | 'other') => `The GM adds the ${(kind === 'label' ? 'label' : kind === 'drawing' ? 'drawing' : 'area')} “${name}” to the map${(isSecret === 'true' ? ' (only GMs see it)' : '')}.`,
  changed: (kind: 'label' | 'drawing' | 'other', name: string, isSecret: 'true' | 'other') => `The GM changes the ${(kind === 'label' ? 'label' : kind === 'drawing' ? 'drawing' : 'area')} “${name}” on the map${(isSecret === 'true' ? ' (only GMs see it)' : '')}.`,
  removed: (kind: 'label' | 'drawing' | 'other', name: string, isSecret: 'true' | 'other') => `The GM removes the ${(kind === 'label' ? 'label' : kind === 'drawing' ? 'drawing' : 'area')} “${name}” from the map${(isSecret === 'true' ? ' (only GMs see it)' : '')}.`,
};
export const timedOut = (by: string, ruling: string) => `${by} ran out of time: ${ruling}.`;
export const autoPassed = (by: string, option: string, gain: number) =>
  `${by} auto-passed. Best option: ${option} (gain ${formatNumber(gain)}%).`;
export const autoChosen = (by: string, option: string) => `Auto-response for ${by}: ${option}.`;
export const defaulted = (ruling: string) => `The GM didn’t rule in time, so the default applies: ${ruling}.`;
export const continued = (round: number) =>
  `A new fight with new dice starts here, continuing from round ${formatNumber(round)}.`;
export const continuedOf = (round: number, title: string) =>
  `A new fight with new dice starts here, continuing from round ${formatNumber(round)} of “${title}”.`;
export const rewound = {
  own: (who: string, steps: number, round: number) => `${who} undid ${pluralForm(steps, { one: `${formatNumber(steps)} step`, other: `${formatNumber(steps)} steps` })}, back to round ${formatNumber(round)}`,
  granted: (who: string, steps: number, round: number) => `At ${who}’s request, the GM undid ${pluralForm(steps, { one: `${formatNumber(steps)} step`, other: `${formatNumber(steps)} steps` })}, back to round ${formatNumber(round)}`,
  gm: (who: string, steps: number, round: number) => `${who} (GM) undid ${pluralForm(steps, { one: `${formatNumber(steps)} step`, other: `${formatNumber(steps)} steps` })}, back to round ${formatNumber(round)}`,
  restored: (who: string, steps: number, round: number) => `${who} (GM) restored ${pluralForm(steps, { one: `${formatNumber(steps)} step`, other: `${formatNumber(steps)} steps` })}, back to round ${formatNumber(round)}`,
};
export const rewoundSilently = (rewind: string) => `${rewind}.`;
export const rewoundBecause = (rewind: string, why: string) => `${rewind}: ${why}`;
export const weighed = (by: string, ways: string) => `${by} considers: ${ways}.`;
export const way = (action: string, chance: number) => `${action} ${formatPercent(chance)}`;
export const wayAt = (action: string, target: string, chance: number) =>
  `${action} → ${target} ${formatPercent(chance)}`;
export const changed = (target: string, field: string) => `The GM changes ${target}: ${field}.`;
export const changedFrom = (target: string, field: string, from: string, to: string) =>
  `The GM changes ${target}. ${field}: ${from} → ${to}.`;
export const forced = (target: string, action: string, reasons: string) =>
  `GM override: ${target}, ${action}. Overruled: ${reasons}.`;
export const reasons = { 'not-your-turn': 'Not their turn' };
export const lacks = (resource: string) => `Not enough ${resource}`;
export const hurt = (target: string, amount: number) => `${target} loses ${formatNumber(amount)} HP.`;
export const hurtTo = (target: string, amount: number, hp: number) =>
  `${target} loses ${formatNumber(amount)} HP and has ${formatNumber(hp)} left.`;
export const healed = (target: string, amount: number) => `${target} regains ${formatNumber(amount)} HP.`;
export const healedTo = (target: string, amount: number, hp: number) =>
  `${target} regains ${formatNumber(amount)} HP and now has ${formatNumber(hp)}.`;
export const defeated = (target: string) => `${target} is defeated.`;
export const afflicted = (target: string, condition: string) => `${target}: ${condition}.`;
export const relieved = (target: string, condition: string) => `${target}: no longer ${condition}.`;
export const gained = (target: string, resource: string, amount: number) =>
  `${target}: ${resource} +${formatNumber(amount)}.`;
export const lost = (target: string, resource: string, amount: number) =>
  `${target}: ${resource} −${formatNumber(amount)}.`;
export const ruled = (target: string, ruling: string) => `The GM’s ruling on ${target}’s action: ${ruling}.`;
export const joined = (target: string) => `${target} joins the fight.`;
export const removed = (name: string) => `${name} leaves the fight.`;
export const over = 'The fight is over.';
export const won = (side: string) => `The fight is over. Winner: ${side}.`;
