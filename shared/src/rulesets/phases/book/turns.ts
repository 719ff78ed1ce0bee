import { onStack, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, touch, touchAll } from '../../../engine/state/verbs.ts';
import { action, enemiesOf, groupOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { expire, has, relieve } from './conditions.ts';
import { settleGrapples } from './grapple.ts';
import { refreshReactions } from './reactions.ts';
import { loseReadied } from './ready.ts';
import { hasCover, sees } from './sight.ts';
import { paySurge } from './surge.ts';
import { afterEffects, othersEffects, ownEffects } from './turn-edge-effects.ts';

export type Kind = 'act' | 'surge' | 'release';

/**
 * Begins the turn or release turn of a nominated fighter, and gives the pick to the other group (PHASE-3,
 * PHASE-R23).
 */
export function* beginTurn(table: PhasesTable, id: Id, kind: Kind): Script {
  const me = fighterOf(table, id);
  table.turn = id;
  table.passed = []; // PHASE-5: all passes end when a turn or release is taken
  table.pick = groupOf(me) === 'pc' ? 'npc' : 'pc'; // PHASE-3, PHASE-59
  for (const one of fightersOf(table)) one.reactionUsed = false; // PHASE-76, PHASE-R38
  touchAll(table);
  emptyTurn(me);
  if (table.phase !== null) me.took = [...me.took, table.phase];
  emit(table, { type: 'turn-began', by: id, kind });
  if (kind === 'release') {
    beginRelease(table, me);
    return; // PHASE-R69
  }
  if (me.pc && kind === 'act') me.acted = true; // PHASE-4
  if (!me.pc) {
    table.due = table.due.filter((other) => other !== id); // PHASE-6, PHASE-8
    if (me.initiative.length > 1) refreshReactions(me); // PHASE-77, PHASE-R74: reactions return before the effects at the start of the turn
  }
  yield* onStack(table, { name: 'start-turn', by: id }, startTurn(table, id, kind));
}

/**
 * Begins a release turn, in which the fighter can release its channeled ability. It is not a turn, but counts as
 * one for reactions (PHASE-59, PHASE-R27, PHASE-R38, PHASE-R69).
 */
function beginRelease(table: PhasesTable, me: PhasesFighter): void {
  me.releasing = true; // PHASE-R27
  me.moveLeft = me.stoodStill === table.round ? Math.max(0, me.speed) : 0; // PHASE-44
}

/**
 * Carries out the start of a turn in the order of PHASE-R31. A fighter that is defeated during the start gets no
 * actions.
 */
function* startTurn(table: PhasesTable, id: Id, kind: Kind): Script {
  const me = fighterOf(table, id);
  me.turns++;
  if (kind === 'surge') yield* paySurge(table, id); // PHASE-22
  const isFelt = isStanding(table, id) && (yield* othersEffects(table, id, 'start')); // PHASE-31
  if (!isStanding(table, id)) return; // PHASE-R31
  touch(table, id);
  me.defending = false; // PHASE-36, PHASE-R70
  loseReadied(table, id); // PHASE-72
  yield* ownEffects(table, id, 'start'); // PHASE-31, PHASE-35
  yield* afterEffects(table, id, isFelt);
  if (!isStanding(table, id)) return; // PHASE-R31
  touch(table, id);
  me.standard = true; // PHASE-9, PHASE-19, PHASE-23
  me.minor = true;
  me.moveLeft = Math.max(0, me.speed); // PHASE-10
}

/**
 * Returns whether a fighter is in plain sight: an enemy has line of sight to it, and it has no cover against that
 * enemy (PHASE-R14).
 */
function isInPlainSight(table: PhasesTable, me: PhasesFighter): boolean {
  return enemiesOf(table, me).some(({ at }) => sees(table, at, me.at) && !hasCover(table, at, me.at)); // PHASE-R14
}

/** Carries out the end of a turn in the order of PHASE-R32. */
function* finishTurn(table: PhasesTable, id: Id): Script {
  fighterOf(table, id).slipping = false; // PHASE-53
  const byOthers = yield* othersEffects(table, id, 'end'); // PHASE-31
  const byDiscord = isStanding(table, id) && (yield* ownEffects(table, id, 'end')); // PHASE-R9
  yield* afterEffects(table, id, byOthers || byDiscord);
  const me = findFighter(table, id);
  if (!me || me.defeated) return; // PHASE-R31
  if (has(me, 'hidden') && isInPlainSight(table, me)) relieve(table, id, 'hidden'); // PHASE-R14
  expire(table, id); // PHASE-R70
}

/** Closes the turn, regardless of how it ended. */
export function closeTurn(table: PhasesTable, id: Id): void {
  const me = findFighter(table, id);
  if (me) {
    touch(table, id);
    if (me.channeledNow) me.stoodStill = me.moved ? 0 : table.round; // PHASE-44
    emptyTurn(me);
  }
  for (const one of fightersOf(table)) stopSlipping(table, one); // PHASE-53: a readied Rush may have let other fighters slip
  settleGrapples(table);
  table.turn = null;
}

function stopSlipping(table: PhasesTable, one: PhasesFighter): void {
  if (!one.slipping) return;
  touch(table, one.id);
  one.slipping = false;
}

/** Clears all values of a fighter that belong to its turn. */
export function emptyTurn(me: PhasesFighter): void {
  me.standard = false;
  me.minor = false;
  me.moveLeft = 0;
  me.attacksLeft = 0; // PHASE-R50: unused attacks of a full attack are lost
  me.attackedWith = [];
  me.linkedOff = [];
  me.wrestled = false;
  me.moved = false;
  me.channeledNow = false;
  me.part = null;
  me.inSurge = false;
  me.slipping = false;
  me.releasing = false;
}

/** Ends the turn. If a release turn ends without a release, the fighter keeps channeling (PHASE-60). */
export const endTurn = action({
  leavesTurn: true,
  check: () => undefined,
  *run(table, by) {
    const me = fighterOf(table, by);
    if (me.releasing) holdOn(table, me);
    else yield* onStack(table, { name: 'end-turn', by }, finishTurn(table, by));
    closeTurn(table, by);
    emit(table, { type: 'turn-ended', by });
  },
});

function holdOn(table: PhasesTable, me: PhasesFighter): void {
  if (me.channeling === null) return;
  me.heldIn = table.round; // PHASE-R66
  emit(table, { type: 'held', by: me.id, ability: me.channeling, clause: 'PHASE-60' });
}
