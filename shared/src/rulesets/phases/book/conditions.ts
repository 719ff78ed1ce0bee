import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Ill, Suffered } from '../sheet/conditions.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';

/** Whether somebody has a condition or status; `grappled` is known by the grapples: `isGrappled`. */
export function has({ suffers }: Pick<PhasesFighter, 'suffers'>, ill: Ill): boolean {
  return suffers.some(({ name }) => name === ill);
}

/** How a condition ends with the end of the bearer's next turn to begin, though it come in its own: PHASE-R12. */
export function nextTurnOf({ turns }: PhasesFighter): number {
  return turns + 1; // PHASE-R12
}

/** Puts a condition or status on somebody in the fight; what is there already stays as it is. */
export function afflict(
  table: PhasesTable,
  target: Id,
  name: Ill,
  by: Id | null,
  until: number | null = null,
): void {
  if (!isStanding(table, target)) return;
  const bearer = fighterOf(table, target);
  if (has(bearer, name)) return; // PHASE-R12
  bearer.suffers = sorted([...bearer.suffers, { name, by, until }]);
  emit(table, { type: 'afflicted', ...(by !== null && { by }), target, condition: name });
}

/** Takes a condition or status from somebody who has it. */
export function relieve(table: PhasesTable, target: Id, ill: Ill): void {
  const bearer = fighterOf(table, target);
  if (!has(bearer, ill)) return;
  bearer.suffers = bearer.suffers.filter(({ name }) => name !== ill);
  emit(table, { type: 'relieved', target, condition: ill });
}

/** Puts just these on somebody, with no combatant as their cause and no end; those there already stay as they are. */
export function setIlls(fighter: PhasesFighter, names: readonly Ill[]): void {
  const kept = fighter.suffers.filter(({ name }) => names.includes(name));
  const added = names.filter((name) => !kept.some((one) => one.name === name));
  fighter.suffers = sorted([...kept, ...added.map((name) => ({ name, by: null, until: null }))]); // PHASE-R12
}

/** What ends with the turn that somebody ends now. */
export function expire(table: PhasesTable, id: Id): void {
  const { suffers, turns } = fighterOf(table, id);
  for (const { name, until } of suffers) if (until !== null && until <= turns) relieve(table, id, name); // PHASE-R32
}

/** Whoever attacks, forces a save or steps in is hidden no longer: PHASE-R14. */
export function reveal(table: PhasesTable, id: Id): void {
  relieve(table, id, 'hidden');
}

function sorted(suffers: readonly Suffered[]): Suffered[] {
  return [...suffers].sort((a, b) => (a.name < b.name ? -1 : 1));
}
