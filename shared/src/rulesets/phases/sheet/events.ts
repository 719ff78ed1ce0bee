import {
  amount,
  anId,
  count,
  flag,
  hex,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
} from '../../../engine/schema/field-schema.ts';
import type { Clue, EventKind, EventKinds } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';
import { EDGE_REASONS } from './causes.ts';
import { ABILITY_LOOKS, ARM_LOOKS, REACTION_LOOKS } from './looks.ts';

const number = amount(-99, 999);
const word = anId(40);
const way = { members: { from: hex, to: hex }, beat: 'walk' } satisfies EventKind;
const cast = { beat: 'cast', looks: { ability: ABILITY_LOOKS } } satisfies EventKind;
const sum = optional(number);
const causes = listOf(record({ why: oneOf(EDGE_REASONS), value: number }));
const dice = { die: count(1, 20), edges: number, dice: listOf(number), causes };
const thrown = { ...dice, total: sum, bonus: sum };

/**
 * Returns the members of a roll that are clues. Its total and its bonus would each reveal the secret number that `clue`
 * names (PHASE-R46).
 */
const summedBy = (clue: Clue) => ({ total: clue, bonus: clue });

/** The events of these rules. Their log sentences are in `words/sentences.ts`, under the same keys. */
export const EVENTS = {
  ...KIT_EVENTS,
  afflicted: { ...KIT_EVENTS.afflicted, looks: { condition: { prone: { beat: 'trip' } } } },
  relieved: { ...KIT_EVENTS.relieved, tone: 'good' },
  'round-began': { members: { round: count() }, tone: 'heading' },
  'phase-began': { members: { phase: word }, tone: 'heading' },
  'turn-began': { members: { kind: word }, tone: 'heading' },
  'turn-ended': { tone: 'silent' },
  skipping: { members: { until: nullable(word) } },
  surged: { members: { price: number } },
  'set-out': {},
  aimed: { members: { arm: word } },
  attacked: {
    members: { ...thrown, arm: word, hits: flag, critical: flag },
    beat: 'strike',
    looks: { arm: ARM_LOOKS },
    clues: summedBy({ of: 'by', key: 'grit' }),
    tone: 'roll',
  },
  checked: {
    members: { ...thrown, score: word, succeeds: flag },
    clues: summedBy({ of: 'by', keyIn: 'score' }),
    tone: 'roll',
  },
  contested: {
    members: {
      ...thrown,
      against: sum,
      otherRoll: record(dice),
      score: word,
      otherScore: word,
      succeeds: flag,
    },
    clues: { ...summedBy({ of: 'by', keyIn: 'score' }), against: { of: 'target', keyIn: 'otherScore' } },
    tone: 'roll',
  },
  stressed: { members: { amount: number, stress: number }, beat: 'hurt', tone: 'bad' },
  jarred: { members: { amount: number, discord: number }, beat: 'hurt', tone: 'bad' },
  settled: { beat: 'rise', tone: 'good' },
  wounded: { members: { wounds: number }, tone: 'bad' },
  overstressed: { members: { overstress: number }, tone: 'bad' },
  suffered: { members: { what: word, die: count(1, 6) } },
  drained: { members: { mpMax: optional(number) }, clues: { mpMax: { of: 'target', key: 'mpMax' } } }, // PHASE-R46
  broke: { members: { weapon: word } },
  paid: paidFrom('mp', 'focus', 'recovery'),
  raised: { beat: 'rise' },
  defended: { beat: 'guard' },
  refreshed: { members: { first: word, second: word }, beat: 'heal' },
  stood: { beat: 'rise' },
  slipping: {},
  doubled: {},
  used: { members: { ability: word }, ...cast },
  calmed: { beat: 'heal' },
  channeled: { members: { ability: word }, ...cast },
  released: { members: { ability: word }, ...cast },
  dropped: { members: { ability: nullable(word) } },
  held: { members: { ability: word } },
  interrupted: { members: { ability: word }, beat: 'cancel', tone: 'bad' },
  learned: {},
  grappled: { beat: 'grab' },
  parted: {},
  readied: {},
  forwent: {},
  lapsed: {},
  reacted: { members: { reaction: word }, looks: { reaction: REACTION_LOOKS } },
  interposed: { members: { taken: flag }, beat: 'guard' },
  pushed: { ...way, beat: 'push' },
  dragged: { ...way, beat: 'push' },
  shifted: way,
  leapt: way,
  rested: { beat: 'heal' },
  ordered: {},
} satisfies EventKinds;
