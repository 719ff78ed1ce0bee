import {
  count,
  fighter,
  hex,
  listOf,
  nullable,
  oneOf,
  text,
  thing,
} from '../../../engine/schema/field-schema.ts';
import type { EventKind } from '../../../engine/state/event.ts';
import { KIT_EVENTS } from '../../../kit/events.ts';
import { CHECKS } from '../book/checks.ts';
import { ENDS } from '../book/death.ts';
import { OUTCOMES, PARTIES } from '../table.ts';
import { ABILITIES } from './abilities.ts';
import { AILMENTS } from './ailments.ts';
import { PARTS, SPECIALTIES } from './specialties.ts';

const die = count(1, 6);
const dice = listOf(die);
const number = count(-999, 999);
const specialty = thing(SPECIALTIES);
/** The id of an entry that a battle's content may have added. */
const named = text(40);
const ofThing = { members: { thing: named } };
const lying = { members: { item: named, at: hex } };
const TABLES = ['hit-critical', 'hit-fumble', 'evasion-critical', 'evasion-fumble'] as const;

/** The members of each event besides `by` and `target`, and the way the map plays it. */
export const EVENTS = {
  'round-began': { members: { round: count() } },
  'step-began': { members: { step: text(20), party: oneOf(PARTIES) } },
  'turn-began': { members: {} },
  'initiative-set': { members: { entry: die, specialty } },
  checked: {
    members: {
      of: oneOf(CHECKS),
      specialty,
      dice,
      modifier: number,
      difficulty: number,
      result: number,
      outcome: oneOf(OUTCOMES),
    },
  },
  willed: { members: { amount: number, wp: count() } },
  'became-helpless': { members: {}, beat: 'fall' },
  freed: { members: {}, beat: 'rise' },
  attacked: {
    members: {
      weapon: nullable(named),
      ability: nullable(thing(ABILITIES)),
      specialty,
      targets: listOf(fighter, 200),
      supports: listOf(thing(ABILITIES)),
      fed: listOf(thing(ABILITIES)),
    },
    beat: 'strike',
  },
  linked: { members: { ability: nullable(thing(ABILITIES)) } },
  'table-rolled': { members: { table: oneOf(TABLES), entry: die } },
  'damage-rolled': { members: { dice, sum: count() } },
  'damage-set': { members: { amount: count() } },
  evaded: { members: {}, beat: 'guard' },
  'part-rolled': { members: { dice, entry: oneOf([...PARTS, 'choice'] as const) } },
  hurt: { members: { amount: count(), hp: count() }, beat: 'hurt' },
  healed: { members: { amount: count(), hp: count() }, beat: 'heal' },
  'part-lost': { members: { part: oneOf(PARTS) }, beat: 'hurt' },
  'death-rolled': { members: { shown: die, result: number, parts: count() } },
  survived: { members: {} },
  defeated: { members: { how: oneOf(ENDS) }, beat: 'fall' },
  spared: { members: {}, beat: 'fall' },
  withdrew: { members: { from: nullable(hex) } },
  'weapon-broken': ofThing,
  'armour-broken': ofThing,
  dropped: lying,
  'picked-up': lying,
  equipped: { members: { thing: named, stowed: nullable(named) } },
  'handed-over': ofThing,
  stored: { members: { thing: named, bag: named } },
  'taken-out': { members: { thing: named, bag: named } },
  afflicted: { members: { ailment: thing(AILMENTS) } },
  relieved: { members: { ailment: thing(AILMENTS) } },
  extra: { members: { extra: count() } },
  used: { members: { ability: nullable(thing(ABILITIES)), item: nullable(named) }, beat: 'cast' },
  improvised: { members: { note: text() } },
  ruled: KIT_EVENTS.ruled,
  'full-power': { members: {}, beat: 'cast' },
  joined: KIT_EVENTS.joined,
  removed: KIT_EVENTS.removed,
} satisfies Readonly<Record<string, EventKind>>;
