import type { EventKind } from '../../engine/event.ts';
import {
  count,
  entriesOf,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  optional,
  path,
  record,
  text,
} from '../../engine/kinds.ts';

const word = text(64);
const number = count(-999, 999);
const dice = listOf(count(0, 999));
const item = { item: word };
const change = { resource: word, amount: number, now: number };
const condition = { condition: word };
const plain: EventKind = { members: {} };
const went: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };

/** What its events hold besides who did it to whom, and how the map plays them. */
export const EVENTS = {
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
  paid: {
    members: {
      ap: optional(number),
      rp: optional(number),
      fp: optional(number),
      mana: optional(number),
      charges: optional(number),
    },
  },
  gained: { members: change },
  lost: { members: change },
  checked: {
    members: {
      skill: word,
      base: number,
      modifiers: listOf(record({ why: word, value: number })),
      tn: number,
      dice,
      edge: number,
      roll: number,
      level: word,
      advantages: listOf(word),
      disadvantages: listOf(word),
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
  hurt: { members: { amount: number, hp: number }, beat: 'hurt' },
  healed: { members: { amount: number, hp: number }, beat: 'heal' },
  defeated: { members: {}, beat: 'fall' },
  afflicted: { members: { ...condition, strength: optional(number) } },
  relieved: { members: condition },
  feinted: plain,
  resisted: plain,
  escaped: plain,
  disrupted: plain,
  slowed: { members: { amount: number } },
  fumbled: { members: { kind: word, die: optional(number) } },
  ruled: { members: { kind: word, ruling: word } },
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
  'readied-action-lapsed': plain,
  'readied-action-cancelled': plain,
  joined: plain,
  removed: plain,
} satisfies Readonly<Record<string, EventKind>>;
