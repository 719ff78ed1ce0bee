import './choice-rows.css';
import type { VNode } from 'preact';
import { choose, currentOf, type Draft, rowsOf } from '../store/draft.ts';
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
  const current = currentOf(draft);
  const isChosen = (key: string, value: unknown) => JSON.stringify(current[key]) === JSON.stringify(value);
  const rows = rowsOf(scene.table, draft).filter(({ look }) => look === 'thing');
  return (
    <>
      {rows.map((row) => (
        <div key={row.key} class="choice-row" role="radiogroup" aria-label={wordsOf(row.key)}>
          <span class="eyebrow">{wordsOf(row.key)}</span>
          {row.values.map((value) => (
            // biome-ignore lint/a11y/useSemanticElements: a chip that is chosen at once reads better as a button
            <button
              key={JSON.stringify(value) ?? 'none'}
              type="button"
              role="radio"
              class="chip"
              aria-checked={isChosen(row.key, value)}
              title={valueHelp(scene, value)}
              data-testid={`choose-${row.key}-${typeof value === 'string' ? value : 'other'}`}
              onClick={() => onChange(choose(draft, row.key, value))}
            >
              {valueText(scene, row, value)}
            </button>
          ))}
        </div>
      ))}
    </>
  );
}
