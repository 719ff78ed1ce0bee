import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Ill, Suffered } from '../sheet/conditions.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';

/** Returns whether a fighter has a condition or status. To find out whether it is in a grapple, use `isGrappled`. */
export function has({ suffers }: Pick<PhasesFighter, 'suffers'>, ill: Ill): boolean {
  return suffers.some(({ name }) => name === ill);
}

/**
 * Returns the number of the next turn that the fighter will begin. Conditions "until the end of your next turn" end
 * with that turn, even if inflicted during the fighter's own turn (PHASE-R12).
 */
export function nextTurnOf({ turns }: PhasesFighter): number {
  return turns + 1; // PHASE-R12
}

/** Gives a condition or status to a fighter. Changes nothing if the fighter is defeated or already has it. */
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

/** Removes a condition or status from a fighter. */
export function relieve(table: PhasesTable, target: Id, ill: Ill): void {
  const bearer = fighterOf(table, target);
  if (!has(bearer, ill)) return;
  bearer.suffers = bearer.suffers.filter(({ name }) => name !== ill);
  emit(table, { type: 'relieved', target, condition: ill });
}

/**
 * Gives a fighter exactly these conditions and statuses. Conditions and statuses that it already has stay unchanged.
 * New ones get no cause and no end.
 */
export function setIlls(fighter: PhasesFighter, names: readonly Ill[]): void {
  const kept = fighter.suffers.filter(({ name }) => names.includes(name));
  const added = names.filter((name) => !kept.some((one) => one.name === name));
  fighter.suffers = sorted([...kept, ...added.map((name) => ({ name, by: null, until: null }))]); // PHASE-R12
}

/** Ends all conditions and statuses that last until the end of the fighter's current turn. */
export function expire(table: PhasesTable, id: Id): void {
  const { suffers, turns } = fighterOf(table, id);
  for (const { name, until } of suffers) if (until !== null && until <= turns) relieve(table, id, name); // PHASE-R32
}

/** Ends the status `hidden`, for example because the fighter attacks (PHASE-R14). */
export function reveal(table: PhasesTable, id: Id): void {
  relieve(table, id, 'hidden');
}

function sorted(suffers: readonly Suffered[]): Suffered[] {
  return [...suffers].sort((a, b) => (a.name < b.name ? -1 : 1));
}
