import type { Range } from '@riposte/shared/request/request';
import type { VNode } from 'preact';
import * as words from '../words/request.ts';
import type { Editor } from './open-fight.ts';
import { kindsFor, MOST_FOES, partyOf, type RequestForm, usualNumber } from './requested-fight.ts';
import { Row } from './row.tsx';

/** The margins of error that can be requested, in percentage points. */
const MARGINS = [10, 7, 5, 3];
const MOST_FIGHTS = 20_000;
const MOST_MINUTES = 120;
const MOST_ROUNDS = 60;

/** The fields of a request. Changing them does not affect a search that is already running. */
export function RequestFields({ editor }: { readonly editor: Editor }): VNode {
  const { form } = editor.enemySearch;
  const fight = editor.document.fight.value;
  const change = (parts: Partial<RequestForm>) => {
    form.value = { ...form.value, ...parts };
  };
  const { wins, rounds, margin, fights, minutes, number = usualNumber(partyOf(fight)) } = form.value;
  return (
    <>
      <RangeRow
        id="wins"
        label={words.heroesWin}
        help={words.heroesWinHow}
        value={wins}
        bounds={{ low: 1, high: 99 }}
        onChange={(range) => change({ wins: range })}
      />
      <RangeRow
        id="rounds"
        label={words.rounds}
        help={words.roundsHow}
        value={rounds}
        bounds={{ low: 1, high: MOST_ROUNDS }}
        onChange={(range) => change({ rounds: range })}
      />
      <RangeRow
        id="number"
        label={words.number}
        value={number}
        bounds={{ low: 1, high: MOST_FOES }}
        onChange={(range) => change({ number: range })}
      />
      <Kinds editor={editor} />
      <Row label={words.margin} help={words.marginHow}>
        <select
          value={margin}
          data-testid="request-margin"
          onChange={({ currentTarget }) => change({ margin: Number(currentTarget.value) })}
        >
          {MARGINS.map((points) => (
            <option key={points} value={points}>
              {words.points(points / 100)}
            </option>
          ))}
        </select>
      </Row>
      <details>
        <summary>{words.limits}</summary>
        <NumberRow
          label={words.mostFights}
          value={fights}
          most={MOST_FIGHTS}
          onChange={(value) => change({ fights: value })}
        />
        <NumberRow
          label={words.mostMinutes}
          value={minutes}
          most={MOST_MINUTES}
          onChange={(value) => change({ minutes: value })}
        />
      </details>
    </>
  );
}

/** Buttons for the archetypes that enemies may have. At least one stays pressed. */
function Kinds({ editor: { document, enemySearch } }: { readonly editor: Editor }): VNode {
  const { form } = enemySearch;
  const { archetypes } = document.ruleset.description;
  const chosen = kindsFor(form.value, document.ruleset, document.fight.value);
  const toggle = (kind: string) => {
    const kinds = chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind];
    if (kinds.length > 0) form.value = { ...form.value, kinds };
  };
  return (
    <fieldset class="request-kinds">
      <legend>{words.kinds}</legend>
      <div class="choice-row">
        {Object.entries(archetypes).map(([kind, { label }]) => (
          <button
            key={kind}
            type="button"
            class="chip"
            aria-pressed={chosen.includes(kind)}
            data-testid={`request-kind-${kind}`}
            onClick={() => toggle(kind)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface OfRange {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly value: Range;
  readonly bounds: Range;
  readonly onChange: (range: Range) => void;
}

/** A row with the two ends of a range. Only whole numbers in the right order are valid. */
function RangeRow({ id, label, help, value, bounds, onChange }: OfRange): VNode {
  const { low, high } = value;
  return (
    <fieldset class="workshop-row request-range">
      <legend class="sr-only">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <div>
        <input
          type="number"
          required
          aria-label={words.from(label)}
          min={bounds.low}
          max={high}
          value={low}
          data-testid={`request-${id}-low`}
          onInput={({ currentTarget: { valueAsNumber } }) => onChange({ low: valueAsNumber, high })}
        />
        <span aria-hidden="true">{words.and}</span>
        <input
          type="number"
          required
          aria-label={words.to(label)}
          min={low}
          max={bounds.high}
          value={high}
          data-testid={`request-${id}-high`}
          onInput={({ currentTarget: { valueAsNumber } }) => onChange({ low, high: valueAsNumber })}
        />
      </div>
      {help !== undefined && <small>{help}</small>}
    </fieldset>
  );
}

interface OfNumber {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function NumberRow({ label, value, most, onChange }: OfNumber): VNode {
  return (
    <Row label={label}>
      <input
        type="number"
        required
        min={1}
        max={most}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </Row>
  );
}
