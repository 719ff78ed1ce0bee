import { unlessWaived } from '../../../engine/gm/overrides.ts';
import { fighter } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, show } from '../../../engine/state/verbs.ts';
import { isAdjacent } from '../../../hex/axial.ts';
import { SIZES } from '../sheet/sheet.ts';
import type { Grapple, PhasesFighter, PhasesTable } from '../table.ts';
import { contest } from './checks.ts';
import { stagedAction } from './staged-action.ts';

/* Grapples (PHASE-R16). */

/** Returns the number of size steps by which a fighter is larger than another; negative if it is smaller. */
export function stepsLarger({ size }: PhasesFighter, other: PhasesFighter): number {
  return SIZES.indexOf(size) - SIZES.indexOf(other.size);
}

/** Returns the grapples that a fighter is in. */
export function grapplesOf({ grapples }: PhasesTable, id: Id): Grapple[] {
  return grapples.filter((one) => one.by === id || one.with === id);
}

/** Returns the other fighter of each grapple that a fighter is in. */
export function partnersOf(table: PhasesTable, id: Id): Id[] {
  return grapplesOf(table, id).map((one) => (one.by === id ? one.with : one.by));
}

export function isGrappled(table: PhasesTable, id: Id): boolean {
  return table.grapples.length > 0 && grapplesOf(table, id).length > 0;
}

/** Returns whether a grapple keeps a fighter from moving. It does unless the fighter counts as larger. */
export function isHeld(table: PhasesTable, me: PhasesFighter): boolean {
  return grapplesOf(table, me.id).some((one) => {
    const other = findFighter(table, one.by === me.id ? one.with : one.by);
    const steps = other ? stepsLarger(me, other) : 0;
    return steps < 0 || (steps === 0 && one.stronger !== me.id); // PHASE-R16
  });
}

/** Starts a grapple between two fighters, unless they are already in one. */
export function join(table: PhasesTable, by: Id, target: Id): void {
  if (!isStanding(table, by) || !isStanding(table, target)) return;
  const [first, second] = [fighterOf(table, by), fighterOf(table, target)];
  if (!isAdjacent(first.at, second.at)) return; // PHASE-R16: a target that has interposed is not always adjacent
  if (partnersOf(table, by).includes(target)) return;
  table.grapples = [...table.grapples, { by, with: target, stronger: by, isNew: true }]; // PHASE-56
  for (const id of [by, target]) if (findFighter(table, id)?.hidden) show(table, id); // PHASE-R64
  emit(table, { type: 'grappled', by, target, clause: 'PHASE-56' });
}

export function endGrapplesOf(table: PhasesTable, id: Id): void {
  endWhere(table, (one) => one.by === id || one.with === id);
}

/** Ends each grapple whose fighters are no longer adjacent or not both in the fight. */
export function reviewGrapples(table: PhasesTable): void {
  endWhere(table, (one) => {
    const [by, other] = [findFighter(table, one.by), findFighter(table, one.with)];
    return !by || !other || by.defeated || other.defeated || !isAdjacent(by.at, other.at); // PHASE-R16
  });
}

/** Updates new grapples at the end of a turn: the fighters that started them no longer count as larger. */
export function settleGrapples(table: PhasesTable): void {
  table.grapples = table.grapples.map((one) => (one.isNew ? { ...one, stronger: null, isNew: false } : one)); // PHASE-R16
}

function endWhere(table: PhasesTable, isOver: (one: Grapple) => boolean): void {
  for (const one of table.grapples.filter(isOver))
    emit(table, { type: 'parted', by: one.by, target: one.with, clause: 'PHASE-R16' });
  table.grapples = table.grapples.filter((one) => !isOver(one));
}

function grappleOf(table: PhasesTable, by: Id, target: Id): Grapple | undefined {
  return grapplesOf(table, by).find((one) => one.by === target || one.with === target);
}

function* partners(table: PhasesTable, { id }: PhasesFighter) {
  for (const target of partnersOf(table, id)) yield { target };
}

const HELD = { target: fighter };

/** Ends a grapple that the fighter started, as a free action. */
export const LET_GO = stagedAction('let-go', {
  params: HELD,
  variants: partners,
  takes: () => 'nothing',
  aim: (table, { id }, { target }) => (grappleOf(table, id, target)?.by === id ? undefined : 'not-grappled'), // PHASE-R16
  *run(table, { by }, { target }) {
    endWhere(table, (one) => one.by === by && one.with === target);
    return { by, acts: ['let-go'] };
  },
});

/** Wrestles to count as the larger fighter: a free action, once per turn, between two fighters of the same size. */
export const WRESTLE = stagedAction('wrestle', {
  params: HELD,
  variants: partners,
  takes: () => 'nothing',
  limits: (_table, me) => (me.wrestled ? unlessWaived(me, 'once-per-turn') : undefined), // PHASE-R47
  aim(table, me, { target }) {
    const other = findFighter(table, target);
    const isEven = other && stepsLarger(me, other) === 0;
    return isEven && grappleOf(table, me.id, target) ? undefined : 'not-grappled'; // PHASE-R16
  },
  *run(table, { by }, { target }) {
    const one = grappleOf(table, by, target);
    if (!one) return undefined;
    fighterOf(table, by).wrestled = true; // PHASE-R47
    const stronger = contest(table, [by, 'bulk'], [target, 'bulk'], 'PHASE-R16') ? by : target;
    table.grapples = table.grapples.map((other) =>
      other === one ? { ...one, stronger, isNew: false } : other,
    ); // PHASE-R16
    return { by, acts: ['wrestle'] };
  },
});

/** Tries to escape from a grapple that another fighter started, as a minor action. */
export const ESCAPE = stagedAction('escape', {
  params: HELD,
  variants: partners,
  takes: () => 'minor', // PHASE-R16
  aim: (table, { id }, { target }) =>
    grappleOf(table, id, target)?.by === target ? undefined : 'not-grappled', // PHASE-R16
  *run(table, { by }, { target }) {
    if (contest(table, [by, 'bulk'], [target, 'bulk'], 'PHASE-R16'))
      endWhere(table, (one) => one.by === target && one.with === by);
    return { by, acts: ['escape'] };
  },
});
