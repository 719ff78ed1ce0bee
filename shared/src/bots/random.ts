import { type Dice, rollDie } from '../engine/dice.ts';
import type { Choice, Params } from '../engine/script.ts';
import { type Decision, type Policy, pick } from './policy.ts';

/** Plays legally and without any plan: every option is as likely as the other, then every way to take it. */
export const random: Policy = {
  name: 'random',
  decide: ({ choices, fallback, dice }) => randomChoice(choices, dice) ?? fallback,
};

/** One of these choices, taken in one of its ways; only what is picked is counted out. Undefined if none can be taken. */
export function randomChoice(choices: readonly Choice[], dice: Dice): Decision | undefined {
  const left = [...choices];
  while (left.length > 0) {
    const choice = pick(dice, left);
    const params = oneWay(choice, dice);
    if (params) return { option: choice.option, params };
    left.splice(left.indexOf(choice), 1);
  }
  return undefined;
}

function oneWay({ anyVariant, variants }: Choice, dice: Dice): Params | undefined {
  if (anyVariant) return anyVariant((count) => rollDie(dice, count) - 1);
  const ways = variants?.() ?? [{}];
  return ways.length > 0 ? pick(dice, ways) : undefined;
}
