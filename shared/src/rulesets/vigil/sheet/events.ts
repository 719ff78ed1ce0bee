import {
  anId,
  count,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  optional,
  text,
} from '../../../engine/schema/field-schema.ts';
import type { EventKind } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';

const word = anId();
const number = count(-999, 999);
const dice = listOf(number);
const named = { name: word };
const weapon = { weapon: word };
const plain: EventKind = { members: {} };
const went: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };

const declared = {
  ...named,
  slot: word,
  boosts: listOf(word),
  weapon: nullable(word),
  isPrepared: flag,
  answers: nullable(word),
  note: nullable(text()),
};
const outcome = { ...named, total: nullable(number), difficulty: nullable(number) };

/** Members of each event besides actor and target, and how the map animates it. */
export const EVENTS = {
  ...KIT_EVENTS,
  ordered: { members: { order: listOf(fighter, 200) } },
  'round-began': { members: { round: number } },
  'turn-began': { members: { round: number } },
  'turn-ended': plain,
  declared: { members: declared },
  responded: { members: declared },
  offered: { members: named },
  passed: plain,
  resolved: { members: named },
  fizzled: { members: named },
  prevented: { members: named },
  dropped: { members: named },
  distracted: { members: named },
  intercepted: { members: named },
  unsettled: { members: { ...named, boost: word } },
  checked: {
    members: { stat: word, modifier: number, net: number, dice, signs: dice, total: number },
    beat: 'strike',
  },
  succeeded: { members: outcome },
  failed: { members: outcome },
  defended: { members: { boosts: listOf(word) }, beat: 'guard' },
  withstood: { members: { attack: number, defence: number }, beat: 'miss' },
  hurt: {
    members: { amount: number, hp: number, attack: optional(number), defence: optional(number) },
    beat: 'hurt',
  },
  healed: { members: { dice, amount: number, hp: number }, beat: 'heal' },
  paid: paidFrom('vigor', 'focus', 'hp'),
  forgone: { members: { gain: word } },
  prepared: { members: { what: word, note: nullable(text()) } },
  'standing-order': { members: { mode: word } },
  switched: { members: { weapon: nullable(word) } },
  reloaded: { members: weapon },
  drew: { members: weapon },
  'dropped-weapon': { members: weapon },
  leapt: went,
  traversed: went,
  sidestepped: went,
  swapped: went,
  'fell-back': went,
} satisfies Readonly<Record<string, EventKind>>;
