import {
  anId,
  count,
  entriesOf,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  oneOf,
  optional,
  path,
  record,
  text,
  thing,
} from '../../../engine/schema/field-schema.ts';
import type { EventKind, EventKinds } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';
import { TEXT } from '../words/catalog.ts';
import { REACTION_LOOKS, SKILL_LOOKS, SPELL_LOOKS, WEAPON_LOOKS } from './looks.ts';
import { LEVELS } from './skills.ts';

const word = anId();
const number = count(-999, 999);
const dice = listOf(count(0, 999));
const reason = thing(TEXT.circumstances);
const item = { item: word };
const went = { members: { from: hex, to: hex }, beat: 'walk' } satisfies EventKind;

/** The events of the Flow rules. Their log sentences are in `words/sentences.ts`, under the same keys. */
export const EVENTS = {
  ...KIT_EVENTS,
  gained: { ...KIT_EVENTS.gained, tone: 'plain' },
  joined: { ...KIT_EVENTS.joined, clause: 'FLOW-R43' },
  'fight-started': { members: { surprise: nullable(word), order: listOf(fighter, 200) }, tone: 'heading' },
  'round-started': { members: { round: number }, tone: 'heading' },
  'turn-started': { tone: 'heading' },
  'turn-ended': { tone: 'silent' },
  'initiative-rolled': { members: { die: number, modifier: number, total: number }, tone: 'roll' },
  declared: {
    members: {
      action: word,
      cost: entriesOf(number),
      item: optional(word),
      path: optional(path),
      what: optional(word),
      weapon: optional(word),
      ability: optional(word),
      mode: optional(word),
      spell: optional(word),
      flow: optional(word),
      condition: optional(word),
    },
    looks: { weapon: WEAPON_LOOKS, spell: SPELL_LOOKS },
    isAhead: true,
  },
  reacted: {
    members: { reaction: word, weapon: optional(word), cost: number },
    beat: 'guard',
    looks: { weapon: WEAPON_LOOKS, reaction: REACTION_LOOKS },
  },
  'flow-used': { members: { action: word }, tone: 'good' },
  paid: paidFrom('ap', 'rp', 'fp', 'mana', 'charges'),
  checked: {
    members: {
      skill: word,
      base: number,
      modifiers: listOf(record({ why: reason, value: number })),
      tn: number,
      dice,
      edge: number,
      roll: number,
      level: oneOf(LEVELS),
      advantages: listOf(reason),
      disadvantages: listOf(reason),
      why: optional(word),
    },
    looks: { skill: SKILL_LOOKS },
    tone: 'roll',
  },
  opposed: {
    members: { winner: fighter, why: word, levels: listOf(word), lift: number, coin: nullable(number) },
  },
  hit: { members: { level: word }, tone: 'good' },
  'damage-rolled': {
    members: {
      dice,
      sides: number,
      modifier: number,
      bonus: number,
      times: number,
      halved: flag,
      dr: number,
      total: number,
    },
    tone: 'roll',
  },
  afflicted: {
    members: { condition: word, strength: optional(number) },
    looks: { condition: { grappled: { beat: 'grab' }, prone: { beat: 'trip' } } },
    tone: 'bad',
  },
  relieved: { ...KIT_EVENTS.relieved, looks: { condition: { prone: { beat: 'rise' } } } },
  feinted: { tone: 'good' },
  resisted: { tone: 'good' },
  escaped: { tone: 'good' },
  disrupted: { beat: 'cancel', tone: 'bad' },
  slowed: { members: { amount: number }, tone: 'bad' },
  fumbled: { members: { kind: word, die: optional(number) }, tone: 'bad' },
  pushed: { ...went, beat: 'push' },
  tumbled: { ...went, tone: 'good' },
  'door-opened': { members: { at: hex } },
  drew: { members: item },
  sheathed: { members: item },
  drunk: { members: item },
  taken: { members: item, tone: 'good' },
  dropped: { members: { ...item, at: hex }, tone: 'bad' },
  'picked-up': { members: { ...item, at: hex } },
  readied: { members: { on: word, whom: word, note: nullable(text()), action: word } },
  'readied-action-taken': { members: { action: word }, tone: 'good' },
  'readied-action-cancelled': {},
} satisfies EventKinds;
