import type { Effect, Odds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { type Distribution, dice, gainOf, lossOf, mapped } from '../../../kit/odds.ts';
import { type DamageSpec, damageOf } from '../book/damage.ts';
import type { FlowTable } from '../table.ts';

/** What a damage comes to for somebody with that DR. */
export function damageOdds(spec: DamageSpec, dr: number): Distribution {
  return mapped(dice(spec.dice, spec.sides), (sum) => damageOf(spec, sum, dr));
}

/** What that damage does to somebody. */
export function harmTo(table: FlowTable, target: Id, damage: Distribution): Effect {
  const { hp } = fighterOf(table, target);
  return lossOf(target, 'hp', damage, (lost) => lost >= hp);
}

/** What that healing does to somebody. */
export function reliefTo(table: FlowTable, target: Id, healing: Distribution): Effect {
  const { hp, maxHp } = fighterOf(table, target);
  return gainOf(target, 'hp', healing, maxHp - hp);
}

/** How many hit points the one whom it is aimed at loses on average. */
export function lossIn({ effects: [first] }: Odds): number {
  return first ? -first.average : 0;
}
