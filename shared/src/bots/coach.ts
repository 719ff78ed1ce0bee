import type { Choice } from '../engine/core/script.ts';
import { groupOf } from './action-groups.ts';
import type { AskedSituation, Policy } from './policy.ts';
import { tactical } from './tactical.ts';

/** The intent that ends a turn. */
const END_TURN = 'end-turn';

/**
 * Plays by the odds with basic actions only: it moves, makes ordinary attacks, reacts, and ends its turn. New
 * players see its decisions as advice.
 */
export const coach: Policy = {
  name: 'coach',
  decide: (situation) => tactical.decide(withPlainChoices(situation)),
};

/** Returns the situation without special actions, and without details that can be added to an action. */
function withPlainChoices(situation: AskedSituation): AskedSituation {
  const { ruleset, view, kind, choices } = situation;
  if (kind !== 'turn') return situation;
  const attack = choices.find(({ option }) => groupOf(ruleset, option) === 'attack')?.option;
  const isPlain = ({ option }: Choice) =>
    option === END_TURN || option === attack || groupOf(ruleset, option) === 'move';
  return { ...situation, view, choices: choices.filter(isPlain).map(withoutDetails) };
}

/** Returns a choice without its optional details. */
function withoutDetails({ option, params, variants }: Choice): Choice {
  return { option, ...(params && { params }), ...(variants && { variants }) };
}
