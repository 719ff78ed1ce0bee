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
import type { EventKind } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';
import { TEXT } from '../words/catalog.ts';
import { LEVELS } from './skills.ts';

const word = anId();
const number = count(-999, 999);
const dice = listOf(count(0, 999));
const reason = thing(TEXT.circumstances);
const item = { item: word };
const plain: EventKind = { members: {} };
const went: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };

/** Members of each event besides actor and target, and how the map animates it. */
export const EVENTS = {
  ...KIT_EVENTS,
  'fight-started': { members: { surprise: nullable(word), order: listOf(fighter, 200) } },
  'round-started': { members: { round: number } },
  'turn-started': plain,
  'turn-ended': plain,
  'initiative-rolled': { members: { die: number, modifier: number, total: number } },
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
  },
  reacted: { members: { reaction: word, weapon: optional(word), cost: number }, beat: 'guard' },
  'flow-used': { members: { action: word } },
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
    beat: 'strike',
  },
  opposed: {
    members: { winner: fighter, why: word, levels: listOf(word), lift: number, coin: nullable(number) },
  },
  hit: { members: { level: word } },
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
  },
  afflicted: { members: { condition: word, strength: optional(number) } },
  feinted: plain,
  resisted: plain,
  escaped: plain,
  disrupted: plain,
  slowed: { members: { amount: number } },
  fumbled: { members: { kind: word, die: optional(number) } },
  pushed: went,
  tumbled: went,
  'door-opened': { members: { at: hex } },
  drew: { members: item },
  sheathed: { members: item },
  drunk: { members: item },
  taken: { members: item },
  dropped: { members: { ...item, at: hex } },
  'picked-up': { members: { ...item, at: hex } },
  readied: { members: { on: word, whom: word, note: nullable(text()), action: word } },
  'readied-action-taken': { members: { action: word } },
  'readied-action-cancelled': plain,
} satisfies Readonly<Record<string, EventKind>>;
