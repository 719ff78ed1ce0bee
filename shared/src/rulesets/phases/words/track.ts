import type { Track, TrackStep } from '../../../engine/presentation/description.ts';
import { standing } from '../../../engine/state/table.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import { membersOf, numberOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { TEXT } from './catalog.ts';

/**
 * Returns the round track: its eight phases, the fighters shown in each phase, and which of them have acted. A note
 * says which group has the pick.
 */
export function track(table: PhasesTable): Track {
  const left = standing(table);
  const steps = PHASES.map((phase): TrackStep => {
    const members = left.filter((fighter) => standsIn(table, fighter, phase));
    const done = members.filter((fighter) => isDoneIn(table, fighter, phase));
    return {
      id: phase,
      label: TEXT.phases[phase],
      help: TEXT.track.helps[phase],
      members: members.map(({ id }) => id),
      done: done.map(({ id }) => id),
    };
  });
  const note = table.phase !== null && table.turn === null ? noteOf(table) : undefined;
  return { steps, now: table.phase, ...(note !== undefined && { note }) };
}

/**
 * Returns the note that says which group has the pick. If the NPCs have it but none can act, the note says so:
 * PHASE-3.
 */
function noteOf(table: PhasesTable): string {
  const { noneDue, picks } = TEXT.track;
  const isOpen = table.pick === 'pc' || table.due.length > 0;
  const mayRelease =
    table.phase === 'release' && membersOf(table, 'npc').some(({ channeling }) => channeling);
  return isOpen || mayRelease ? picks[table.pick] : noneDue; // PHASE-3, PHASE-R25
}

/**
 * Returns whether to show a fighter in a phase. An NPC is shown in its own phases. A hero is shown where it has acted
 * or will next be asked to act.
 */
function standsIn(table: PhasesTable, fighter: PhasesFighter, phase: Phase): boolean {
  const { pc, acted, took, initiative, skipUntil, channeling } = fighter;
  if (took.includes(phase)) return true;
  if (phase === 'release' && channeling !== null && !isPast(table, phase)) return true; // PHASE-59
  if (!pc) return initiative.includes(numberOf(phase)); // PHASE-6
  return !acted && phase === (skipUntil ?? table.phase); // PHASE-5
}

function isDoneIn(table: PhasesTable, { id, pc, took }: PhasesFighter, phase: Phase): boolean {
  if (table.turn === id && table.phase === phase) return false;
  return took.includes(phase) || (!pc && isPast(table, phase));
}

function isPast({ phase: now }: PhasesTable, phase: Phase): boolean {
  return now !== null && numberOf(phase) < numberOf(now);
}
