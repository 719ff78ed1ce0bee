/* Generated from en/end.json by `npm run words`. Edit that file instead. */

import { formatNumber, pluralForm } from '@riposte/shared/engine/language/intl';

export const publishReplay = 'Let everyone watch the full replay, including hidden information';
export const toTheNextFight = 'Go to the next fight';
export const nextFight = 'Next fight';
export const keepWounds = 'Heroes keep wounds, spent points and lost items';
export const stopped = 'The fight was stopped. There’s no winner.';
export const victoryFor = (side: string) => `Winner: ${side}`;
export const youHaveWon = 'You won!';
export const youHaveLost = (side: string) => `You lost. Winner: ${side}`;
export const howItEnded = 'Result';
export const checkTheDice = 'Verify the dice';
export const checkTheDiceHow =
  'Everyone could see this hash before the first roll. If it matches the SHA-256 hash of the seed, no one changed the dice.';
export const seed = 'Seed';
export const notRevealedYet = 'not revealed yet';
export const hash = 'Hash';
export const sinceStep = (step: number) => `Seed and hash since the rewind to step ${formatNumber(step)}`;
export const closeAndViewMap = 'Close and view the map';
export const anotherFight = 'New fight';
export const healthOfTheSides = 'Health by side';
export const asATable = 'Show as a table';
export const move = 'Step';
export const whoDidWhat = 'Who did what';
export const fighter = 'Fighter';
export const damageDone = 'Damage dealt';
export const taken = 'Damage taken';
export const felled = 'Defeats';
export const answers = 'Reactions';
export const goodRolls = 'Successes';
export const luck = 'Luck';
export const whatLuckIs = 'Luck: how many more (or fewer) rolls succeeded than their odds predicted.';
export const resultsByAction = 'Results by action';
export const actionOrAnswer = 'Action or reaction';
export const times = 'Uses';
export const damage = 'Damage';
export const healed = 'Healed';
export const unhurtAfterIt = 'No damage taken';
export const oneOf = (one: number, all: number) => `${formatNumber(one)} of ${formatNumber(all)}`;
export const highlights = 'Highlights';
export const ended = (rounds: number) =>
  `After ${pluralForm(rounds, { one: `${formatNumber(rounds)} round`, other: `${formatNumber(rounds)} rounds` })}.`;
export const stillStanding = (rounds: number) =>
  `After ${pluralForm(rounds, { one: `${formatNumber(rounds)} round`, other: `${formatNumber(rounds)} rounds` })}. Still standing:`;
export const luckOf = (luck: number, expected: number) =>
  `${formatNumber(luck, {"minimumFractionDigits":1,"maximumFractionDigits":1,"signDisplay":"always"})} (${formatNumber(expected, {"minimumFractionDigits":1,"maximumFractionDigits":1})} expected)`;
