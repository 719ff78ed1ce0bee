import {
  anId,
  count,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  optional,
  record,
  text,
} from '../../../engine/schema/field-schema.ts';
import type { EventKind, EventKinds } from '../../../engine/state/event.ts';
import { CHECK_LOOKS, CONDITION_LOOKS, MEANS_LOOKS } from './looks.ts';

const word = anId();
const words = text(2000);
const number = count(-999, 9999);
const went = { members: { from: hex, to: hex }, beat: 'walk' } satisfies EventKind;
const item = { members: { item: word } } satisfies EventKind;
const ranks = { members: { ranks: number } } satisfies EventKind;
const level = { level: word };
const health = { amount: number, hp: number };

const CHECK = {
  kind: word,
  of: word,
  die: number,
  bonus: number,
  causes: listOf(record({ why: word, value: number })),
  total: number,
  dc: number,
  degree: number,
  against: optional(word),
  die2: optional(number),
};

/** The events of these rules. Their log sentences are in `words/sentences.ts`, under the same keys. */
export const EVENTS = {
  'round-began': { members: { round: number }, tone: 'heading' },
  'turn-began': { members: { master: optional(fighter) }, tone: 'heading' },
  'turn-ended': { tone: 'silent' },
  paid: {
    members: {
      std: optional(number),
      mov: optional(number),
      quick: optional(number),
      reaction: optional(number),
    },
    tone: 'silent',
  },
  checked: { members: CHECK, looks: { kind: CHECK_LOOKS, of: MEANS_LOOKS }, tone: 'roll' },
  bent: { members: CHECK, tone: 'roll' },
  fended: { members: { way: word, total: number }, beat: 'guard', tone: 'roll' },
  smashed: { members: { roll: number }, beat: 'strike', tone: 'roll' },
  'fortune-rolled': { members: { use: word, roll: number }, tone: 'roll' },
  spent: { members: { pool: word, use: word } },
  'fortune-wished': { members: { when: word } },
  'reactions-wished': { members: { when: word } },
  surged: { members: { benefit: word }, beat: 'rise' },
  hurt: { members: { of: word, degree: number, ...health }, beat: 'hurt', tone: 'bad' },
  defeated: { beat: 'fall', tone: 'bad' },
  'death-failed': { members: { now: number }, tone: 'bad' },
  died: { beat: 'die', tone: 'bad' },
  afflicted: { members: { condition: word }, looks: { condition: CONDITION_LOOKS }, tone: 'bad' },
  relieved: {
    members: { condition: word },
    looks: { condition: { prone: { beat: 'rise' } } },
    tone: 'good',
  },
  'took-hold': { members: { track: word, degree: number } },
  healed: { members: { ...level, ...health }, beat: 'heal', tone: 'good' },
  tired: { members: level, tone: 'bad' },
  rested: { members: level, beat: 'heal', tone: 'good' },
  stressed: { members: { now: number }, tone: 'bad' },
  defending: { beat: 'guard' },
  'stunt-done': { members: { stunt: word, degree: number } },
  'object-resisted': { members: { item: word, total: number, dc: number, degree: number }, tone: 'roll' },
  dropped: item,
  took: item,
  readied: { members: { action: word } },
  fired: { members: { action: word } },
  tricked: { members: { condition: word } },
  helped: { members: { with: word, ranks: number }, tone: 'good' },
  locked: { members: { what: word } },
  analyzed: ranks,
  masked: ranks,
  learned: { members: { facts: words } },
  aimed: ranks,
  commanded: { members: { order: words } },
  swayed: { members: { attitude: word, about: nullable(words) } },
  'topic-shifted': { members: { topic: words, ease: nullable(word) } },
  retrieved: item,
  stored: item,
  drew: item,
  sheathed: item,
  handled: { members: { note: words } },
  'took-stance': { members: { minus: word, plus: word, ranks: number } },
  switched: { members: { power: word, effect: word } },
  nocked: { members: { weapon: word, isDrawn: flag } },
  ceased: { members: { effect: anId(80) } },
  talked: { members: { text: words } },
  used: { members: { power: word }, beat: 'cast', looks: { power: MEANS_LOOKS } },
  drank: { beat: 'heal' },
  loaded: { members: { weapon: word } },
  edited: { ...ranks, tone: 'good' },
  vetoed: { members: { pool: word } },
  delayed: {},
  resumed: {},
  'delay-lost': {},
  pushed: { ...went, beat: 'push' },
  pulled: { ...went, beat: 'push' },
  joined: {},
  removed: { members: { name: text(40) } },
} satisfies EventKinds;
