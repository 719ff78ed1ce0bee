import { excused, isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import type { Phase } from '../sheet/abilities.ts';
import type { BasicAction } from '../sheet/weapons.ts';
import { type Part, type PhasesFighter, type PhasesTable, roundAt, timeOf } from '../table.ts';
import { has } from './conditions.ts';

/* What a turn allows, and what is taken of it: PHASE-9 to PHASE-18, PHASE-30. */

/** The phase of each basic action; what is left out can be taken in any. */
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

/** What keeps somebody from a basic action in the phase that it is. */
export function faultOfPhase(table: PhasesTable, me: PhasesFighter, action: BasicAction): Fault | undefined {
  const phase = PHASE_OF[action];
  return phase === undefined ? undefined : faultOfTime(table, me, phase); // PHASE-2, PHASE-69
}

/** What keeps somebody from what belongs to a phase: NPCs nothing, heroes that it is neither that one nor the last. */
export function faultOfTime(table: PhasesTable, me: PhasesFighter, phase: Phase): Fault | undefined {
  if (!me.pc || table.phase === phase || table.phase === 'delay') return undefined; // PHASE-7, PHASE-68
  return excused(me, 'wrong-phase'); // PHASE-2, PHASE-15
}

/** What keeps somebody from releasing with a standard action: heroes have to wait for the last phase, NPCs a round. */
export function faultOfReleasing(table: PhasesTable, me: PhasesFighter): Fault | undefined {
  const isLater = me.pc
    ? table.phase === 'delay' && me.channeledAt < timeOf(table) // PHASE-68, PHASE-R65
    : roundAt(me.channeledAt) < table.round; // PHASE-7, PHASE-R65
  return me.channeling !== null && isLater ? undefined : excused(me, 'wrong-phase'); // PHASE-R27
}

/** What keeps somebody from a release: it has a turn of its own, and else takes the standard action. */
export function faultOfRelease(table: PhasesTable, by: Id): Fault | undefined {
  const me = fighterOf(table, by);
  if (me.releasing) return undefined; // PHASE-59
  return faultOfReleasing(table, me) ?? faultOfSpending(table, by, 'standard'); // PHASE-R57
}

/** What keeps somebody from a free action: it needs the own turn, and is none of a release turn. */
export function faultOfFree(table: PhasesTable, by: Id): Fault | undefined {
  return fighterOf(table, by).releasing ? 'wrong-phase' : undefined; // PHASE-R27
}

/** What keeps somebody from using a part of its turn. */
export function faultOfSpending(table: PhasesTable, by: Id, part: Part): Fault | undefined {
  const me = fighterOf(table, by);
  if (me.releasing && part !== 'movement') return 'wrong-phase'; // PHASE-R27
  if (part !== 'movement' && !me[part] && !isWaived(me, 'once-per-turn')) return 'once-per-turn'; // PHASE-9, PHASE-12, PHASE-28
  if (isShutOut(table, me, part) && !isWaived(me, 'partial-surge')) return 'partial-surge'; // PHASE-25
  const isSpent = part === 'standard' ? !me.minor : part === 'minor' && !me.standard;
  return isSpent && has(me, 'stunned') ? excused(me, 'prevented') : undefined; // PHASE-30
}

function isShutOut({ options }: PhasesTable, { inSurge, part: begun }: PhasesFighter, part: Part): boolean {
  return options.surgeMode === 'partial' && inSurge && begun !== null && begun !== part; // PHASE-25
}

/** What keeps somebody from an attack: it takes one of those of a double full attack, or the standard action. */
export function faultOfAttacking(table: PhasesTable, by: Id): Fault | undefined {
  const me = fighterOf(table, by);
  return me.attacksLeft > 0 && !me.releasing ? undefined : faultOfSpending(table, by, 'standard'); // PHASE-R50
}

/** Uses a part of the turn. */
export function spend(table: PhasesTable, by: Id, part: Part): void {
  const me = fighterOf(table, by);
  touch(table, by);
  if (part !== 'movement') me[part] = false; // PHASE-9
  if (table.options.surgeMode === 'partial' && me.inSurge) me.part ??= part; // PHASE-25: the first one begun decides
}

/** A release takes nothing of its own turn, and the standard action of any other. */
export function spendRelease(table: PhasesTable, by: Id): void {
  if (!fighterOf(table, by).releasing) spend(table, by, 'standard'); // PHASE-R57
}

/** Uses one of the attacks of a double full attack, or the standard action. Gives whether it was the second of two. */
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
