import { pick } from '../bots/policy.ts';
import { type Content, type ContentEntry, type ContentPart, membersOf } from '../engine/content/content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { FieldSchema, FieldSchemas } from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { bare } from '../engine/schema/outline.ts';
import { type Setup, setupFault } from '../engine/setup/setup.ts';
import { type Dice, placeholderDice } from '../engine/state/dice.ts';
import { ownRows } from '../kit/content.ts';
import { between, oneIn } from './chance.ts';

/** The maximum difference between a number in the content and the same number in the rulebook. */
const STRAY = 3;

/** Returns the fight with random content: changed numbers, and new items that some fighters carry. */
export function withContent(ruleset: Ruleset, setup: Setup, dice: Dice): Setup {
  const content = randomContent(ruleset, dice);
  const combatants = setup.combatants.map((fighter) => {
    const armed = { ...fighter, sheet: { ...fighter.sheet, ...carried(ruleset, content, dice) } };
    return fits(ruleset, { ...setup, content, combatants: [armed] }) ? armed : fighter;
  });
  return { ...setup, content, combatants };
}

function fits(ruleset: Ruleset, setup: Setup): boolean {
  return setupFault(() => ruleset.open({ ...setup, options: {} }, placeholderDice())) === undefined;
}

function randomContent(ruleset: Ruleset, dice: Dice): Content {
  const parts = Object.entries(ruleset.content ?? {});
  return Object.fromEntries(parts.map(([name, part]) => [name, randomEntries(name, part, dice)]));
}

function randomEntries(name: string, part: ContentPart, dice: Dice): Record<string, ContentEntry> {
  let entries: Record<string, ContentEntry> = {};
  for (const [id, row] of Object.entries(part.book)) {
    const changed = { [id]: changesTo(membersOf(part, id), row as Readonly<Record<string, Json>>, dice) };
    const added = part.isOpen ? { [`own-${id}`]: { ...changed[id], like: id } } : {};
    const more = { ...entries, ...(oneIn(dice, 2) && changed), ...(oneIn(dice, 2) && added) };
    if (setupFault(() => ownRows(name, part, { [name]: more })) === undefined) entries = more;
  }
  return entries;
}

function changesTo(members: FieldSchemas, row: Readonly<Record<string, Json>>, dice: Dice): ContentEntry {
  const chosen = Object.entries(members).filter(() => oneIn(dice, 3));
  const changes = chosen.map(([member, of]) => [member, changed(of, row[member], dice)] as const);
  return Object.fromEntries(
    changes.flatMap(([member, value]) => (value === undefined ? [] : [[member, value]])),
  );
}

/** Returns another value of the same schema; undefined if there is none. */
function changed(of: FieldSchema, now: Json | undefined, dice: Dice): Json | undefined {
  switch (of.type) {
    case 'count': {
      const base = typeof now === 'number' ? now : of.min;
      return between(dice, Math.max(of.min, base - STRAY), Math.min(of.max, base + STRAY));
    }
    case 'flag':
      return oneIn(dice, 2);
    case 'word':
      return pick(dice, of.words);
    case 'thing':
      return pick(dice, of.things);
    case 'record': {
      const values = (now ?? {}) as Readonly<Record<string, Json>>;
      const members = Object.entries(of.members).map(([name, kind]) => [
        name,
        changed(kind, values[name], dice),
      ]);
      return Object.fromEntries(members.filter(([, value]) => value !== undefined));
    }
    case 'optional':
    case 'nullable':
      return (now ?? null) === null && !oneIn(dice, 6) ? now : changed(of.of, now, dice);
    default:
      return now;
  }
}

/** Returns random values for those fields of a sheet that hold ids of content entries, including new entries. */
function carried(ruleset: Ruleset, content: Content, dice: Dice): Readonly<Record<string, Json>> {
  const things = Object.entries(ruleset.content ?? {}).flatMap(([part, { book }]) => {
    const ids = [...new Set([...Object.keys(book), ...Object.keys(content[part] ?? {})])];
    return Object.entries(ruleset.sheet).flatMap(([name, of]) => {
      const one = bare(of);
      const isList = one.type === 'list' || one.type === 'set';
      const chosen = isList ? one.of : one;
      const isOurs = chosen.type === 'thing' && chosen.from.includes(book) && oneIn(dice, 2);
      return isOurs ? [[name, isList ? [pick(dice, ids)] : pick(dice, ids)] as const] : [];
    });
  });
  return Object.fromEntries(things);
}
