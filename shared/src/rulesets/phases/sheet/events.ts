import {
  amount,
  anId,
  count,
  flag,
  hex,
  listOf,
  nullable,
  optional,
} from '../../../engine/schema/field-schema.ts';
import type { Clue, EventKind } from '../../../engine/state/event.ts';
import { KIT_EVENTS, paidFrom } from '../../../kit/events.ts';

const number = amount(-99, 999);
const word = anId(40);
const way: EventKind = { members: { from: hex, to: hex }, beat: 'walk' };
const sum = optional(number);
const thrown = { die: count(1, 20), edges: number, dice: listOf(number), total: sum, bonus: sum };

/** A sum would show what was added to the dice: PHASE-R46. */
const summedBy = (clue: Clue) => ({ total: clue, bonus: clue });

/** The members of each event besides `by` and `target`, and the way the map plays it. */
export const EVENTS = {
  ...KIT_EVENTS,
  'round-began': { members: { round: count() } },
  'phase-began': { members: { phase: word } },
  'turn-began': { members: { kind: word } },
  'turn-ended': { members: {} },
  skipping: { members: { until: nullable(word) } },
  surged: { members: { price: number } },
  'set-out': { members: {} },
  aimed: { members: { arm: word } },
  attacked: {
    members: { ...thrown, arm: word, hits: flag, critical: flag },
    beat: 'strike',
    clues: summedBy({ of: 'by', key: 'grit' }),
  },
  checked: {
    members: { ...thrown, score: word, succeeds: flag },
    clues: summedBy({ of: 'by', keyIn: 'score' }),
  },
  contested: {
    members: { total: sum, against: sum, score: word, otherScore: word, succeeds: flag },
    clues: { total: { of: 'by', keyIn: 'score' }, against: { of: 'target', keyIn: 'otherScore' } },
  },
  stressed: { members: { amount: number, stress: number }, beat: 'hurt' },
  jarred: { members: { amount: number, discord: number }, beat: 'hurt' },
  settled: { members: {}, beat: 'rise' },
  wounded: { members: { wounds: number } },
  overstressed: { members: { overstress: number } },
  suffered: { members: { what: word, die: count(1, 6) } },
  drained: { members: { mpMax: optional(number) }, clues: { mpMax: { of: 'target', key: 'mpMax' } } }, // PHASE-R46
  broke: { members: { weapon: word } },
  paid: paidFrom('mp', 'focus', 'recovery'),
  raised: { members: {}, beat: 'rise' },
  defended: { members: {}, beat: 'guard' },
  refreshed: { members: { first: word, second: word }, beat: 'heal' },
  stood: { members: {}, beat: 'rise' },
  slipping: { members: {} },
  doubled: { members: {} },
  used: { members: { ability: word }, beat: 'cast' },
  calmed: { members: {}, beat: 'heal' },
  channeled: { members: { ability: word }, beat: 'cast' },
  released: { members: { ability: word }, beat: 'cast' },
  dropped: { members: { ability: nullable(word) } },
  held: { members: { ability: word } },
  interrupted: { members: { ability: word } },
  learned: { members: {} },
  grappled: { members: {}, beat: 'strike' },
  parted: { members: {} },
  readied: { members: {} },
  forwent: { members: {} },
  lapsed: { members: {} },
  reacted: { members: { reaction: word } },
  interposed: { members: { taken: flag }, beat: 'guard' },
  pushed: way,
  dragged: way,
  shifted: way,
  leapt: way,
  rested: { members: {}, beat: 'heal' },
  ordered: { members: {} },
} satisfies Readonly<Record<string, EventKind>>;
