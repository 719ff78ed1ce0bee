import type { Effect, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { type Distribution, dice, gainOf, lossOf, mapped } from '../../../kit/odds.ts';
import { type DamageSpec, damageOf } from '../book/damage.ts';
import type { FlowTable } from '../table.ts';

/** Returns the odds of damage against a DR. */
export function damageOdds(spec: DamageSpec, dr: number): Distribution {
  return mapped(dice(spec.dice, spec.sides), (sum) => damageOf(spec, sum, dr));
}

/** Returns the effect of damage on a fighter. */
export function harmTo(table: FlowTable, target: Id, damage: Distribution): Effect {
  const { hp } = fighterOf(table, target);
  return lossOf(target, 'hp', damage, (lost) => lost >= hp);
}

/** Returns the effect of healing on a fighter. */
export function reliefTo(table: FlowTable, target: Id, healing: Distribution): Effect {
  const { hp, maxHp } = fighterOf(table, target);
  return gainOf(target, 'hp', healing, maxHp - hp);
}

/** Returns the average loss of hit points of the main target. */
export function lossIn({ effects: [first] }: RatedOdds): number {
  return first ? -first.average : 0;
}
