/* Generated from en/request.json by `npm run words`. Edit that file instead. */

import { formatNumber, formatPercent, pluralForm } from '@riposte/shared/engine/language/intl';

export const simulate = 'Simulate';
export const request = 'Request a fight';
export const whatToDo = 'Simulate this fight, or request one';
export const how =
  'Say how often the heroes should win and how many rounds it should take. Bots then play against different enemies until the figures fit. Your heroes and the map stay as they are.';
export const noHeroes = 'Add the heroes first.';
export const heroesWin = 'Heroes win (%)';
export const heroesWinHow = 'At most tables, 55 to 75% feels right.';
export const rounds = 'Rounds';
export const roundsHow = 'The round by which half of the fights have ended.';
export const margin = 'Margin of error';
export const marginHow = 'Half the width of the 95% confidence interval for how often the heroes win.';
export const points = (points: number) => `±${formatPercent(points)}`;
export const number = 'Number of enemies';
export const from = (label: string) => `${label}: at least`;
export const to = (label: string) => `${label}: at most`;
export const and = 'to';
export const kinds = 'Possible enemies';
export const limits = 'Limits';
export const mostFights = 'Fights, at most';
export const mostMinutes = 'Minutes, at most';
export const look = 'Find a fight';
export const lookOn = 'Keep looking';
export const stop = 'Stop';
export const played = 'Fights simulated';
export const progress = (fights: number, most: number, tried: number) =>
  `${formatNumber(fights)} of at most ${pluralForm(most, { one: `${formatNumber(most)} fight`, other: `${formatNumber(most)} fights` })}; ${pluralForm(tried, { one: `${formatNumber(tried)} group`, other: `${formatNumber(tried)} groups` })} tried`;
export const searching = (tried: number) =>
  `Searching: ${pluralForm(tried, { one: `${formatNumber(tried)} group`, other: `${formatNumber(tried)} groups` })} tried so far.`;
export const found = (share: number, low: number, high: number, fights: number, round: number) =>
  `The heroes win ${formatPercent(share)} (95% confidence: ${formatPercent(low)} to ${formatPercent(high)}) of ${pluralForm(fights, { one: `${formatNumber(fights)} fight`, other: `${formatNumber(fights)} fights` })}. Half of the fights end by round ${formatNumber(round)}.`;
export const freshDice =
  'These fights were played with new dice after the choice was made. A simulation with the same number of runs gives the same figures.';
export const notFound = {
  fights: 'No tested group of enemies fits, and the limit of fights is reached.',
  minutes: 'No tested group of enemies fits, and the time is up.',
  stopped: 'Stopped before a group of enemies fit.',
  exhausted: 'No group of these enemies fits. Allow other enemies, another number of them or wider limits.',
};
export const nearest = 'The nearest one is marked in the table.';
export const noRoom = 'The map has no room for so many enemies. Lower their number.';
export const outdated = 'The heroes or the map have changed. Search again.';
export const tried = 'Enemies tried';
export const enemies = 'Enemies';
export const winShare = 'Heroes win';
export const fights = 'Fights';
export const result = 'Result';
export const ofKind = (count: number, label: string) => `${formatNumber(count)}× ${label}`;
export const placed = (hexes: number) =>
  `${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })} away, close together`;
export const placedApart = (hexes: number) =>
  `${pluralForm(hexes, { one: `${formatNumber(hexes)} hex`, other: `${formatNumber(hexes)} hexes` })} away, spread out`;
export const interval = (low: number, high: number) => `${formatPercent(low)} to ${formatPercent(high)}`;
export const verdicts = {
  fits: 'fits',
  'too-easy': 'too easy',
  'too-hard': 'too hard',
  'too-short': 'too short',
  'too-long': 'too long',
  open: 'undecided',
};
export const evidence = 'Evidence';
export const screenedOnly = 'These few fights only ruled the group out. Their figures are rough.';
export const use = 'Use this fight';
export const used = 'The scenario now has these enemies. Undo brings back the old ones.';
