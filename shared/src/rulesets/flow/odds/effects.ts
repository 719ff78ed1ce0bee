import type { Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import { type Distribution, dice, gainOf, lossWithoutTarget, mapped } from '../../../kit/odds.ts';
import { type DamageSpec, damageOf } from '../book/damage.ts';
import type { FlowFighter } from '../table.ts';

/** Returns the distribution of the damage that is left after subtracting the target's damage reduction `dr`. */
export function damageOdds(spec: DamageSpec, dr: number): Distribution {
  return mapped(dice(spec.dice, spec.sides), (sum) => damageOf(spec, sum, dr));
}

/** Returns the effect of damage on a fighter. */
export function harmTo(fighter: Pick<FlowFighter, 'id' | 'hp'>, damage: Distribution): Effect {
  return lossBy(fighter, lossFrom(damage));
}

/** A loss of hit points, without the fighter who takes it. */
export type Loss = Pick<Effect, 'changes' | 'average'>;

/** Returns the loss of hit points that damage causes. */
export function lossFrom(damage: Distribution): Loss {
  const { changes, average } = lossWithoutTarget('hp', damage, () => false);
  return { changes, average };
}

/** Returns the effect of a loss of hit points on this fighter, with the chance that it defeats the fighter. */
export function lossBy({ id, hp }: Pick<FlowFighter, 'id' | 'hp'>, { changes, average }: Loss): Effect {
  let defeat = 0;
  for (const [by, chance] of changes) if (-by >= hp) defeat += chance;
  return { target: id, field: 'hp', changes, average, defeat };
}

/** Returns the effect of healing on a fighter. */
export function reliefTo({ id, hp, maxHp }: FlowFighter, healing: Distribution): Effect {
  return gainOf(id, 'hp', healing, maxHp - hp);
}

/** Returns how many hit points the first target loses on average; 0 if there is no target. */
export function lossIn({ effects: [first] }: RatedOdds): number {
  return first ? -first.average : 0;
}
