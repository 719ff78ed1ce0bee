import { type Effect, type Forecast, findFighter, type Id, roleOf } from '@riposte/shared';
import type { BattleSnapshot } from './snapshot.ts';

/**
 * The expected benefits of a choice for its fighter's side, by subject (such as a fighter's hit points, or a cost).
 * Higher numbers are better, and a missing subject counts as 0.
 */
export type Merits = ReadonlyMap<string, number>;

/** The prefix of all subjects that are costs. */
const COST = 'cost.';

/** Differences up to this size count as rounding errors. */
const ROUNDING = 1e-9;

/**
 * Returns the merits of a forecast. Returns undefined if it has no odds, or if its results are states that no number
 * describes.
 */
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

/**
 * Returns the merits of one effect: its average change and its chance of a defeat. Benefits for an enemy count as
 * negative.
 */
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
 * Returns whether a choice's merits are lower than another's in some subject and higher in none. A higher cost alone
 * doesn't count, because it may pay for an effect that the odds don't show, such as a condition.
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
