import type { Diagram } from '../../../engine/presentation/description.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { ATTITUDES, type Attitude } from '../sheet/terms.ts';
import { GRAB, TRACKS } from '../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from './catalog.ts';
import { labelOf } from './labels.ts';

const { afflictions, attitudes } = TEXT.diagrams;

/** Returns diagrams of a fighter's ongoing effects and, outside of combat, of its attitudes. */
export function diagrams(table: DegreesTable, id: Id): Diagram[] {
  const fighter = findFighter(table, id);
  if (!fighter) return [];
  return [
    ...(fighter.effects.length > 0 ? [tracksOf(table, fighter)] : []),
    ...(table.options.encounter === 'combat' ? [] : [attitudesOf(fighter)]),
  ];
}

/** Returns a row for each affliction and grab: its conditions by degree, and the current one. */
function tracksOf(table: DegreesTable, { effects }: DegreesFighter): Diagram {
  const nameOf = (by: Id | null) => findFighter(table, by ?? '')?.name ?? afflictions.unknown;
  return {
    id: 'afflictions',
    label: afflictions.label,
    legend: afflictions.legend,
    groups: effects.map(({ by, track }, row) => ({
      id: `${row}`,
      label: TEXT.params.effectFrom(labelOf(track), nameOf(by)),
      marks: [],
    })),
    cells: effects.flatMap(({ track, degree }, row) =>
      (track === 'grab' ? GRAB : TRACKS[track]).map((condition, index) => ({
        id: `${row}-${index}`,
        label: labelOf(condition),
        at: [index, row] as const,
        group: `${row}`,
        marks: index + 1 === degree ? (['held'] as const) : index + 1 < degree ? (['lost'] as const) : [],
      })),
    ),
  };
}

/** Returns a row for the attitude toward the other side and for each opinion, from hostile to helpful. */
function attitudesOf({ attitude, opinions }: DegreesFighter): Diagram {
  const rows: [string, Attitude][] = [[attitudes.others, attitude], ...Object.entries(opinions)];
  return {
    id: 'attitudes',
    label: attitudes.label,
    legend: attitudes.legend,
    groups: rows.map(([label], row) => ({ id: `${row}`, label, marks: [] })),
    cells: rows.flatMap(([, now], row) =>
      ATTITUDES.map((one, index) => ({
        id: `${row}-${index}`,
        label: labelOf(one),
        at: [index, row] as const,
        group: `${row}`,
        marks: one === now ? (['held'] as const) : [],
      })),
    ),
  };
}
