import type { Chance, Id, Json, Odds } from '@riposte/shared';
import type { Row } from './draft.ts';
import { wordsOf } from './offers.ts';
import { nameIn, type Scene } from './scene.ts';

/** A chance in per cent; what is possible is never 0 %, what may fail never 100 %. */
export function percent(chance: Chance): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}

/** How much damage there can be, in so far as there is any: "4 to 11". */
export function damageRange(effect: Odds['effects'][number]): string {
  const amounts = effect.damage.filter(([, chance]) => chance > 0).map(([amount]) => amount);
  const real = amounts.filter((amount) => amount !== 0);
  const [least, most] = [real[0], real.at(-1)];
  if (least === undefined || most === undefined) return '0';
  return least === most ? `${least}` : `${least} to ${most}`;
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
