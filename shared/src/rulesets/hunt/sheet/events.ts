import {
  count,
  fighter,
  hex,
  initially,
  listOf,
  nullable,
  oneOf,
  record,
  text,
  thing,
} from '../../../engine/schema/field-schema.ts';
import { ENGINE_EVENTS, type EventKinds } from '../../../engine/state/event.ts';
import { KIT_EVENTS } from '../../../kit/events.ts';
import { CHECKS } from '../book/checks.ts';
import { ENDS } from '../book/death.ts';
import { OUTCOMES, PARTIES } from '../table.ts';
import { ABILITIES } from './abilities.ts';
import { AILMENTS } from './ailments.ts';
import { REASONS } from './causes.ts';
import { ABILITY_LOOKS, ITEM_LOOKS, WEAPON_LOOKS } from './looks.ts';
import { PARTS, SPECIALTIES } from './specialties.ts';

const die = count(1, 6);
const dice = listOf(die);
const number = count(-999, 999);
const specialty = thing(SPECIALTIES);
/**
 * What modifies a check or its difficulty, and by how much. Empty in older recordings, whose events did not list
 * causes.
 */
const causes = initially(listOf(record({ why: oneOf(REASONS), value: number })), []);
/** The id of a weapon, item or other thing, which a battle's content may have added. */
const named = text(40);
const ofThing = { members: { thing: named } };
const lying = { members: { item: named, at: hex } };
const TABLES = ['hit-critical', 'hit-fumble', 'evasion-critical', 'evasion-fumble'] as const;

/** The events that the Hunt rules emit. Their log sentences are in `words/sentences.ts`, under the same keys. */
export const EVENTS = {
  'round-began': { members: { round: count() }, tone: 'heading', clause: 'HUNT-1' },
  'step-began': { members: { step: text(20), party: oneOf(PARTIES) }, tone: 'heading', clause: 'HUNT-2' },
  'turn-began': { tone: 'heading', clause: 'HUNT-5' },
  'initiative-set': { members: { entry: die, specialty } },
  checked: {
    members: {
      of: oneOf(CHECKS),
      specialty,
      dice,
      modifier: number,
      difficulty: number,
      needs: causes,
      causes,
      result: number,
      outcome: oneOf(OUTCOMES),
    },
    tone: 'roll',
    clause: 'HUNT-R1',
  },
  willed: { members: { amount: number, wp: count() } },
  'became-helpless': { beat: 'fall', tone: 'bad' },
  freed: { beat: 'rise', tone: 'good' },
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
    looks: { weapon: WEAPON_LOOKS, ability: ABILITY_LOOKS },
  },
  linked: { members: { ability: nullable(thing(ABILITIES)) } },
  'table-rolled': { members: { table: oneOf(TABLES), entry: die }, tone: 'roll' },
  'damage-rolled': { members: { dice, sum: count() }, tone: 'roll', clause: 'HUNT-R11' },
  'damage-set': { members: { amount: count() } },
  evaded: { beat: 'guard', tone: 'good' },
  'part-rolled': { members: { dice, entry: oneOf([...PARTS, 'choice'] as const) }, tone: 'roll' },
  hurt: { members: { amount: count(), hp: count() }, beat: 'hurt', tone: 'bad' },
  healed: { members: { amount: count(), hp: count() }, beat: 'heal', tone: 'good' },
  'part-lost': { members: { part: oneOf(PARTS) }, beat: 'hurt', tone: 'bad' },
  'death-rolled': { members: { shown: die, causes, result: number, parts: count() }, tone: 'roll' },
  survived: { tone: 'good' },
  defeated: { members: { how: oneOf(ENDS) }, looks: { how: { died: { beat: 'die' } } }, tone: 'bad' },
  spared: { beat: 'fall', tone: 'bad' },
  withdrew: { members: { from: nullable(hex) }, clause: 'HUNT-21' },
  'weapon-broken': { ...ofThing, tone: 'bad' },
  'armour-broken': { ...ofThing, tone: 'bad' },
  dropped: { ...lying, tone: 'bad' },
  'picked-up': lying,
  equipped: { members: { thing: named, stowed: nullable(named) } },
  'handed-over': ofThing,
  stored: { members: { thing: named, bag: named } },
  'taken-out': { members: { thing: named, bag: named } },
  afflicted: {
    members: { ailment: thing(AILMENTS) },
    looks: { ailment: { bound: { beat: 'grab' }, toppled: { beat: 'trip' } } },
    tone: 'bad',
  },
  relieved: {
    members: { ailment: thing(AILMENTS) },
    looks: { ailment: { toppled: { beat: 'rise' } } },
    tone: 'good',
  },
  extra: { members: { extra: count() }, tone: 'good' },
  used: {
    members: { ability: nullable(thing(ABILITIES)), item: nullable(named) },
    beat: 'cast',
    looks: { item: ITEM_LOOKS, ability: ABILITY_LOOKS },
  },
  improvised: { members: { note: text() } },
  ruled: KIT_EVENTS.ruled,
  'full-power': { beat: 'cast', tone: 'heading' },
  joined: { ...KIT_EVENTS.joined, clause: 'HUNT-R50' },
  removed: { ...KIT_EVENTS.removed, clause: 'HUNT-R50' },
  ended: { ...ENGINE_EVENTS.ended, clause: 'HUNT-R47' },
  placed: { ...ENGINE_EVENTS.placed, clause: 'HUNT-R50' },
} satisfies EventKinds;
