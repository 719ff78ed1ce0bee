import type { BotValues } from '../engine/core/bot-values.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Policy, Situation } from './policy.ts';

/** The values that suit most rulebooks. */
export const USUAL_VALUES: BotValues = {
  prices: {
    action: 0.3,
    reaction: 2,
    momentum: 0.8,
    focus: 0.7,
    movement: 0,
    health: 1,
    burden: -1,
    neutral: 0.3,
  },
  willDefend: 0.6,
  aggression: 1,
  threshold: 0.05,
  looksAhead: false,
};

/** Returns a policy that compares choices by these values. */
export function withBotValues(policy: Required<Policy>, values: BotValues | undefined): Required<Policy> {
  const valued = <S extends Situation>(situation: S): S => ({ ...situation, view: situation.view, values });
  return {
    name: policy.name,
    decide: (situation) => policy.decide(valued(situation)),
    choose: (situations) => policy.choose(situations.map(valued)),
  };
}

const known = new WeakMap<Ruleset, BotValues>();

/** Returns the values that suit a rulebook: its own, and the usual ones for the rest. */
export function botValuesOf(ruleset: Ruleset): BotValues {
  const { botValues } = ruleset;
  if (!botValues) return USUAL_VALUES;
  const values = known.get(ruleset) ?? {
    ...USUAL_VALUES,
    ...botValues,
    prices: { ...USUAL_VALUES.prices, ...botValues.prices },
  };
  known.set(ruleset, values);
  return values;
}
