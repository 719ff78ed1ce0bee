import { fighter, listOf } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { emit, place } from '../../../engine/state/verbs.ts';
import { gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import { action, anytimeAction, type PhasesFighter, type PhasesTable } from '../table.ts';
import { endGrapplesOf, reviewGrapples } from './grapple.ts';
import { forgo } from './ready.ts';
import { surgeStartOf } from './surge.ts';
import { askReadied } from './windows.ts';

/** The GM's interventions. None of them can leave the table in an inconsistent state. */
export const GM = gmPowersBy<PhasesTable, PhasesFighter>({
  make: newFighter, // PHASE-R55, PHASE-R24: an added NPC acts in its next phase, last in combat order
  move(table, id, to) {
    place(table, id, to, 'placed');
    reviewGrapples(table); // PHASE-R16
  },
  leave: endGrapplesOf, // PHASE-R16
});

/** Gives a fighter a long rest (PHASE-R48). */
const rest = anytimeAction({
  gm: true,
  params: { target: fighter },
  check: (table, _by, { target }) => (findFighter(table, target) ? undefined : 'no-such-target'),
  *variants(table) {
    for (const target of table.order) yield { target };
  },
  run: (table, _by, { target }) => giveLongRest(table, target),
});

/** Gives a fighter a long rest, unless it is defeated (PHASE-R48). */
export function giveLongRest(table: PhasesTable, id: Id): void {
  const me = findFighter(table, id);
  if (!me || me.defeated) return;
  endGrapplesOf(table, id); // PHASE-R48: a long rest ends all conditions and statuses
  Object.assign(me, rested(table, me));
  emit(table, { type: 'rested', target: id, clause: 'PHASE-R48' });
}

function rested(table: PhasesTable, me: PhasesFighter): Partial<PhasesFighter> {
  return {
    hp: me.hpMax, // PHASE-R48
    mpMax: me.fullMp,
    mp: me.fullMp,
    recovery: me.recoveries,
    stress: 0,
    discord: 0,
    discordBy: null,
    focus: 0,
    wounds: 0,
    overstress: 0,
    broken: [],
    unloaded: [],
    spent: [],
    suffers: [],
    surgeLevel: surgeStartOf(table, me), // PHASE-21
  };
}

/** Sets the combat order, which is also the order in which fighters are asked (PHASE-R59). */
const order = anytimeAction({
  gm: true,
  params: { order: listOf(fighter, 200) },
  check: (table, _by, { order: ids }) => (isWhole(table, ids) ? undefined : 'bad-input'), // PHASE-R59
  *variants({ order: ids }) {
    for (const first of ids) yield { order: [first, ...ids.filter((id) => id !== first)] };
  },
  run(table, _by, { order: ids }) {
    table.order = [...ids]; // PHASE-R59
    emit(table, { type: 'ordered', clause: 'PHASE-R59' });
  },
});

function isWhole({ fighters }: PhasesTable, ids: readonly Id[]): boolean {
  const all = Object.keys(fighters);
  return ids.length === all.length && all.every((id) => ids.includes(id));
}

/** The actions that are possible at any moment, even while a prompt is open. */
export const ANYTIME_ACTIONS = { forgo, 'gm.rest': rest, 'gm.order': order };

/** Lets the GM rule that a trigger described in words has been met (PHASE-R40). */
export const fire = action({
  gm: true,
  params: { target: fighter },
  check(table, _by, { target }) {
    const readied = findFighter(table, target)?.readiedAs;
    return readied?.trigger.on === 'note' ? undefined : 'nothing-readied';
  },
  *variants(table) {
    for (const { id, readiedAs } of Object.values(table.fighters))
      if (readiedAs?.trigger.on === 'note') yield { target: id };
  },
  *run(table, _by, { target }) {
    yield* askReadied(table, target, null);
  },
});
