import type { Choice } from '../engine/script.ts';
import { type Decision, type Policy, pick, type Situation } from './policy.ts';

/** Plays legally and without any plan: every option is as likely as the other, then every way to take it. */
export const random: Policy = { name: 'random', decide };

function decide({ choices, fallback, dice }: Situation): Decision {
  const left: Choice[] = [...choices];
  while (left.length > 0) {
    const choice = pick(dice, left);
    const variants = choice.variants?.() ?? [{}];
    if (variants.length > 0) return { option: choice.option, params: pick(dice, variants) };
    left.splice(left.indexOf(choice), 1);
  }
  return fallback;
}
