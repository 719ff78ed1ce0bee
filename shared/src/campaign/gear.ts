import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import { isRecord } from '../engine/schema/records.ts';
import type { Hero } from '../scenario/party.ts';
import { writtenSheet } from '../scenario/written-sheet.ts';
import type { OpenedHero } from './hero.ts';

type Sheet = Hero['sheet'];
type Values = Readonly<Record<string, Json>>;

/**
 * Returns a hero's sheet after a fight: without the gear that it lost, and with the gear that it gained. Gear that it
 * still has stays where the sheet has it, and gear that lies on the ground returns to its owner.
 */
export function sheetAfter(ruleset: Ruleset, sheet: Sheet, end: OpenedHero, fresh: OpenedHero): Sheet {
  const [had, has] = [gearOf(ruleset, fresh), gearOf(ruleset, end)];
  const regained = [...(ruleset.regained?.(end.table, end.fighter) ?? [])];
  const lost = minus(minus(thingsIn(had), thingsIn(has)), regained);
  const gained = minus(thingsIn(has), thingsIn(had));
  const given = Object.fromEntries(Object.keys(had).map((key) => [key, sheet[key] ?? had[key] ?? null]));
  const kept = lost.reduce((gear, thing) => withoutThing(gear, thing, has), given);
  const all = gained.reduce((gear, thing) => withThing(gear, thing, has), kept);
  const changed = Object.entries(all).filter(([key, value]) => value !== given[key]);
  return { ...sheet, ...Object.fromEntries(changed) };
}

/** Returns the values of a fighter's sheet that hold its gear. */
function gearOf(ruleset: Ruleset, { table, fighter }: OpenedHero): Values {
  const written = Object.entries(writtenSheet(ruleset, table, fighter));
  return Object.fromEntries(written.filter(([key]) => ruleset.sheet[key]?.isGear));
}

/** Returns all things in a value: itself, the items of a list, or the bags of a record with their items. */
function thingsIn(value: Json): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (isRecord(value)) return Object.values(value).flatMap((part) => thingsIn(part as Json));
  return [String(value)];
}

/** Returns a list from which each item of another list is removed once per occurrence there. */
function minus(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns gear without a thing. Prefers a place where the fighter no longer has it. */
function withoutThing(gear: Values, thing: string, has: Values): Values {
  const holding = Object.keys(gear).filter((key) => countIn(gear[key], thing) > 0);
  const key = holding.find((one) => countIn(gear[one], thing) > countIn(has[one], thing)) ?? holding[0];
  return key === undefined ? gear : { ...gear, [key]: without(gear[key] ?? null, thing) };
}

function without(value: Json, thing: string): Json {
  if (Array.isArray(value)) return value.toSpliced(value.indexOf(thing), 1);
  if (!isRecord(value)) return null;
  const bag = Object.keys(value).find((one) => countIn(value[one] as Json, thing) > 0) ?? '';
  return { ...value, [bag]: without(value[bag] as Json, thing) } as Json;
}

/** Returns gear with one more thing: where the fighter has it, or else in the last list. */
function withThing(gear: Values, thing: string, has: Values): Values {
  const places = Object.keys(gear).filter((key) => Array.isArray(gear[key]) || gear[key] === null);
  const key =
    places.find((one) => countIn(has[one], thing) > countIn(gear[one], thing)) ??
    places.findLast((one) => Array.isArray(gear[one]));
  if (key === undefined) return gear;
  const value = gear[key];
  return { ...gear, [key]: Array.isArray(value) ? [...value, thing] : thing };
}

function countIn(value: Json | undefined, thing: string): number {
  return thingsIn(value ?? null).filter((one) => one === thing).length;
}
