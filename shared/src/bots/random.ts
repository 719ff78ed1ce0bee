import type { Dice } from '../engine/dice.ts';
import type { Choice } from '../engine/script.ts';
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
    const variants = choice.variants?.() ?? [{}];
    if (variants.length > 0) return { option: choice.option, params: pick(dice, variants) };
    left.splice(left.indexOf(choice), 1);
  }
  return undefined;
}
