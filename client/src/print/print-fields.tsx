import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import * as words from '../words/print.ts';
import type { Choice } from './choice.ts';
import { LEAST_HEX, MOST_HEX, PAPERS, type PaperName } from './pages.ts';
import { RESOLUTIONS, type Resolution } from './sizes.ts';

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
}

/** The fields of the sheet: the parts that are shown, and the size on paper. */
export function PrintFields({ snapshot, choice, onChange }: Of): VNode {
  const isMap = choice.result !== 'fight';
  const showsFighters = !isMap || choice.hasFighters;
  return (
    <div class="print-fields">
      {isMap && (
        <>
          <Size choice={choice} onChange={onChange} />
          <Check
            label={words.fighters}
            testId="print-fighters"
            isOn={choice.hasFighters}
            onChange={(hasFighters) => onChange({ hasFighters })}
          />
          {choice.hasFighters && (
            <Check
              label={words.names}
              testId="print-names"
              isOn={choice.hasNames}
              onChange={(hasNames) => onChange({ hasNames })}
            />
          )}
          {!snapshot.table.map.backdrop && (
            <Check
              label={words.grid}
              testId="print-grid"
              isOn={choice.hasGrid}
              onChange={(hasGrid) => onChange({ hasGrid })}
            />
          )}
        </>
      )}
      {showsFighters && (
        <Check
          label={words.onlyPublic}
          help={words.onlyPublicHow}
          testId="print-public"
          isOn={choice.isPublic}
          onChange={(isPublic) => onChange({ isPublic })}
        />
      )}
    </div>
  );
}

function Size({ choice, onChange }: Pick<Of, 'choice' | 'onChange'>): VNode {
  return (
    <>
      <label>
        <span>
          {words.hexWidth} <small>{words.hexWidthHow}</small>
        </span>
        <input
          type="number"
          min={LEAST_HEX}
          max={MOST_HEX}
          step="any"
          value={Number.isNaN(choice.hexWidth) ? '' : choice.hexWidth}
          data-testid="print-hex"
          onInput={({ currentTarget }) => onChange({ hexWidth: currentTarget.valueAsNumber })}
        />
      </label>
      <label>
        {words.resolution}
        <select
          value={choice.resolution}
          data-testid="print-resolution"
          onChange={({ currentTarget }) =>
            onChange({ resolution: Number(currentTarget.value) as Resolution })
          }
        >
          {RESOLUTIONS.map((one) => (
            <option key={one} value={one}>
              {words.dotsPerInch(one)}
            </option>
          ))}
        </select>
      </label>
      {choice.result === 'pdf' && (
        <label>
          {words.paper}
          <select
            value={choice.paper}
            data-testid="print-paper"
            onChange={({ currentTarget }) => onChange({ paper: currentTarget.value as PaperName })}
          >
            {Object.keys(PAPERS).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

interface OfCheck {
  readonly label: string;
  readonly help?: string;
  readonly testId: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ label, help, testId, isOn, onChange }: OfCheck): VNode {
  return (
    <label>
      <span>
        {label} {help && <small>{help}</small>}
      </span>
      <input
        type="checkbox"
        checked={isOn}
        data-testid={testId}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
