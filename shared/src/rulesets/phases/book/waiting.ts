import type { Fault } from '../../../engine/presentation/rejection.ts';
import { nullable, oneOf } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { PHASES } from '../sheet/abilities.ts';
import { action, LATER, type PhasesTable, type Until } from '../table.ts';

/* Waiting: a hero can choose not to be asked before a later phase or the next round (PHASE-5). */

/** Returns the later phases of this round, and `next-round`. */
export function timesToWaitFor({ phase }: PhasesTable): Until[] {
  return LATER.slice(phase === null ? 0 : PHASES.indexOf(phase) + 1);
}

export function faultOfUntil(table: PhasesTable, until: Until | null): Fault | undefined {
  return until === null || timesToWaitFor(table).includes(until) ? undefined : 'bad-input'; // PHASE-5
}

function faultOfWaiting(table: PhasesTable, by: Id, until: Until | null): Fault | undefined {
  const me = findFighter(table, by);
  if (!me || me.defeated) return 'not-your-turn';
  return me.pc ? faultOfUntil(table, until) : 'bad-input'; // PHASE-6: NPCs do not pass
}

function wait(table: PhasesTable, by: Id, until: Until | null): void {
  fighterOf(table, by).skipUntil = until; // PHASE-5
  emit(table, { type: 'skipping', by, until, clause: 'PHASE-5' });
}

/** Makes a hero wait until a chosen phase, or ends its wait. Possible at any time while no prompt is open. */
export const skip = action({
  outOfTurn: true,
  params: { until: nullable(oneOf(LATER)) },
  check: (table, by, { until }) => faultOfWaiting(table, by, until),
  *variants(table, by) {
    for (const until of timesToWaitFor(table)) yield { until };
    if (findFighter(table, by)?.skipUntil !== null) yield { until: null };
  },
  *run(table, by, { until }) {
    wait(table, by, until);
  },
});

/** Makes a hero wait until the delay phase, the last one. */
export const delay = action({
  outOfTurn: true,
  check: (table, by) => faultOfWaiting(table, by, 'delay'),
  *run(table, by) {
    wait(table, by, 'delay');
  },
});
