/* Generated from en/engine-refusals.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../engine/language/intl.ts';

export const codes = {
  'not-your-turn': 'It’s not your turn.',
  'no-prompt': 'You have no choice to make right now.',
  'prompt-open': 'Someone has a pending choice. Wait until they decide.',
  'not-an-option': 'That isn’t one of your options.',
  'not-enough-ap': 'You don’t have enough AP for that.',
  'once-per-turn': 'You can do that only once per turn.',
  'once-per-round': 'You can do that only once per round.',
  'wrong-phase': 'You can’t do that in this phase.',
  'out-of-range': 'That is out of range.',
  'no-line-of-sight': 'You have no line of sight to that.',
  blocked: 'The way there is blocked.',
  occupied: 'Another fighter is on that hex.',
  'too-far': 'That is farther than you can move.',
  'too-large': 'The target is too large for that.',
  prevented: 'One of your conditions prevents that. Check your sheet.',
  'no-such-target': 'That target doesn’t exist.',
  'no-such-item': 'You don’t have that.',
  'not-gm': 'Only the GM can do that.',
  'bad-input': 'The table didn’t understand that. Reload the page and try again.',
  'battle-over': 'The fight is over.',
};
export const notAllowed = (code: string) => `The rules don’t allow that (${code}).`;
export const noSuchFace = (sides: number, face: number) =>
  `A d${formatNumber(sides)} can’t show ${formatNumber(face)}.`;
export const noField = (field: string) => `There’s no field “${field}”.`;
export const notSettable = (field: string) =>
  `“${field}” is computed from other values. Change those instead.`;
export const doesNotFit = (field: string, wrong: string) => `“${field}” ${wrong}.`;
export const offTheMap = (hex: string) => `Hex [${hex}] isn’t on the map.`;
export const standsThere = (name: string, hex: string) =>
  `${name} is on hex [${hex}]. Move them before you put a wall there.`;
export const noSuchGround = (terrain: string, known: string) =>
  `Unknown terrain “${terrain}”. Allowed: ${known}.`;
export const oneNote = 'Give exactly one of “label”, “drawing”, “area” and “remove”.';
export const noSuchNote = 'There’s no label, drawing or area with this ID.';
export const emptyNote = 'It needs at least one hex or point.';
export const tooManyNotes = (most: number, points: number) =>
  `A map can have at most ${formatNumber(most)} labels, drawings and areas, with ${formatNumber(points)} hexes and points in all.`;
export const idTaken = (id: string) => `There’s already a fighter with the ID “${id}”.`;
export const noOrderForTurns = 'You can’t set an auto-response for a turn.';
export const tooManyOrders = 'You have too many auto-responses. Remove some first.';
export const tooManyFighters = (most: number) => `A table can have at most ${formatNumber(most)} fighters.`;
export const whichGain = 'An auto-response by gain needs the policy “never-below” and a gain in percent.';
export const whichOption = 'Choose an option for this auto-response.';
export const whichConditions = 'Choose a condition for this auto-response.';
