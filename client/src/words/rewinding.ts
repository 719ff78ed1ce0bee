/* Generated from en/rewinding.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const undoneSteps = 'Undone steps';
export const noLogEntries = 'The undone steps had no log entries.';
export const undoRequest = 'Undo request';
export const acceptUndo = 'Undo it';
export const decline = 'Decline';
export const why = 'Reason (optional)';
export const rewind = 'Rewind';
export const cancel = 'Cancel';
export const confirmRewind = 'Rewind to here?';
export const yoursWasDeclined = 'The GM declined your undo request.';
export const requestWasDeclined = (name: string) => `The GM declined ${name}’s undo request.`;
export const youAskToUndo = (steps: number) =>
  `You asked the GM to undo ${pluralForm(steps, { one: `${formatNumber(steps)} step`, other: `${formatNumber(steps)} steps` })}.`;
export const playerAsksToUndo = (name: string, steps: number) =>
  `${name} asks to undo ${pluralForm(steps, { one: `${formatNumber(steps)} step`, other: `${formatNumber(steps)} steps` })}.`;
export const rewindUndoes = (undone: number) =>
  `This undoes ${pluralForm(undone, { one: `${formatNumber(undone)} step`, other: `${formatNumber(undone)} steps` })}. Later dice are rolled again, and everyone is notified.`;
export const rewindRestores = (restored: number) =>
  `This restores ${pluralForm(restored, { one: `${formatNumber(restored)} step`, other: `${formatNumber(restored)} steps` })}. Later dice are rolled again, and everyone is notified.`;
export const rewindDoesBoth = (undone: number, restored: number) =>
  `This undoes ${pluralForm(undone, { one: `${formatNumber(undone)} step`, other: `${formatNumber(undone)} steps` })} and restores ${pluralForm(restored, { one: `${formatNumber(restored)} step`, other: `${formatNumber(restored)} steps` })}. Later dice are rolled again, and everyone is notified.`;
export const rewindDoesNothing =
  'This changes nothing. Later dice are rolled again, and everyone is notified.';
