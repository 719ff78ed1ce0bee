import {
  anId,
  count,
  fighter,
  flag,
  hex,
  nullable,
  optional,
  text,
} from '../../../engine/schema/field-schema.ts';
import type { EventKind } from '../../../engine/state/event.ts';

const word = anId();
const words = text(2000);
const number = count(-999, 9999);
const plain: EventKind = { members: {} };
const went: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };
const item: EventKind = { members: { item: word } };
const ranks: EventKind = { members: { ranks: number } };
const level = { level: word };
const health = { amount: number, hp: number };

const CHECK = {
  kind: word,
  of: word,
  die: number,
  bonus: number,
  total: number,
  dc: number,
  degree: number,
  against: optional(word),
  die2: optional(number),
};

/** The members of each event besides `by` and `target`, and the way the map plays it. */
export const EVENTS = {
  'round-began': { members: { round: number } },
  'turn-began': { members: { master: optional(fighter) } },
  'turn-ended': plain,
  paid: {
    members: {
      std: optional(number),
      mov: optional(number),
      quick: optional(number),
      reaction: optional(number),
    },
  },
  checked: { members: CHECK, beat: 'strike' },
  bent: { members: CHECK },
  fended: { members: { way: word, total: number }, beat: 'guard' },
  smashed: { members: { roll: number }, beat: 'strike' },
  'fortune-rolled': { members: { use: word, roll: number } },
  spent: { members: { pool: word, use: word } },
  'fortune-wished': { members: { when: word } },
  'reactions-wished': { members: { when: word } },
  surged: { members: { benefit: word }, beat: 'cast' },
  hurt: { members: { of: word, degree: number, ...health }, beat: 'hurt' },
  defeated: { members: {}, beat: 'fall' },
  'death-failed': { members: { now: number } },
  died: plain,
  afflicted: { members: { condition: word } },
  relieved: { members: { condition: word } },
  'took-hold': { members: { track: word, degree: number } },
  healed: { members: { ...level, ...health }, beat: 'heal' },
  tired: { members: level },
  rested: { members: level, beat: 'heal' },
  stressed: { members: { now: number } },
  defending: { members: {}, beat: 'guard' },
  'stunt-done': { members: { stunt: word, degree: number } },
  'object-resisted': { members: { item: word, total: number, dc: number, degree: number } },
  dropped: item,
  took: item,
  readied: { members: { action: word } },
  fired: { members: { action: word } },
  tricked: { members: { condition: word } },
  helped: { members: { with: word, ranks: number } },
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
  used: { members: { power: word }, beat: 'cast' },
  drank: { members: {}, beat: 'heal' },
  loaded: { members: { weapon: word } },
  edited: ranks,
  vetoed: { members: { pool: word } },
  delayed: plain,
  resumed: plain,
  'delay-lost': plain,
  pushed: went,
  pulled: went,
  joined: plain,
  removed: { members: { name: text(40) } },
} satisfies Readonly<Record<string, EventKind>>;
