import { type AffectedArea, type Chance, type Effect, type Json, resourceOf } from '@riposte/shared';
import { wholePercent } from '@riposte/shared/engine/core/forecast';
import { formatList, formatPercent } from '@riposte/shared/engine/language/intl';
import {
  headingOf,
  type ValueRef,
  valueText as valueTextOf,
  wordingOf,
} from '@riposte/shared/engine/presentation/phrases';
import * as words from '../words/fight.ts';
import { type BattleSnapshot, nameIn } from './snapshot.ts';

/** Returns a chance as a percentage. Returns 0% or 100% only if the outcome is certain. */
export function percent(chance: Chance): string {
  return formatPercent(wholePercent(chance) / 100);
}

/** Returns the size of an affected area and the affected fighters as text: "Area: 7 hexes; Ana, Wolf 2". */
export function areaText({ table }: BattleSnapshot, { hexes, fighters }: AffectedArea): string {
  if (fighters.length === 0) return words.emptyArea(hexes.length);
  const names = fighters.map((id) => nameIn(table, id));
  return words.areaOf(hexes.length, formatList(names));
}

/** Returns the possible changes to a value as a label and a range, such as "damage" and "4 to 11". */
export function changeText(
  { ruleset }: Pick<BattleSnapshot, 'ruleset'>,
  effect: Effect,
): { what: string; by: string } {
  const resource = resourceOf(ruleset.description, effect.field);
  const by = likely(effect.changes.filter(([change, chance]) => chance > 0 && change !== 0));
  const isLost = by.every((change) => change < 0);
  const isPlain = resource?.role === 'health' && (isLost || by.every((change) => change > 0));
  if (isPlain && isLost)
    return { what: words.damage, by: rangeText(by.map((change) => -change).reverse(), String) };
  if (isPlain) return { what: words.heals, by: rangeText(by, String) };
  return { what: resource?.label ?? headingOf(effect.field), by: rangeText(by, signed) };
}

/**
 * Returns the changes without the most extreme 5% of results at each end. `changes` must be in ascending order, and so
 * is the result.
 */
function likely(changes: Effect['changes']): number[] {
  const all = changes.reduce((sum, [, chance]) => sum + chance, 0);
  let below = 0;
  return changes.flatMap(([change, chance]) => {
    const [from, to] = [below, below + chance];
    below = to;
    return to > RARE * all && from < (1 - RARE) * all ? [change] : [];
  });
}

/** The total probability that is left out at each end of a range. */
const RARE = 0.05;

/** Returns the range of numbers as text, such as "4 to 11". The numbers must be in ascending order. */
function rangeText(numbers: readonly number[], textOf: (one: number) => string): string {
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  return least === most ? textOf(least) : words.fromTo(textOf(least), textOf(most));
}

/** Returns a number with its sign, such as "+2". */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}

/** Formats a value as text, according to its type. */
export function valueText(
  { ruleset, table }: BattleSnapshot,
  told: ValueRef,
  value: Json | undefined,
): string {
  return valueTextOf(
    wordingOf(ruleset.description, (id) => nameIn(table, id)),
    told,
    value,
  );
}

/** Returns the ruleset's help text for a value; undefined if there is none. */
export function valueHelp({ ruleset }: BattleSnapshot, value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const { things, options, conditions } = ruleset.description;
  return (things[value] ?? options[value] ?? conditions[value])?.help;
}

/** Returns the value of a fighter's field as text; a dash if the value is empty. */
export function fieldText(snapshot: BattleSnapshot, key: string, value: Json | undefined): string {
  const isNothing = value === undefined || value === null || value === '';
  const isEmpty = isNothing || (typeof value === 'object' && Object.keys(value).length === 0);
  return isEmpty ? '–' : valueText(snapshot, { key, kind: snapshot.ruleset.fields[key]?.kind }, value);
}
