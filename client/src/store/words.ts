import { type Chance, type Effect, type Id, type Json, resourceOf } from '@riposte/shared';
import type { Row } from './draft.ts';
import { wordsOf } from './offers.ts';
import { nameIn, type Scene } from './scene.ts';

/** A chance in per cent; what is possible is never 0 %, what may fail never 100 %. */
export function percent(chance: Chance): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}

/** What changes, and by how much, in so far as it does: "damage", "4 to 11"; or "Stress", "+1 to +2". */
export function changeText(
  { ruleset }: Pick<Scene, 'ruleset'>,
  effect: Effect,
): { what: string; by: string } {
  const resource = resourceOf(ruleset.description, effect.field);
  const by = effect.changes.flatMap(([change, chance]) => (chance > 0 && change !== 0 ? [change] : []));
  const isLost = by.every((change) => change < 0);
  const isPlain = resource?.role === 'health' && (isLost || by.every((change) => change > 0));
  if (isPlain && isLost)
    return { what: 'damage', by: rangeText(by.map((change) => -change).reverse(), String) };
  if (isPlain) return { what: 'heals', by: rangeText(by, String) };
  return { what: resource?.label ?? wordsOf(effect.field), by: rangeText(by, signed) };
}

/** The least and the most of ascending numbers: "4 to 11". */
function rangeText(numbers: readonly number[], textOf: (one: number) => string): string {
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  return least === most ? textOf(least) : `${textOf(least)} to ${textOf(most)}`;
}

/** A change as people read it: "+2". */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}

/** A value of a parameter as people read it; `values`: what else may be chosen in its place. */
export function valueText(
  { ruleset, table }: Scene,
  { key, values = [] }: Pick<Row, 'key'> & Partial<Row>,
  value: Json | undefined,
): string {
  const { things, options, conditions, actions } = ruleset.description;
  if (value === undefined || value === null) return values.includes(true) ? 'No' : 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    if (Object.hasOwn(table.fighters, value)) return nameIn(table, value);
    const entry = things[value] ?? options[value] ?? conditions[value] ?? actions[value];
    return entry?.label ?? wordsOf(value);
  }
  return ruleset.description.say({ [key]: value }, (id: Id) => nameIn(table, id)) || JSON.stringify(value);
}

/** What else is to be known of a value: one sentence, where the ruleset has one. */
export function valueHelp({ ruleset }: Scene, value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const { things, options, conditions } = ruleset.description;
  return (things[value] ?? options[value] ?? conditions[value])?.help;
}
