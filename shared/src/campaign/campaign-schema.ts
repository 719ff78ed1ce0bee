import { lastingOrders } from '../engine/battle/lasting-orders.ts';
import { allOptional, whole } from '../engine/core/apply-content.ts';
import { RESTS } from '../engine/core/lasting.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import {
  amount,
  anything,
  count,
  type FieldSchema,
  type FieldSchemas,
  fighter,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  setOf,
  text,
} from '../engine/schema/field-schema.ts';
import type { Json } from '../engine/schema/json.ts';
import { sheetKind, stateKind } from '../scenario/fight.ts';
import { MOST_FILE_BYTES } from '../scenario/fight-file.ts';
import { EDITABLE_PARTS, HISTORY_KINDS, MEMBER_ROLES, MOST } from './campaign.ts';
import { HERO_PARTS } from './differences.ts';

/* The schemas of campaigns. */

/** The schema of a time, in milliseconds since 1970. */
export const time = amount(0, 8.64e15);

const DIFFERENCE = {
  part: oneOf(HERO_PARTS),
  key: text(64),
  before: optional(anything),
  after: optional(anything),
} as const;

/** The schema of a list of `Difference`. */
export const differences = listOf(whole(DIFFERENCE), MOST.differences);

/** The schema of a `FightRecord`. */
export const fightRecord = whole({
  deeds: listOf(text(300, 1), MOST.deeds),
  luck: nullable(amount(-9999, 9999)),
});

/** The schemas of the parts of a campaign that changes set as well. */
export const PARTS = {
  title: text(60, 1),
  memberName: text(40, 1),
  role: oneOf(MEMBER_ROLES),
  timeZone: text(64, 1),
  heroName: text(40, 1),
  picture: text(64, 1),
  heroNotes: text(2000),
  experience: count(0, MOST.experience),
  editable: setOf(oneOf(EDITABLE_PARTS)),
  noteText: text(5000, 1),
  noteFor: oneOf(['all', 'gm']),
  sessionNote: text(2000),
  battle: text(64, 1),
  document: nullable(text(200, 1)),
  recording: nullable(text(500, 1)),
  packName: text(60, 1),
  packDocument: text(MOST_FILE_BYTES, 1),
} as const;

const HISTORY = whole({
  kind: oneOf(HISTORY_KINDS),
  at: time,
  by: nullable(fighter),
  fight: optional(fighter),
  rest: optional(oneOf(RESTS)),
  note: optional(text(200)),
  differences,
  record: optional(fightRecord),
  isUndone: optional(flag),
});

const RESULT = whole({
  hero: fighter,
  status: oneOf(['proposed', 'applied', 'undone']),
  differences,
  kept: listOf(whole({ ...DIFFERENCE, misfit: optional(text(MOST.misfit)) }), MOST.differences),
  record: fightRecord,
});

/** Returns the schemas of the ruleset's house rules. */
export function houseRules({ options, description }: Ruleset): FieldSchemas {
  const named = new Set(description.battleOptions.map(({ key }) => key));
  return Object.fromEntries(Object.entries(options).filter(([key]) => named.has(key)));
}

/** Returns the schema of the parts of a hero that it brings to its next fight. */
export function heroKind(ruleset: Ruleset): FieldSchema<Json> {
  return whole({
    sheet: sheetKind(ruleset),
    state: stateKind(ruleset),
    orders: optional(lastingOrders),
  });
}

/** Returns the schemas of the fields of a campaign, in the order of its file. */
export function campaignMembers(ruleset: Ruleset): FieldSchemas {
  const hero = whole({
    id: fighter,
    owner: nullable(fighter),
    name: optional(PARTS.heroName),
    portrait: optional(PARTS.picture),
    sheet: sheetKind(ruleset),
    state: stateKind(ruleset),
    orders: optional(lastingOrders),
    experience: PARTS.experience,
    notes: PARTS.heroNotes,
    editable: PARTS.editable,
    history: listOf(HISTORY, MOST.history),
  });
  return {
    ruleset: oneOf([ruleset.id]),
    title: PARTS.title,
    sharesHistories: optional(flag),
    next: count(1, 1_000_000_000),
    members: listOf(
      whole({
        id: fighter,
        name: PARTS.memberName,
        role: PARTS.role,
        timeZone: optional(PARTS.timeZone),
      }),
      MOST.members,
    ),
    heroes: listOf(hero, MOST.heroes),
    options: whole(allOptional(houseRules(ruleset))),
    packs: listOf(whole({ name: PARTS.packName, document: PARTS.packDocument }), MOST.packs),
    notes: listOf(
      whole({ id: fighter, author: nullable(fighter), at: time, for: PARTS.noteFor, text: PARTS.noteText }),
      MOST.notes,
    ),
    sessions: listOf(
      whole({ id: fighter, at: time, title: PARTS.title, note: PARTS.sessionNote, isCanceled: flag }),
      MOST.sessions,
    ),
    fights: listOf(
      whole({
        id: fighter,
        battle: PARTS.battle,
        title: PARTS.title,
        document: PARTS.document,
        recording: PARTS.recording,
        at: time,
        isOver: flag,
        isDeleted: optional(flag),
        results: listOf(RESULT, MOST.heroes),
      }),
      MOST.fights,
    ),
  };
}
