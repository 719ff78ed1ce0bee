import { own } from '../engine/schema/records.ts';
import { type BotCast, hasTemperaments, temperamentOf } from '../engine/setup/bot-traits.ts';
import type { Level } from '../engine/setup/setup.ts';
import { findFighter } from '../engine/state/table.ts';
import { easy } from './easy.ts';
import { hard } from './hard.ts';
import type { Policy, Situation } from './policy.ts';
import { tactical } from './tactical.ts';
import { WEIGHTS } from './temperament.ts';

/** The policy of each level. */
const POLICY_OF_LEVEL: Readonly<Record<Level, Required<Policy>>> = {
  easy,
  normal: tactical,
  hard,
};

/**
 * Returns a policy that plays each fighter at its level and with its temperament. Fighters of the same level decide
 * together. The fighters at the level of the first situation decide first.
 */
export function leveled(cast: BotCast): Policy {
  const policyFor = ({ asked }: Situation) => POLICY_OF_LEVEL[own(cast.traits, asked)?.level ?? 'normal'];
  const mixed: Policy = {
    name: 'leveled',
    decide: (situation) => policyFor(situation).decide(situation),
    choose(situations) {
      for (const [policy, group] of Map.groupBy(situations, policyFor)) {
        const chosen = policy.choose(group);
        if (chosen) return chosen;
      }
      return undefined;
    },
  };
  return tempered(mixed, cast);
}

/** Returns a policy that plays each fighter with its temperament. */
export function tempered(policy: Policy, cast: BotCast): Policy {
  if (!hasTemperaments(cast)) return policy;
  const { name, decide, choose } = policy;
  return {
    name,
    decide: (situation) => decide(withWeights(situation, cast)),
    ...(choose && { choose: (all) => choose(all.map((situation) => withWeights(situation, cast))) }),
  };
}

/** Returns the situation with the weights of the fighter's temperament; the same object if it has none. */
function withWeights<S extends Situation>(situation: S, cast: BotCast): S {
  const { asked, view } = situation;
  const fighter = findFighter(view, asked);
  const temperament = fighter && temperamentOf(cast, fighter);
  return temperament ? { ...situation, view, weights: WEIGHTS[temperament] } : situation;
}
