import './diagram.css';
import { CELL_MARKS, type CellMark, type Diagram, type DiagramCell } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import type { VNode } from 'preact';

/** The player's choice on a diagram: the chosen cell, the legal cells, and a callback for a new choice. */
export interface Choosing {
  readonly chosen: string | undefined;
  readonly legal: ReadonlySet<string>;
  readonly onChoose: (cell: string) => void;
}

interface Of {
  readonly diagram: Diagram;
  readonly choosing?: Choosing;
}

/** A diagram that shows a part of a fighter's state, such as its body or a grid of its specialties. */
export function DiagramView({ diagram, choosing }: Of): VNode {
  const { id, label, cells, groups, legend } = diagram;
  const used = CELL_MARKS.filter((mark) => legend[mark] !== undefined);
  return (
    <figure class={`diagram ${isWide(diagram) ? 'wide' : ''}`} data-testid={`diagram-${id}`}>
      <figcaption class="eyebrow">{label}</figcaption>
      <fieldset
        class="diagram-grid"
        role={choosing ? 'radiogroup' : undefined}
        aria-label={label}
        style={{ gridTemplateColumns: columnsOf(diagram) }}
      >
        {groups.map((group) => (
          <span
            key={group.id}
            class={`diagram-group ${group.marks.join(' ')}`}
            style={placeOf(cells, group.id)}
          >
            {group.label}
          </span>
        ))}
        {cells.map((cell) => (
          <Cell key={cell.id} diagram={diagram} cell={cell} choosing={choosing} />
        ))}
      </fieldset>
      {used.length > 0 && (
        <ul class="diagram-legend">
          {used.map((mark) => (
            <li key={mark}>
              <i class={`diagram-cell ${mark}`} aria-hidden="true" /> {legend[mark]}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface OfCell {
  readonly diagram: Diagram;
  readonly cell: DiagramCell;
  readonly choosing: Choosing | undefined;
}

function Cell({ diagram: { legend }, cell, choosing }: OfCell): VNode {
  const { id, label, at, marks } = cell;
  const style = { gridColumn: at[0] + 1, gridRow: rowOf(at[1]) };
  const title = formatList([label, ...marks.flatMap((mark: CellMark) => legend[mark] ?? [])]);
  if (!choosing?.legal.has(id))
    return (
      <span class={`diagram-cell ${marks.join(' ')}`} style={style} title={title}>
        {label}
      </span>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a press chooses the cell immediately, as a button does
    <button
      type="button"
      role="radio"
      class={`diagram-cell ${marks.join(' ')}`}
      style={style}
      title={title}
      aria-checked={choosing.chosen === id}
      data-testid={`cell-${id}`}
      onClick={() => choosing.onChoose(id)}
    >
      {label}
    </button>
  );
}

/** Returns whether a diagram has so many columns that its labels need a smaller size. */
export function isWide({ cells }: Diagram): boolean {
  return new Set(cells.map(({ at }) => at[0])).size > 4;
}

/** Returns the CSS grid row of a row of cells. Above each row of cells is a row for the names of groups. */
const rowOf = (row: number) => 2 * row + 2;

function columnsOf({ cells, columns }: Diagram): string {
  const count = Math.max(0, ...cells.map(({ at }) => at[0] + 1));
  const widths = Array.from(
    { length: Math.max(count, columns?.length ?? 0) },
    (_, index) => columns?.[index] ?? 1,
  );
  return widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
}

/** Returns the place of a group's name in the CSS grid: above the group's first row, and as wide as the group. */
function placeOf(cells: readonly DiagramCell[], group: string): { gridColumn: string; gridRow: number } {
  const own = cells.filter((cell) => cell.group === group).map(({ at }) => at);
  const [left, right] = [
    Math.min(...own.map(([column]) => column)),
    Math.max(...own.map(([column]) => column)),
  ];
  const top = Math.min(...own.map(([, row]) => row));
  return { gridColumn: `${left + 1} / ${right + 2}`, gridRow: rowOf(top) - 1 };
}
