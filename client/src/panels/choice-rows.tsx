import './choice-rows.css';
import type { VNode } from 'preact';
import { choose, currentOf, type Draft, type Row, rowsOf } from '../store/draft.ts';
import { wordsOf } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import { valueHelp, valueText } from '../store/words.ts';

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
      {rows.map((row) =>
        row.values.length > MOST_CHIPS ? (
          <LongRow key={row.key} row={row} scene={scene} draft={draft} onChange={onChange} />
        ) : (
          <ShortRow key={row.key} row={row} scene={scene} draft={draft} onChange={onChange} />
        ),
      )}
    </>
  );
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
