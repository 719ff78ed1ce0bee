import { counted } from '@riposte/shared/engine/presentation/text/plural';

/* Text of auto-responses: their sentences, their list, and the form that builds them. */

export const responses = 'Auto-responses';
export const someone = 'someone';

/* The sentence of an auto-response. */

export const sentence = (does: string, conditions: readonly string[]) =>
  conditions.length === 0 ? `${does}.` : `${does} if ${new Intl.ListFormat('en').format(conditions)}.`;
export const choose = (option: string) => option;
export const neverChoose = (option: string) => `Never choose ${option}`;
export const pass = 'Pass';
export const likely = (percent: number) =>
  percent === 100 ? 'it always works' : `the chance is ${percent}% or better`;
export const keep = (amount: number, resource: string) => `I keep at least ${amount} ${resource}`;
export const concerns = (name: string) => `it concerns ${name}`;
export const falls = (name: string, percent: number) => `${name} would fall (chance ${percent}% or more)`;
export const anyoneFalls = (percent: number) =>
  `a fighter on my side would fall (chance ${percent}% or more)`;
export const gainsLess = (percent: number) => `no option gains ${percent}% or more`;
export const gainsLessBy = (option: string, percent: number) => `${option} doesn’t gain ${percent}% or more`;
export const whenAsked = (question: string) => `When asked: “${question}”`;
export const atEveryPrompt = 'At every prompt';
export const thisRound = 'this round';
export const untilSomethingNew = 'until something changes';
export const whereAndHowLong = (where: string, howLong: string) => `${where}, ${howLong}`;

/* The list. */

export const remove = 'Remove';
export const removeThis = (text: string) => `Remove: ${text}`;
export const moveUp = (text: string) => `Move up: ${text}`;
export const firstCounts = 'The first one that fits counts.';
export const add = 'Add auto-response…';
export const withConditions = 'With conditions…';

/* The form. */

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
export const DANGERS: Readonly<Record<number, string>> = {
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

/* The trial. */

export const tryFirst = 'Try it first';
export const stop = 'Stop';
export const inRounds = (rounds: number, isDone: boolean) =>
  `In ${counted(rounds, 'simulated round')}${isDone ? '' : ' so far'}:`;
export const cameUp = (prompts: number) => `This prompt came up ${counted(prompts, 'time')}.`;
export const answered = (answers: number, how: string) =>
  answers === 0
    ? 'It would never have answered.'
    : `It would have answered ${counted(answers, 'time')}: ${how}.`;
export const asked = (prompts: number) => `You would have been asked ${counted(prompts, 'time')}.`;
export const ofOption = (option: string, count: number) => `${option} (${count})`;
export const notPossible = 'These rounds can’t be simulated, because you don’t know enough about the fight.';
