import { nextTo } from '../engine/core/axes.ts';
import type { Choice } from '../engine/core/script.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Dice, rollDie } from '../engine/state/dice.ts';
import { type Decision, type Policy, pick } from './policy.ts';

/** Plays legal random moves: it draws an option uniformly, then its parameters. */
export const random: Policy = {
  name: 'random',
  decide: ({ choices, fallback, dice }) => randomChoice(choices, dice) ?? fallback,
};

/**
 * Returns a random choice with random parameters. Only drawn parameters are computed. Undefined if no choice
 * is legal.
 */
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

function oneWay(choice: Choice, dice: Dice): Params | undefined {
  const { anyVariant, variants } = choice;
  if (anyVariant)
    return wander(
      choice,
      anyVariant((count) => rollDie(dice, count) - 1),
      dice,
    );
  const ways = variants?.() ?? [{}];
  return ways.length > 0 ? wander(choice, pick(dice, ways), dice) : undefined;
}

/**
 * Changes a random optional parameter to another legal value, and repeats this until a coin toss fails. Returns the
 * resulting parameters; undefined if `way` is.
 */
function wander({ axes, check }: Choice, way: Params | undefined, dice: Dice): Params | undefined {
  let params = way;
  while (params && axes && rollDie(dice, 2) === 1) {
    const open = [...nextTo(params, axes(params))].filter((next) => check?.(next) === undefined);
    if (open.length === 0) break;
    params = pick(dice, open);
  }
  return params;
}
