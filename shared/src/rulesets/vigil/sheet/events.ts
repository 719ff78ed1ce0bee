import {
  anId,
  count,
  fighter,
  flag,
  hex,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
  text,
} from '../../../engine/schema/field-schema.ts';
import { ENGINE_EVENTS, type EventKind, type EventKinds } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';
import { CAUSES } from './causes.ts';
import { SPELL_LOOKS, STAT_LOOKS, WEAPON_LOOKS } from './looks.ts';

const word = anId();
const number = count(-999, 999);
const dice = listOf(number);
const named = { name: word };
const weapon = { weapon: word };
const went = { members: { from: hex, to: hex }, beat: 'walk' } satisfies EventKind;

const declared = {
  ...named,
  slot: word,
  boosts: listOf(word),
  weapon: nullable(word),
  isPrepared: flag,
  answers: nullable(word),
  note: nullable(text()),
};
/** The looks of attacks and spells when they are declared. They are animated with the check that follows. */
const announced = { looks: { weapon: WEAPON_LOOKS, name: SPELL_LOOKS }, isAhead: true } as const;
const outcome = { ...named, total: nullable(number), difficulty: nullable(number) };

/** The events that the Vigil rules emit. Their log sentences are in `words/sentences.ts`, under the same keys. */
export const EVENTS = {
  ...KIT_EVENTS,
  afflicted: {
    ...KIT_EVENTS.afflicted,
    looks: { condition: { held: { beat: 'grab' }, prone: { beat: 'trip' } } },
  },
  relieved: { ...KIT_EVENTS.relieved, looks: { condition: { prone: { beat: 'rise' } } } },
  joined: { ...KIT_EVENTS.joined, clause: 'VIG-R15' },
  removed: { ...KIT_EVENTS.removed, clause: 'VIG-38' },
  ended: { ...ENGINE_EVENTS.ended, clause: 'VIG-70' },
  placed: { ...ENGINE_EVENTS.placed, clause: 'VIG-72' },
  ordered: { members: { order: listOf(fighter, 200) } },
  'round-began': { members: { round: number }, tone: 'heading', clause: 'VIG-2' },
  'turn-began': { members: { round: number }, tone: 'heading' },
  'turn-ended': { tone: 'silent' },
  declared: { members: declared, ...announced },
  responded: { members: declared, ...announced },
  offered: { members: named, tone: 'silent' },
  passed: { tone: 'silent' },
  resolved: {
    members: named,
    looks: { name: { roar: { beat: 'cast', element: 'voice' } } },
    tone: 'silent',
  },
  fizzled: { members: named, beat: 'cancel', tone: 'bad' },
  prevented: { members: named, beat: 'cancel', tone: 'bad' },
  dropped: { members: named, beat: 'cancel' },
  distracted: { members: named },
  intercepted: { members: named, beat: 'guard' },
  unsettled: { members: { ...named, boost: word } },
  checked: {
    members: {
      stat: word,
      modifier: number,
      net: number,
      causes: listOf(record({ why: oneOf(CAUSES), dice: number })),
      dice,
      signs: dice,
      total: number,
    },
    looks: { stat: STAT_LOOKS },
    tone: 'roll',
  },
  succeeded: {
    members: outcome,
    looks: { name: { 'block-path': { beat: 'guard' }, trip: { beat: 'grab' } } },
    tone: 'good',
    clause: 'VIG-R3',
  },
  failed: { members: outcome, tone: 'bad', clause: 'VIG-R3' },
  defended: { members: { boosts: listOf(word) }, beat: 'guard' },
  withstood: { members: { attack: number, defence: number }, beat: 'miss', tone: 'good' },
  hurt: {
    members: { amount: number, hp: number, attack: optional(number), defence: optional(number) },
    beat: 'hurt',
    tone: 'bad',
  },
  healed: { members: { dice, amount: number, hp: number }, beat: 'heal', tone: 'good' },
  paid: { ...paidFrom('vigor', 'focus', 'hp'), tone: 'bad', clause: 'VIG-R6' },
  forgone: { members: { gain: word } },
  prepared: { members: { what: word, note: nullable(text()) } },
  'standing-order': { members: { mode: word }, tone: 'silent' },
  switched: { members: { weapon: nullable(word) } },
  reloaded: { members: weapon },
  drew: { members: weapon },
  'dropped-weapon': { members: weapon },
  leapt: { ...went, tone: 'good', clause: 'VIG-22' },
  traversed: { ...went, tone: 'good', clause: 'VIG-20' },
  sidestepped: { ...went, clause: 'VIG-27' },
  swapped: { ...went, tone: 'silent' },
  'fell-back': { ...went, clause: 'VIG-76' },
} satisfies EventKinds;
