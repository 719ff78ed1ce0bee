/* Generated from en/turning.json by `npm run words`. Edit that file instead. */

import { formatNumber, formatPercent } from '@riposte/shared/engine/language/intl';

export const whereItTurned = 'Where it turned';
export const byBots =
  'This is an estimate: bots play on from each moment many times. It shows how often each side then wins.';
export const calculating = (share: number) => `Calculating… ${formatPercent(share)}`;
export const stop = 'Stop';
export const calculateAgain = 'Calculate';
export const wasStopped = 'The calculation was stopped.';
export const notCalculated = 'Couldn’t calculate the win probability for this fight.';
export const noProof =
  'The win probability needs the full replay of a finished fight. Ask the GM to publish the full replay.';
export const notSwitchedOn =
  'This fight is still running. As the GM, you can turn on its win probability in the table settings. Everyone is told.';
export const soFar =
  'The fight is still running. This covers it up to the moment when you opened the page. Later dice are not known here.';
export const chart = (sides: string) =>
  `Win probability by step for ${sides}. The table below has the figures.`;
export const chanceOf = (side: string, chance: string, low: string, high: string) =>
  `${side} ${chance} (${low} to ${high})`;
export const sumOf = (side: string, from: string, to: string, luck: string, choice: string) =>
  `${side}: from ${from} to ${to}. Luck ${luck}, choices ${choice}.`;
export const fromTo = (side: string, from: string, to: string) => `${side}: from ${from} to ${to}`;
export const inPoints =
  'Changes are in percentage points. Choices are compared with what a bot would have done.';
export const topDecisions = 'Decisions that moved it most';
export const noDecisions = 'Every decision was one that a bot would have made.';
export const moved = (side: string, points: string, low: string, high: string) =>
  `${side} ${points} (95% interval: ${low} to ${high})`;
export const knownThen = (chance: string) => `Chance of success shown then: ${chance}.`;
export const nothingKnown = 'No chance of success was shown then.';
export const better = (deed: string, points: string, low: string, high: string) =>
  `Better: ${deed}, ${points} (${low} to ${high}).`;
export const noBetter = 'The calculation found no better option.';
export const goToStep = (step: number) => `Go to step ${formatNumber(step)}`;
export const asATable = 'Show as a table';
export const step = 'Step';
export const decidedBy = 'Decision by';
export const chance = (side: string) => `Win probability of ${side}`;
export const luck = 'Luck';
export const choice = 'Choice';
export const interval = (low: string, high: string) => `${low} to ${high}`;
export const bounded = (chance: string, low: string, high: string) => `${chance} (${low} to ${high})`;
export const afterTheFight = 'Calculate the fight itself first.';
export const lineFromTo = (side: string, from: string, to: string) => `${side}: from ${from} to ${to}.`;
export const happenedThen = (chance: string) => `What happened: ${chance} at the same step.`;
export const wasOverThen = 'The recorded fight has no figure at that step.';
export const chanceInLine = (side: string) => `${side}, in this line`;
export const whatHappened = 'What happened';
