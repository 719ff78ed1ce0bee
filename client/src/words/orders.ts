/* Generated from en/orders.json by `npm run words`. Edit that file instead. */

import { formatNumber, formatPercent, pluralForm } from '@riposte/shared/engine/language/intl';

export const responses = 'Auto-responses';
export const someone = 'someone';
export const sentence = (does: string, conditions: string) => `${does} if ${conditions}.`;
export const always = (does: string) => `${does}.`;
export const choose = (option: string) => option;
export const neverChoose = (option: string) => `Never choose ${option}`;
export const pass = 'Pass';
export const likely = (share: number) => `the chance is ${formatPercent(share)} or better`;
export const certain = 'it always works';
export const keep = (amount: number, resource: string) =>
  `I keep at least ${formatNumber(amount)} ${resource}`;
export const concerns = (name: string) => `it concerns ${name}`;
export const falls = (name: string, share: number) =>
  `${name} would fall (chance ${formatPercent(share)} or more)`;
export const anyoneFalls = (share: number) =>
  `a fighter on my side would fall (chance ${formatPercent(share)} or more)`;
export const gainsLess = (share: number) => `no option gains ${formatPercent(share)} or more`;
export const gainsLessBy = (option: string, share: number) =>
  `${option} doesn’t gain ${formatPercent(share)} or more`;
export const whenAsked = (question: string) => `When asked: “${question}”`;
export const atEveryPrompt = 'At every prompt';
export const thisRound = 'this round';
export const untilSomethingNew = 'until something changes';
export const whereAndHowLong = (where: string, howLong: string) => `${where}, ${howLong}`;
export const remove = 'Remove';
export const removeThis = (text: string) => `Remove: ${text}`;
export const moveUp = (text: string) => `Move up: ${text}`;
export const firstCounts = 'The first one that fits counts.';
export const add = 'Add auto-response…';
export const withConditions = 'With conditions…';
export const newResponse = (name: string) => `New auto-response for ${name}`;
export const prompt = 'When';
export const answer = 'Choice';
export const minimumChance = 'Minimum chance (%)';
export const anyChance = 'any';
export const resourceToKeep = 'Resource to keep';
export const amountToKeep = 'Amount to keep';
export const nothing = 'Nothing';
export const fighter = 'Fighter it concerns';
export const anyFighter = 'Any fighter';
export const danger = 'Danger';
export const DANGERS = {
  0: 'In any case',
  1: 'Only if a fall is possible',
  50: 'Only if a fall is likely (50%+)',
  90: 'Only if a fall is almost sure (90%+)',
};
export const duration = 'Duration';
export const untilRemoved = 'Until I remove it';
export const onlyThisRound = 'Only this round';
export const save = 'Add auto-response';
export const searching = 'Looking for the prompts that may come up…';
export const noPrompts =
  'No prompt came up in the simulated rounds. Open this form again while you have a choice to make.';
export const youAreAskedIfUnclear =
  'If the odds are unknown, or if equally good ways affect different fighters, you are asked as usual.';
export const tryFirst = 'Try it first';
export const stop = 'Stop';
export const inRounds = (rounds: number) =>
  `In ${pluralForm(rounds, { one: `${formatNumber(rounds)} simulated round`, other: `${formatNumber(rounds)} simulated rounds` })}:`;
export const inRoundsSoFar = (rounds: number) =>
  `In ${pluralForm(rounds, { one: `${formatNumber(rounds)} simulated round`, other: `${formatNumber(rounds)} simulated rounds` })} so far:`;
export const cameUp = (prompts: number) =>
  `This prompt came up ${pluralForm(prompts, { one: `${formatNumber(prompts)} time`, other: `${formatNumber(prompts)} times` })}.`;
export const answered = (answers: number, how: string) =>
  pluralForm(answers, { one: `It would have answered ${formatNumber(answers)} time: ${how}.`, other: `It would have answered ${formatNumber(answers)} times: ${how}.` });
export const neverAnswered = 'It would never have answered.';
export const asked = (prompts: number) =>
  `You would have been asked ${pluralForm(prompts, { one: `${formatNumber(prompts)} time`, other: `${formatNumber(prompts)} times` })}.`;
export const ofOption = (option: string, count: number) => `${option} (${formatNumber(count)})`;
export const notPossible = 'These rounds can’t be simulated, because you don’t know enough about the fight.';
