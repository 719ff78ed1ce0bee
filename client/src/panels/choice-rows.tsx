import './choice-rows.css';
import type { Diagram } from '@riposte/shared';
import type { VNode } from 'preact';
import { aimedAt, choose, currentOf, type Draft, type Row, rowsOf } from '../store/draft.ts';
import { wordsOf } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import { valueHelp, valueText } from '../store/words.ts';
import { DiagramView } from './diagram.tsx';

interface Of {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The parameters of a draft that are chosen by name: a row of buttons for each. */
export function ChoiceRows({ scene, draft, onChange }: Of): VNode {
  const rows = rowsOf(scene.table, draft).filter(({ look }) => look === 'thing');
  return (
    <>
      {rows.map((row) => (
        <ChoiceRow key={row.key} row={row} scene={scene} draft={draft} onChange={onChange} />
      ))}
    </>
  );
}

function ChoiceRow(of: OfRow): VNode {
  const diagram = diagramFor(of.scene, of.draft, of.row);
  if (diagram) return <CellRow {...of} diagram={diagram} />;
  return of.row.values.length > MOST_CHIPS ? <LongRow {...of} /> : <ShortRow {...of} />;
}

/** A choice of one of a diagram's cells; those that may not be chosen are there to be seen. */
function CellRow({ diagram, row, scene, draft, onChange }: OfRow & { readonly diagram: Diagram }): VNode {
  const chosen = currentOf(draft)[row.key];
  const cells = row.values.filter((value) => typeof value === 'string');
  const choosing = {
    chosen: typeof chosen === 'string' ? chosen : undefined,
    legal: new Set(cells),
    onChoose: (cell: string) => onChange(choose(draft, row.key, cell)),
  };
  return (
    <div class="choice-diagram">
      <DiagramView diagram={diagram} choosing={choosing} />
      {row.values.includes(undefined) && (
        <button
          type="button"
          class="chip"
          aria-pressed={chosen === undefined}
          data-testid={`choose-${row.key}-other`}
          onClick={() => onChange(choose(draft, row.key, undefined))}
        >
          {valueText(scene, row, undefined)}
        </button>
      )}
    </div>
  );
}

/** The diagram on which a parameter is chosen, if there is one. */
function diagramFor({ ruleset, table }: Scene, draft: Draft, { key }: Row): Diagram | undefined {
  const { cells, diagrams } = ruleset.description;
  const on = cells?.[key];
  const whose = on?.of === 'target' ? aimedAt(table, draft) : draft.offer.by;
  if (!on || whose === undefined || !table.fighters[whose]) return undefined;
  return diagrams?.(table, whose).find(({ id }) => id === on.diagram);
}

/** More values than this are a list to open. */
const MOST_CHIPS = 8;

interface OfRow extends Of {
  readonly row: Row;
}

function ShortRow({ row, scene, draft, onChange }: OfRow): VNode {
  const chosen = JSON.stringify(currentOf(draft)[row.key]);
  return (
    <div class="choice-row" role="radiogroup" aria-label={wordsOf(row.key)}>
      <span class="eyebrow">{wordsOf(row.key)}</span>
      {row.values.map((value) => (
        // biome-ignore lint/a11y/useSemanticElements: a chip that is chosen at once reads better as a button
        <button
          key={JSON.stringify(value) ?? 'none'}
          type="button"
          role="radio"
          class="chip"
          aria-checked={JSON.stringify(value) === chosen}
          title={valueHelp(scene, value)}
          data-testid={`choose-${row.key}-${typeof value === 'string' ? value : 'other'}`}
          onClick={() => onChange(choose(draft, row.key, value))}
        >
          {valueText(scene, row, value)}
        </button>
      ))}
    </div>
  );
}

function LongRow({ row, scene, draft, onChange }: OfRow): VNode {
  const chosen = JSON.stringify(currentOf(draft)[row.key]);
  return (
    <label class="choice-row">
      <span class="eyebrow">{wordsOf(row.key)}</span>
      <select
        data-testid={`choose-${row.key}`}
        value={row.values.findIndex((value) => JSON.stringify(value) === chosen)}
        onChange={({ currentTarget }) =>
          onChange(choose(draft, row.key, row.values[currentTarget.selectedIndex]))
        }
      >
        {row.values.map((value, index) => (
          <option key={JSON.stringify(value) ?? 'none'} value={index}>
            {valueText(scene, row, value)}
          </option>
        ))}
      </select>
    </label>
  );
}
