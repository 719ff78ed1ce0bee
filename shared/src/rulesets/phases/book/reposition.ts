import { oneOf, optional, path, type Values } from '../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { faultOfPhase } from './actions.ts';
import { afflict } from './conditions.ts';
import { faultOfMoving, faultOfPath, pathsOf } from './movement.ts';
import { stagedAction } from './staged-action.ts';
import { walk } from './walking.ts';

/** Hides (PHASE-51). For the effects of hiding and when it ends, see PHASE-R14. */
export const HIDE = stagedAction('hide', {
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'hide'),
  *run(table, step) {
    afflict(table, step.by, 'hidden', step.by); // PHASE-51
    return { by: step.by, acts: ['hide'] };
  },
});

export const RUSH_PARAMS = { mode: oneOf(['move', 'slip']), path: optional(path) };
type Rushing = Values<typeof RUSH_PARAMS>;

/** Moves again, or slips past enemies (PHASE-52, PHASE-53). */
export const RUSH = stagedAction('rush', {
  params: RUSH_PARAMS,
  understand: (act) => (act.mode === 'move' && act.path === undefined ? undefined : act),
  variants: waysToRush,
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'rush'),
  means: (table, me, { mode }) => (mode === 'move' ? faultOfMoving(table, me) : undefined),
  aim: (table, me, { mode, path: way }) =>
    mode === 'move' ? faultOfPath(table, me, way ?? [], me.speed, 'walk') : undefined, // PHASE-52
  *run(table, { by }, { mode, path: way = [] }, windows) {
    if (mode === 'move') return yield* walk(table, by, way, windows, 'rush'); // PHASE-52
    fighterOf(table, by).slipping = true; // PHASE-53
    emit(table, { type: 'slipping', by, clause: 'PHASE-53' });
    return { by, acts: ['rush'] };
  },
});

function* waysToRush(table: PhasesTable, me: PhasesFighter): Iterable<Rushing> {
  yield { mode: 'slip' };
  if (!me.standard || faultOfPhase(table, me, 'rush')) return;
  for (const way of pathsOf(table, me, me.speed, 'walk')) yield { mode: 'move', ...way };
}
