import {
  amount,
  count,
  fighter,
  flag,
  hex,
  type Kind,
  type Kinds,
  listOf,
  oneOf,
  optional,
  record,
  text,
  thing,
} from '../engine/kinds.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { MOST_FIGHTERS, WINDOW_SECONDS } from '../engine/setup.ts';
import type { Json } from '../engine/table.ts';
import { GROUND_LOOKS } from '../hex/map.ts';
import { lettersFor, MOST_BACKDROP_BYTES } from './album.ts';

/** The largest map of at most 5,000 hexes: 3 x 40 x 41 + 1 = 4,921. */
export const MOST_RADIUS = 40;
export const MOST_HEXES = 5_000;

const hexes = optional(listOf(hex, MOST_HEXES));

/** A record of members that only a ruleset knows. */
function whole(members: Kinds): Kind<Json> {
  return record(members) as Kind<Json>;
}

const map = record({
  radius: count(0, MOST_RADIUS),
  walls: hexes,
  difficult: hexes,
  cover: hexes,
  looks: optional(whole(Object.fromEntries(GROUND_LOOKS.map((look) => [look, hexes])))),
});

/** By its name, which fighters say as their portrait. */
const picture = record({ name: text(64, 1), data: text(lettersFor(MOST_BACKDROP_BYTES)) });

const known = new WeakMap<Ruleset, Kind>();

/** A fight as people write it into a file: a setup by these rules, with a title. */
export function fightKind(ruleset: Ruleset): Kind {
  const kind = known.get(ruleset) ?? newFightKind(ruleset);
  known.set(ruleset, kind);
  return kind;
}

function newFightKind(ruleset: Ruleset): Kind {
  return record({
    $schema: optional(text(500)),
    ruleset: oneOf([ruleset.id]),
    title: optional(text(60, 1)),
    blurb: optional(text(400)),
    options: optional(whole(allOptional(ruleset.options))),
    map,
    combatants: listOf(combatant(ruleset), MOST_FIGHTERS),
    order: optional(listOf(fighter, MOST_FIGHTERS)),
    windowSeconds: optional(amount(...WINDOW_SECONDS)),
    pictures: optional(listOf(picture, MOST_FIGHTERS + 1)),
  });
}

/** What a fight says of every fighter, whatever its rules. */
const BELONGING = {
  id: fighter,
  side: text(32, 1),
  at: hex,
  name: optional(text(40, 1)),
  hidden: optional(flag),
  portrait: optional(text(64, 1)),
};

function combatant(ruleset: Ruleset) {
  const { description, sheet } = ruleset;
  return record({
    ...BELONGING,
    sheet: record({ kind: thing(description.archetypes), ...allOptional(sheet) }),
    state: optional(whole(allOptional(startsOf(ruleset)))),
  });
}

/** How a fighter may start otherwise than by its sheet: the fields that can be set, but for where it belongs. */
export function startsOf({ fields }: Ruleset): Kinds {
  const settable = Object.entries(fields).filter(([name, { set }]) => set && !Object.hasOwn(BELONGING, name));
  return Object.fromEntries(settable.map(([name, { kind }]) => [name, kind]));
}

function allOptional(kinds: Kinds): Kinds {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, optional(kind)]));
}
