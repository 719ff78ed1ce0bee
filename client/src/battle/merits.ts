import { type Effect, type Forecast, findFighter, type Id, roleOf } from '@riposte/shared';
import type { BattleSnapshot } from './snapshot.ts';

/**
 * What a choice brings to its fighter's side by its odds: numbers by subject, of which more is better. A
 * subject that is missing counts as 0.
 */
export type Merits = ReadonlyMap<string, number>;

/** The prefix of subjects that are costs. */
const COST = 'cost.';

/** Differences that result from rounding. */
const ROUNDING = 1e-9;

/** Returns the merits of a forecast; undefined if it has no odds, or odds that numbers don't describe. */
export function meritsOf(
  snapshot: BattleSnapshot,
  by: Id,
  { cost, odds }: Pick<Forecast, 'cost' | 'odds'>,
): Merits | undefined {
  if (!odds || odds.states) return undefined;
  const spent = Object.entries(cost).map(([field, amount]): [string, number] => [COST + field, -amount]);
  const effects = odds.effects.flatMap((effect) => meritsOfEffect(snapshot, by, effect));
  const merits = new Map([...spent, ['success', odds.success] as const]);
  for (const [subject, merit] of effects) merits.set(subject, (merits.get(subject) ?? 0) + merit);
  return merits;
}

/** Returns the average change and the chance of a defeat. What helps an enemy is negative. */
function meritsOfEffect(
  { ruleset, table }: BattleSnapshot,
  by: Id,
  { target, field, average, defeat }: Effect,
): [string, number][] {
  const isOwn = findFighter(table, target)?.side === findFighter(table, by)?.side;
  const isBurden = roleOf(ruleset.description, field) === 'burden';
  return [
    [`${target}.${field}`, isOwn === isBurden ? -average : average],
    [`${target}.defeat`, isOwn ? -defeat : defeat],
  ];
}

/**
 * Returns whether merits are below others in some result, and above them in none. A higher cost alone doesn't
 * count: what it pays for may be something that the odds don't show, such as a condition.
 */
export function isWorse(merits: Merits, others: Merits): boolean {
  const subjects = [...new Set([...merits.keys(), ...others.keys()])];
  const gainIn = (subject: string) => (merits.get(subject) ?? 0) - (others.get(subject) ?? 0);
  const results = subjects.filter((subject) => !subject.startsWith(COST));
  return (
    subjects.every((subject) => gainIn(subject) < ROUNDING) &&
    results.some((subject) => gainIn(subject) < -ROUNDING)
  );
}
