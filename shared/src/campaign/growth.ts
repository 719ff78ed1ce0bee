import type { Growth } from '../engine/core/growth.ts';
import type { Json } from '../engine/schema/json.ts';
import { isRecord, own } from '../engine/schema/records.ts';
import { isSameJson } from '../engine/schema/same-json.ts';
import { writtenSheet } from '../scenario/written-sheet.ts';
import { differencesBetween } from './differences.ts';
import { type CarriedHero, type HeroRules, openHero } from './hero.ts';

/**
 * Returns the fault of a change of a hero's sheet that experience should pay for; undefined if the change only raises
 * values that these rules let grow. Both heroes must fit the rules.
 */
export function growthFault(
  rules: HeroRules,
  { fields }: Growth,
  before: CarriedHero,
  after: CarriedHero,
): 'nothing-raised' | 'not-growing' | 'not-raised' | undefined {
  const keys = differencesBetween(before, after).map(({ key }) => key);
  if (keys.length === 0) return 'nothing-raised';
  if (!keys.every((key) => fields.includes(key))) return 'not-growing';
  const [from, to] = [sheetOf(rules, before), sheetOf(rules, after)];
  return keys.every((key) => isRaised(from[key], to[key])) ? undefined : 'not-raised';
}

/** Returns the whole sheet of a hero, including the values that come from its archetype. */
function sheetOf(rules: HeroRules, hero: CarriedHero): Readonly<Record<string, Json>> {
  const { table, fighter } = openHero(rules, hero);
  return { ...writtenSheet(rules.ruleset, table, fighter), ...hero.sheet };
}

/** Returns whether a value loses nothing: no number falls, and no part of a list or record is lost. */
function isRaised(before: Json | undefined, after: Json | undefined): boolean {
  if (before === undefined) return true;
  if (typeof before === 'number' && typeof after === 'number') return after >= before;
  if (Array.isArray(before) && Array.isArray(after))
    return before.every((item) => after.some((other) => isSameJson(item, other)));
  if (isRecord(before) && isRecord(after))
    return Object.entries(before).every(([key, value]) => isRaised(value as Json, own<Json>(after, key)));
  return isSameJson(before, after);
}
