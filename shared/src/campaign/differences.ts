import { applyContent } from '../engine/core/apply-content.ts';
import { fieldLabel, valueText, wordingOf } from '../engine/presentation/phrases.ts';
import type { Json } from '../engine/schema/json.ts';
import { isSameJson } from '../engine/schema/same-json.ts';
import { writtenSheet } from '../scenario/written-sheet.ts';
import * as words from '../words/messages/campaign.ts';
import { type CarriedHero, type HeroRules, heroFault, openHero } from './hero.ts';

/** The parts of a hero that have one value each. */
const PLAIN_PARTS = ['name', 'portrait', 'notes', 'experience', 'orders'] as const;

/** The parts of a hero in which values can differ. */
export const HERO_PARTS = [...PLAIN_PARTS, 'sheet', 'state'] as const;
export type HeroPart = (typeof HERO_PARTS)[number];

/** A hero as differences see it. */
export interface DifferingHero extends CarriedHero {
  readonly notes?: string | undefined;
  readonly experience?: number | undefined;
}

/**
 * A value of a hero that differs before and after a change. If `before` or `after` is missing, the value then came from
 * the sheet or the archetype.
 */
export interface Difference {
  readonly part: HeroPart;
  /** The field of the sheet or state; empty for other parts. */
  readonly key: string;
  readonly before?: Json;
  readonly after?: Json;
}

/** Returns all values in which two states of a hero differ. */
export function differencesBetween(before: DifferingHero, after: DifferingHero): Difference[] {
  const plain = PLAIN_PARTS.map((part) =>
    differenceOf({ part, key: '' }, plainValue(before, part), plainValue(after, part)),
  );
  const inside = (['sheet', 'state'] as const).flatMap((part) => {
    const keys = new Set([...Object.keys(before[part]), ...Object.keys(after[part])]);
    return [...keys].map((key) => differenceOf({ part, key }, before[part][key], after[part][key]));
  });
  return [...plain, ...inside].filter((one) => !isSameJson(one.before, one.after));
}

function plainValue(hero: DifferingHero, part: (typeof PLAIN_PARTS)[number]): Json | undefined {
  return hero[part] as Json | undefined;
}

function differenceOf(
  where: Pick<Difference, 'part' | 'key'>,
  before: Json | undefined,
  after: Json | undefined,
): Difference {
  return { ...where, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** Returns a hero in which each value that differs is set to that of `before` or `after`, as `to` says. */
export function withValues<H extends DifferingHero>(
  hero: H,
  differences: readonly Difference[],
  to: 'before' | 'after',
): H {
  let changed = hero;
  for (const { part, key, [to]: value } of differences)
    changed =
      part === 'sheet' || part === 'state'
        ? { ...changed, [part]: withMember(changed[part], key, value) }
        : withMember(changed, part, value);
  return changed;
}

function withMember<R extends object>(record: R, key: string, value: Json | undefined): R {
  const { [key as keyof R]: _, ...rest } = record;
  return (value === undefined ? rest : { ...rest, [key]: value }) as R;
}

/** Returns the value of a hero that a difference is about; undefined if it is missing. */
export function valueAt(hero: DifferingHero, { part, key }: Difference): Json | undefined {
  return part === 'sheet' || part === 'state' ? hero[part][key] : plainValue(hero, part);
}

/** Returns differences in words, such as "Health: 12 → 5". `hero` is the hero before the change. */
export function describeDifferences(
  rules: HeroRules,
  hero: DifferingHero,
  differences: readonly Difference[],
): string[] {
  const before = shownValues(rules, hero);
  const after = shownValues(rules, withValues(hero, differences, 'after'));
  const { description, fields, sheet } = applyContent(rules.ruleset, rules.content);
  const wording = wordingOf(description, (id) => id);
  return differences.map((one) => {
    const { part, key } = one;
    if (part === 'notes') return words.changed(words.parts.notes);
    if (part === 'portrait') return words.changed(words.parts.portrait);
    if (part === 'orders') return ordersText(one);
    if (part !== 'sheet' && part !== 'state')
      return words.change(words.parts[part], plainText(one.before), plainText(one.after));
    const kind = part === 'state' ? fields[key]?.kind : sheet[key];
    const say = (shown: ShownValues, own: Json | undefined) =>
      valueText(wording, { key, kind: key === 'kind' ? KIND : kind }, shown[part][key] ?? own);
    const label = key === 'kind' ? words.parts.kind : fieldLabel(description, key);
    return words.change(label, say(before, one.before), say(after, one.after));
  });
}

/** Returns how many standing orders a hero has before and after a change, or only that they have changed. */
function ordersText({ before, after }: Difference): string {
  const [had, has] = [before, after].map((orders) => (Array.isArray(orders) ? orders.length : 0));
  return had === has
    ? words.changed(words.parts.orders)
    : words.change(words.parts.orders, String(had), String(has));
}

/**
 * Returns a difference as a history repeats it: without the values of long texts, and without standing orders, which
 * are secret.
 */
export function forHistory({ part, key, ...values }: Difference): Difference {
  return part === 'notes' || part === 'orders' ? { part, key } : { part, key, ...values };
}

/** The outline of an archetype's id. */
const KIND = { type: 'thing' } as const;

type ShownValues = Readonly<Record<'sheet' | 'state', Readonly<Record<string, Json>>>>;

/** Returns the values of a hero, including those that come from its archetype. */
function shownValues(rules: HeroRules, hero: DifferingHero): ShownValues {
  if (heroFault(rules, hero) !== undefined) return hero;
  const { table, fighter } = openHero(rules, hero);
  const { fields } = rules.ruleset;
  const shown = Object.entries(fields).map(([name, { get }]) => [name, get(table, fighter)]);
  return {
    sheet: { ...writtenSheet(rules.ruleset, table, fighter), ...hero.sheet },
    state: Object.fromEntries(shown),
  };
}

function plainText(value: Json | undefined): string {
  return value === undefined || value === '' ? words.none : String(value);
}
