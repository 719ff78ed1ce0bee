import type { Effect } from '../../../engine/forecast.ts';
import { fighterOf, type Id } from '../../../engine/table.ts';
import { type Distribution, dice, effectOn, healingOf, mapped } from '../../../kit/odds.ts';
import { type DamageSpec, damageOf } from '../damage.ts';
import type { FlowTable } from '../flow-table.ts';

/** What a damage comes to for somebody with that DR. */
export function damageOdds(spec: DamageSpec, dr: number): Distribution {
  return mapped(dice(spec.dice, spec.sides), (sum) => damageOf(spec, sum, dr));
}

/** What that damage does to somebody. */
export function harmTo(table: FlowTable, target: Id, damage: Distribution): Effect {
  const { hp } = fighterOf(table, target);
  return effectOn(target, damage, (lost) => lost >= hp);
}

/** What that healing does to somebody. */
export function reliefTo(table: FlowTable, target: Id, healing: Distribution): Effect {
  const { hp, maxHp } = fighterOf(table, target);
  return healingOf(target, healing, maxHp - hp);
}
