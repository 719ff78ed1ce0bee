import type { CellMark, Diagram, DiagramCell } from '../../../engine/presentation/description.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { isLost, squareOf } from '../book/grid.ts';
import { COLUMNS, FIRST_ROW, GAPS, GRID, type Part, type Specialty } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from './catalog.ts';

/** Returns the diagrams of a fighter: its specialty grid and, if parts of its body can be damaged, its body. */
export function diagrams(table: HuntTable, id: Id): Diagram[] {
  const fighter = findFighter(table, id);
  if (!fighter) return [];
  const isWhole = fighter.type === 'enemy'; // common enemies never lose a part
  return isWhole ? [gridOf(fighter)] : [gridOf(fighter), bodyOf(fighter)];
}

const OPEN_GAP = 0.12;
const FILLED_GAP = 0.02;

function gridOf(fighter: HuntFighter): Diagram {
  const { label, legend } = TEXT.diagrams.grid;
  const widths = GAPS.map((gap) => (fighter.gaps.includes(gap) ? FILLED_GAP : OPEN_GAP));
  return {
    id: 'grid',
    label,
    cells: COLUMNS.flatMap((column) => GRID[column].map((specialty) => cellOf(fighter, specialty, column))),
    groups: COLUMNS.map((id) => ({ id, label: TEXT.diagrams.columns[id], marks: [] })),
    legend,
    columns: COLUMNS.flatMap((_, index) => [1, ...widths.slice(index, index + 1)]),
  };
}

function cellOf(fighter: HuntFighter, specialty: Specialty, group: string): DiagramCell {
  const { column, row } = squareOf(specialty);
  const [isOwn, isGone] = [fighter.specialties.includes(specialty), isLost(fighter.parts, specialty)];
  const marks: CellMark[] = [
    ...marked('held', isOwn),
    ...marked('open', isOwn && !isGone),
    ...marked('lost', isGone),
  ];
  return {
    id: specialty,
    label: TEXT.things[specialty].label,
    at: [2 * column, row - FIRST_ROW], // every other column of the diagram is a gap
    marks,
    group,
  };
}

function marked(mark: CellMark, isSo: boolean): CellMark[] {
  return isSo ? [mark] : [];
}

/** The positions of the body's parts in the diagram. The fighter faces the viewer. */
const PLACES: Readonly<Record<Part, readonly [column: number, row: number]>> = {
  brain: [1, 0],
  senses: [0, 1],
  mouth: [2, 1],
  'main-arm': [0, 2],
  lungs: [1, 2],
  'off-arm': [2, 2],
  heart: [1, 3],
  gut: [1, 4],
  'main-leg': [0, 5],
  'off-leg': [2, 5],
};

function bodyOf({ parts }: HuntFighter): Diagram {
  const { label, legend } = TEXT.diagrams.body;
  const cells = (Object.keys(PLACES) as Part[]).map((part) => {
    const mark: CellMark = parts.includes(part) ? 'lost' : 'open';
    return { id: part, label: TEXT.things[part].label, at: PLACES[part], marks: [mark] };
  });
  return { id: 'body', label, cells, groups: [], legend };
}
