import type { Effect, Forecast, Odds } from '../../../engine/forecast.ts';
import { fighterOf, type Id } from '../../../engine/table.ts';
import { type DamageSpec, damageOf } from '../damage.ts';
import type { FlowTable } from '../flow-table.ts';
import { TEXT } from '../text/catalogue.ts';
import { addTo, type Distribution, sumsOf } from './chances.ts';

/** The forecast of what cannot be told or does nothing. */
export const NOTHING: Forecast = { cost: {}, against: [], provokes: [] };

/** Adds what a damage comes to, with that chance of coming about. */
export function addDamage(damage: Distribution, spec: DamageSpec, dr: number, chance: number): void {
  if (chance === 0) return;
  for (const [sum, part] of sumsOf(spec.dice, spec.sides))
    addTo(damage, damageOf(spec, sum, dr), part * chance);
}

/** What a distribution of damage does to somebody. */
export function effectOf(table: FlowTable, target: Id, damage: Distribution): Effect {
  const { hp } = fighterOf(table, target);
  const sorted = [...damage].sort(([a], [b]) => a - b);
  return {
    target,
    damage: sorted,
    average: sorted.reduce((sum, [amount, chance]) => sum + amount * chance, 0),
    defeat: sorted.reduce((sum, [amount, chance]) => (amount >= hp ? sum + chance : sum), 0),
  };
}

/** What healing does to somebody: damage below zero, and no more than is missing. */
export function healingOf(table: FlowTable, target: Id, healing: Distribution): Effect {
  const { hp, maxHp } = fighterOf(table, target);
  const regained: Distribution = new Map();
  for (const [amount, chance] of healing) addTo(regained, -Math.max(0, Math.min(amount, maxHp - hp)), chance);
  return { ...effectOf(table, target, regained), defeat: 0 };
}

/** What succeeds or fails, and no more. */
export function yesOrNo(success: number, worth = 0, effects: readonly Effect[] = []): Odds {
  const outcomes = [
    { id: 'failure', label: TEXT.odds.fails, chance: 1 - success },
    { id: 'success', label: TEXT.odds.succeeds, chance: success },
  ];
  return { outcomes: outcomes.filter(({ chance }) => chance > 0), success, effects, worth };
}

/** A forecast of something that is answered by nobody and provokes nobody. */
export function plain(cost: Forecast['cost'], odds: Odds): Forecast {
  return { ...NOTHING, cost, odds };
}
