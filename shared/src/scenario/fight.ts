import { type Content, TEMPERAMENTS } from '../engine/content/content.ts';
import { allOptional, applyContent, contentKind, whole } from '../engine/core/apply-content.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import {
  amount,
  count,
  type FieldSchema,
  type FieldSchemas,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
  text,
  thing,
} from '../engine/schema/field-schema.ts';
import { BACKDROP_PLACE } from '../engine/setup/backdrop.ts';
import { mapNotes } from '../engine/setup/notes.ts';
import { SCENERY } from '../engine/setup/scenery.ts';
import { LEVELS, MOST_FIGHTERS, WINDOW_SECONDS } from '../engine/setup/setup.ts';
import { GROUND_LOOKS } from '../hex/map.ts';
import { lettersFor, MOST_BACKDROP_BYTES } from './picture-files.ts';

/** The maximum radius and number of hexes of a map. A map of radius 40 has 3 x 40 x 41 + 1 = 4,921 hexes. */
export const MOST_RADIUS = 40;
export const MOST_HEXES = 5_000;

/** The maximum number of heroes in a party. */
export const MOST_HEROES = 40;

const hexes = optional(listOf(hex, MOST_HEXES));

const map = record({
  radius: count(0, MOST_RADIUS),
  walls: hexes,
  difficult: hexes,
  cover: hexes,
  looks: optional(whole(Object.fromEntries(GROUND_LOOKS.map((look) => [look, hexes])))),
  backdrop: optional(record({ picture: text(64, 1), ...BACKDROP_PLACE })),
  scenery: optional(record(SCENERY)),
  notes: optional(mapNotes),
});

/** A picture with a name. Fighters refer to it as their portrait, and the map as its backdrop. */
export const pictureKind = record({ name: text(64, 1), data: text(lettersFor(MOST_BACKDROP_BYTES)) });

const known = new WeakMap<Ruleset, FieldSchema>();

const NONE: Content = {};

/** Returns the schema of a fight file under these rules: a setup, a title, and the fight's own content. */
export function fightKind(ruleset: Ruleset, content: Content = NONE): FieldSchema {
  if (content !== NONE) return newFightKind(ruleset, content);
  const kind = known.get(ruleset) ?? newFightKind(ruleset, NONE);
  known.set(ruleset, kind);
  return kind;
}

function newFightKind(book: Ruleset, content: Content): FieldSchema {
  const ruleset = applyContent(book, content);
  return record({
    $schema: optional(text(500)),
    ruleset: oneOf([ruleset.id]),
    rulebook: optional(rulebookKind),
    title: optional(text(60, 1)),
    blurb: optional(text(400)),
    options: optional(whole(allOptional(ruleset.options))),
    map,
    combatants: listOf(combatant(ruleset), MOST_FIGHTERS),
    order: optional(listOf(fighter, MOST_FIGHTERS)),
    windowSeconds: optional(amount(...WINDOW_SECONDS)),
    pictures: optional(listOf(pictureKind, MOST_FIGHTERS + 1)),
    content: optional(contentKind(book, content)),
    packs: optional(listOf(record(PACK), MOST_PACKS)),
  });
}

/** The origin of a file's rulebook. It helps people whose server lacks the rulebook; otherwise, it has no effect. */
const rulebookKind = record({
  version: count(1, 1_000_000),
  hash: optional(text(64, 1)),
  title: optional(text(200, 1)),
  authors: optional(listOf(text(200, 1), 100)),
  homepage: optional(text(500, 1)),
  repository: optional(text(500, 1)),
});

/** The maximum number of packs that can be combined. */
export const MOST_PACKS = 20;

const PACK = { name: text(60, 1), version: text(32, 1), hash: text(64, 64) };

/** The fields of every fighter in a fight, under any rules. */
const BELONGING = {
  id: fighter,
  side: text(32, 1),
  at: hex,
  name: optional(text(40, 1)),
  hidden: optional(flag),
  portrait: optional(text(64, 1)),
  bot: optional(
    whole({ level: optional(oneOf(LEVELS)), temperament: optional(nullable(oneOf(TEMPERAMENTS))) }),
  ),
};

function combatant(ruleset: Ruleset) {
  return record({
    ...BELONGING,
    sheet: sheetKind(ruleset),
    state: optional(stateKind(ruleset)),
  });
}

/** Returns the schema of a fighter's initial state in a file. */
export function stateKind(ruleset: Ruleset) {
  return whole(allOptional(startsOf(ruleset)));
}

/** Returns the schema of a fighter's sheet in a file. */
export function sheetKind({ description, sheet }: Ruleset) {
  return record({ kind: thing(description.archetypes), ...allOptional(sheet) });
}

/** Returns the schema of a party file under these rules: heroes that can join any fight. */
export function partyKind(ruleset: Ruleset): FieldSchema {
  const hero = record({
    name: optional(text(40, 1)),
    portrait: optional(text(64, 1)),
    sheet: sheetKind(ruleset),
  });
  return record({
    ruleset: oneOf([ruleset.id]),
    title: optional(text(60, 1)),
    heroes: listOf(hero, MOST_HEROES),
    pictures: optional(listOf(pictureKind, MOST_HEROES)),
  });
}

/** Returns the schema of a map file under these rules: a map that other fights can use. */
export function mapKind({ id, options }: Ruleset): FieldSchema {
  const { doors } = options;
  return record({
    ruleset: oneOf([id]),
    map,
    options: optional(whole(allOptional(doors ? { doors } : {}))),
    pictures: optional(listOf(pictureKind, 1)),
  });
}

/**
 * Returns the schemas of those fields that a setup can set in a fighter's initial state, without position and side.
 */
export function startsOf({ fields }: Ruleset): FieldSchemas {
  const settable = Object.entries(fields).filter(([name, { set }]) => set && !Object.hasOwn(BELONGING, name));
  return Object.fromEntries(settable.map(([name, { kind }]) => [name, kind]));
}
