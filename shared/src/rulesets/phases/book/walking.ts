import type { Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { path } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import type { Hex } from '../../../hex/axial.ts';
import type { PhasesTable } from '../table.ts';
import { faultOfSpending } from './actions.ts';
import { has, relieve } from './conditions.ts';
import { costOf, faultOfMoving, faultOfPath, goAlong, pathsOf } from './movement.ts';
import { type StepFacts, stagedAction, type Windows } from './staged-action.ts';

/**
 * Moves a fighter along a path. Unless the fighter is slipping, enemies may attack first; then the path is checked
 * again. `acted` is the basic action to which the movement belongs. If `acted` is omitted, the movement is standard
 * movement. Returns the facts to which other fighters may react; undefined if there are none.
 */
export function* walk(
  table: PhasesTable,
  id: Id,
  way: readonly Hex[],
  windows: Windows,
  acted?: 'rush',
): Script<StepFacts | undefined> {
  const isSlipping = fighterOf(table, id).slipping;
  if (!isSlipping) yield* windows.beforeMovement(table, id); // PHASE-85, PHASE-53
  const me = findFighter(table, id);
  const budget = me ? (acted ? me.speed : me.moveLeft) : 0; // PHASE-10, PHASE-52
  const isLegal = () => me && !faultOfPath(seenBy(table, viewerOf(id)), me, way, budget, 'walk');
  const isOff = !me || me.defeated || !isLegal(); // PHASE-R34
  const from = me?.at ?? [0, 0];
  const gone = isOff ? undefined : yield* goAlong(table, id, way, 'moved');
  if (gone && !acted) pay(table, id, gone.isStopped, way); // PHASE-R17: a stopped Rush does not use up standard movement
  const went = gone && gone.way.length > 0 && !isSlipping ? [from, ...gone.way] : undefined; // PHASE-R61
  return went || acted ? { by: id, ...(went && { went }), ...(acted && { acts: [acted] }) } : undefined;
}

/** Uses up a fighter's standard movement: all of it if an enemy stopped the movement, else the cost of the path. */
function pay(table: PhasesTable, id: Id, isStopped: boolean, way: readonly Hex[]): void {
  const me = fighterOf(table, id);
  const cost = way.reduce((sum, at) => sum + costOf(table, me, at), 0);
  touch(table, id);
  me.moved = true;
  me.moveLeft = isStopped ? 0 : Math.max(0, me.moveLeft - cost); // PHASE-R17, PHASE-R33, PHASE-R73
}

/** Moves, using all or part of the standard movement (PHASE-10). */
export const MOVE = stagedAction('move', {
  params: { path },
  takes: () => 'movement',
  limits: (table, me) => faultOfStandardMovement(table, me.id),
  aim: (table, me, { path: way }) => faultOfPath(table, me, way, me.moveLeft, 'walk'),
  *variants(table, me) {
    if (me.moveLeft > 0 && !faultOfStandardMovement(table, me.id))
      yield* pathsOf(table, me, me.moveLeft, 'walk');
  },
  run: (table, { by }, { path: way }, windows) => walk(table, by, way, windows),
});

/**
 * Returns the fault if the turn gives the fighter no standard movement, or if a rule forbids it (PHASE-44,
 * PHASE-R27).
 */
function faultOfStandardMovement(table: PhasesTable, by: Id): Fault | undefined {
  const me = fighterOf(table, by);
  const isGranted = !me.releasing || me.moved || me.moveLeft > 0; // PHASE-44
  return isGranted ? faultOfSpending(table, by, 'movement') : 'wrong-phase'; // PHASE-R27
}

/** Stands up. This uses up the whole standard movement, but is not a movement (PHASE-R15). */
export const STAND = stagedAction('stand', {
  takes: () => 'movement',
  limits(table, me) {
    const isOut = faultOfStandardMovement(table, me.id);
    return isOut ?? (me.moved ? unlessWaived(me, 'once-per-turn') : undefined); // PHASE-R15, PHASE-9
  },
  aim: (table, me) => faultOfMoving(table, me) ?? (has(me, 'prone') ? undefined : 'no-such-condition'), // PHASE-R15
  *run(table, { by }) {
    const me = fighterOf(table, by);
    me.moved = true;
    me.moveLeft = 0; // PHASE-R15
    relieve(table, by, 'prone');
    emit(table, { type: 'stood', by, clause: 'PHASE-R15' });
    return { by, acts: ['stand'] };
  },
});
