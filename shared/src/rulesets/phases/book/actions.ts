import { isWaived, unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import type { Phase } from '../sheet/abilities.ts';
import type { BasicAction } from '../sheet/weapons.ts';
import { type Part, type PhasesFighter, type PhasesTable, roundAt, timeOf } from '../table.ts';
import { has } from './conditions.ts';
import { prevented } from './hindrances.ts';

/* Checks whether a part of a turn is available, and uses it up (PHASE-9 to PHASE-18, PHASE-30). */

/** The phase in which heroes can take each basic action. Actions without an entry are possible in any phase. */
const PHASE_OF: Readonly<Partial<Record<BasicAction, Phase>>> = {
  defend: 'bolster', // PHASE-2
  refresh: 'bolster',
  channel: 'channel',
  mark: 'skirmish',
  search: 'skirmish',
  volley: 'skirmish',
  rush: 'reposition',
  hide: 'reposition',
  fight: 'brawl',
  shove: 'brawl',
  grapple: 'brawl',
  release: 'release',
  'full-attack': 'full-attack',
};

/** Returns the fault if the current phase does not allow a basic action. */
export function faultOfPhase(table: PhasesTable, me: PhasesFighter, action: BasicAction): Fault | undefined {
  const phase = PHASE_OF[action];
  return phase === undefined ? undefined : faultOfTime(table, me, phase); // PHASE-2, PHASE-69
}

/**
 * Returns the fault if an action that belongs to `phase` is not allowed now. Heroes can take it in that phase and
 * in the delay phase, NPCs in any phase.
 */
export function faultOfTime(table: PhasesTable, me: PhasesFighter, phase: Phase): Fault | undefined {
  if (!me.pc || table.phase === phase || table.phase === 'delay') return undefined; // PHASE-7, PHASE-68
  return unlessWaived(me, 'wrong-phase'); // PHASE-2, PHASE-15
}

/**
 * Returns the fault if a fighter cannot release its ability with a standard action now. Heroes must wait for the
 * delay phase, and NPCs for a later round.
 */
export function faultOfReleasing(table: PhasesTable, me: PhasesFighter): Fault | undefined {
  const isLater = me.pc
    ? table.phase === 'delay' && me.channeledAt < timeOf(table) // PHASE-68, PHASE-R65
    : roundAt(me.channeledAt) < table.round; // PHASE-7, PHASE-R65
  return me.channeling !== null && isLater ? undefined : unlessWaived(me, 'wrong-phase'); // PHASE-R27
}

/**
 * Returns the fault if a fighter cannot release its ability now. A release is free in a release turn. In any other
 * turn, it takes the standard action.
 */
export function faultOfRelease(table: PhasesTable, by: Id): Fault | undefined {
  const me = fighterOf(table, by);
  if (me.releasing) return undefined; // PHASE-59
  return faultOfReleasing(table, me) ?? faultOfSpending(table, by, 'standard'); // PHASE-R57
}

/**
 * Returns the fault if a fighter cannot take a free action now. Free actions are possible in any turn of the fighter
 * except a release turn.
 */
export function faultOfFree(table: PhasesTable, by: Id): Fault | undefined {
  return fighterOf(table, by).releasing ? 'wrong-phase' : undefined; // PHASE-R27
}

/** Returns the fault if a part of the turn is used up, or if a rule forbids using it now. */
export function faultOfSpending(table: PhasesTable, by: Id, part: Part): Fault | undefined {
  const me = fighterOf(table, by);
  if (me.releasing && part !== 'movement') return 'wrong-phase'; // PHASE-R27
  if (part !== 'movement' && !me[part] && !isWaived(me, 'once-per-turn')) return 'once-per-turn'; // PHASE-9, PHASE-12, PHASE-28
  if (isShutOut(table, me, part) && !isWaived(me, 'partial-surge')) return 'partial-surge'; // PHASE-25
  const isSpent = part === 'standard' ? !me.minor : part === 'minor' && !me.standard;
  return isSpent && has(me, 'stunned') ? unlessWaived(me, prevented('stunned', 'PHASE-30')) : undefined; // PHASE-30
}

function isShutOut({ options }: PhasesTable, { inSurge, part: begun }: PhasesFighter, part: Part): boolean {
  return options.surgeMode === 'partial' && inSurge && begun !== null && begun !== part; // PHASE-25
}

/** Returns the fault if a fighter has neither an attack of a double full attack nor its standard action left. */
export function faultOfAttacking(table: PhasesTable, by: Id): Fault | undefined {
  const me = fighterOf(table, by);
  return me.attacksLeft > 0 && !me.releasing ? undefined : faultOfSpending(table, by, 'standard'); // PHASE-R50
}

/** Uses up a part of the turn. */
export function spend(table: PhasesTable, by: Id, part: Part): void {
  const me = fighterOf(table, by);
  touch(table, by);
  if (part !== 'movement') me[part] = false; // PHASE-9
  if (table.options.surgeMode === 'partial' && me.inSurge) me.part ??= part; // PHASE-25: the part that is used first is the only one allowed
}

/** Uses up the standard action for a release, except in a release turn. */
export function spendRelease(table: PhasesTable, by: Id): void {
  if (!fighterOf(table, by).releasing) spend(table, by, 'standard'); // PHASE-R57
}

/**
 * Uses up one attack of a double full attack or, if there is none, the standard action. Returns whether it was the
 * second of the two attacks.
 */
export function spendAttack(table: PhasesTable, by: Id): boolean {
  const me = fighterOf(table, by);
  if (me.attacksLeft === 0) {
    spend(table, by, 'standard'); // PHASE-11
    return false;
  }
  touch(table, by);
  me.attacksLeft--; // PHASE-R50
  return me.attacksLeft === 0;
}
