import {
  bare,
  type Chance,
  type Effect,
  type Id,
  type Json,
  type Outline,
  resourceOf,
} from '@riposte/shared';
import * as words from '../words/fight.ts';
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
  const by = likely(effect.changes.filter(([change, chance]) => chance > 0 && change !== 0));
  const isLost = by.every((change) => change < 0);
  const isPlain = resource?.role === 'health' && (isLost || by.every((change) => change > 0));
  if (isPlain && isLost)
    return { what: 'damage', by: rangeText(by.map((change) => -change).reverse(), String) };
  if (isPlain) return { what: 'heals', by: rangeText(by, String) };
  return { what: resource?.label ?? wordsOf(effect.field), by: rangeText(by, signed) };
}

/** What comes of something nine times out of ten, if it changes anything; ascending, as it is given. */
function likely(changes: Effect['changes']): number[] {
  const all = changes.reduce((sum, [, chance]) => sum + chance, 0);
  let below = 0;
  return changes.flatMap(([change, chance]) => {
    const [from, to] = [below, below + chance];
    below = to;
    return to > RARE * all && from < (1 - RARE) * all ? [change] : [];
  });
}

/** What is so unlikely at either end is left out of a range. */
const RARE = 0.05;

/** The least and the most of ascending numbers: "4 to 11". */
function rangeText(numbers: readonly number[], textOf: (one: number) => string): string {
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  return least === most ? textOf(least) : words.fromTo(textOf(least), textOf(most));
}

/** A change as people read it: "+2". */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `${by}`;
}

/** What a value is of: a parameter or a field, and its kind. */
export interface Told {
  readonly key: string;
  readonly kind: Outline | undefined;
}

/** A value as people read it, by its kind. */
export function valueText(scene: Scene, { key, kind }: Told, value: Json | undefined): string {
  const { ruleset, table } = scene;
  const of = kind && bare(kind);
  if (value === undefined || value === null) return of?.type === 'flag' ? words.no : words.none;
  switch (of?.type) {
    case 'flag':
      return value ? words.yes : words.no;
    case 'count':
    case 'amount':
      return `${value}`;
    case 'fighter':
    case 'word':
    case 'thing':
    case 'text':
      return nameOf(scene, String(value));
    case 'list':
    case 'set':
      if (!Array.isArray(value) || !of.of || !isNamed(of.of)) break;
      return value.map((one: Json) => valueText(scene, { key, kind: of.of }, one)).join(', ') || words.none;
  }
  const said = ruleset.description.say({ [key]: value }, (id: Id) => nameIn(table, id));
  return said || (isRecord(value) ? partsText(scene, of, value) : JSON.stringify(value));
}

/** A value of several parts, each under its name. */
function partsText(scene: Scene, kind: Outline | undefined, value: { readonly [key: string]: Json }): string {
  const parts = Object.entries(value).map(([key, part]) => {
    const text = valueText(scene, { key, kind: kind?.members?.[key] ?? kind?.of }, part);
    return `${nameOf(scene, key)} ${text}`;
  });
  return parts.join(', ');
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether values of a kind are ids of something that has a name. */
function isNamed(kind: Outline): boolean {
  return ['fighter', 'word', 'thing', 'text'].includes(bare(kind).type);
}

/** What an id is called: a fighter by its name, anything else by its entry. */
function nameOf({ ruleset, table }: Scene, id: string): string {
  const { things, options, conditions, actions } = ruleset.description;
  if (Object.hasOwn(table.fighters, id)) return nameIn(table, id);
  return (things[id] ?? options[id] ?? conditions[id] ?? actions[id])?.label ?? wordsOf(id);
}

/** What else is to be known of a value: one sentence, where the ruleset has one. */
export function valueHelp({ ruleset }: Scene, value: Json | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const { things, options, conditions } = ruleset.description;
  return (things[value] ?? options[value] ?? conditions[value])?.help;
}

/** A field of the table view as people read it. */
export function fieldText(scene: Scene, key: string, value: Json | undefined): string {
  const isNothing = value === undefined || value === null || value === '';
  const isEmpty = isNothing || (typeof value === 'object' && Object.keys(value).length === 0);
  return isEmpty ? '–' : valueText(scene, { key, kind: scene.ruleset.fields[key]?.kind }, value);
}

/** What a field of the table view is called: as its resource, on the sheet or by its rulebook, else by its own name. */
export function fieldLabel({ ruleset }: Scene, field: string): string {
  const { description } = ruleset;
  const onSheet = description.sheet.flatMap((part) => part.fields).find((one) => one.field === field);
  const named = resourceOf(description, field)?.label ?? onSheet?.label ?? description.members?.[field];
  if (named !== undefined) return named;
  const limited = description.resources.find(({ max }) => max === field);
  return limited ? words.atMost(limited.label) : wordsOf(field);
}
