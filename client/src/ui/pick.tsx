import type { Diagram, Json } from '@riposte/shared';
import { paramLabel, type ValueRef } from '@riposte/shared/engine/presentation/phrases';
import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { valueHelp, valueText } from '../battle/words.ts';
import { ChipGroup } from './chip-group.tsx';
import { DiagramView } from './diagram.tsx';

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly told: ValueRef & { readonly values: readonly (Json | undefined)[] };
  readonly chosen: Json | undefined;
  readonly onChoose: (value: Json | undefined) => void;
  /** The diagram whose cells are the values, if there is one. */
  readonly diagram?: Diagram | undefined;
}

/** The maximum number of values to show as chips. For more values, a dropdown replaces the chips. */
const MOST_CHIPS = 8;

const textOf = (value: Json | undefined) => JSON.stringify(value) ?? 'none';

/** Lets the player choose a value: on a diagram, by chips, or in a dropdown. */
export function Pick(of: Of): VNode {
  if (of.diagram) return <FromDiagram {...of} diagram={of.diagram} />;
  return of.told.values.length > MOST_CHIPS ? <FromList {...of} /> : <FromChips {...of} />;
}

/** A diagram on which the player can choose among the legal cells. */
function FromDiagram({
  snapshot,
  told,
  chosen,
  onChoose,
  diagram,
}: Of & { readonly diagram: Diagram }): VNode {
  const choosing = {
    chosen: typeof chosen === 'string' ? chosen : undefined,
    legal: new Set(told.values.filter((value) => typeof value === 'string')),
    onChoose,
  };
  return (
    <div class="choice-diagram">
      <DiagramView diagram={diagram} choosing={choosing} />
      {told.values.includes(undefined) && (
        <button
          type="button"
          class="chip"
          aria-pressed={chosen === undefined}
          data-testid={`choose-${told.key}-other`}
          onClick={() => onChoose(undefined)}
        >
          {valueText(snapshot, told, undefined)}
        </button>
      )}
    </div>
  );
}

function FromChips({ snapshot, told, chosen, onChoose }: Of): VNode {
  const { key, values } = told;
  return (
    <ChipGroup
      label={paramLabel(snapshot.ruleset.description, key)}
      chips={values.map((value) => ({
        text: valueText(snapshot, told, value),
        help: valueHelp(snapshot, value),
        testId: `choose-${key}-${typeof value === 'string' ? value : textOf(value)}`,
        isChosen: textOf(value) === textOf(chosen),
        onChoose: () => onChoose(value),
      }))}
    />
  );
}

function FromList({ snapshot, told, chosen, onChoose }: Of): VNode {
  const { key, values } = told;
  return (
    <label class="choice-row">
      <span class="eyebrow">{paramLabel(snapshot.ruleset.description, key)}</span>
      <select
        data-testid={`choose-${key}`}
        value={values.findIndex((value) => textOf(value) === textOf(chosen))}
        onChange={({ currentTarget }) => onChoose(values[currentTarget.selectedIndex])}
      >
        {values.map((value, index) => (
          <option key={textOf(value)} value={index}>
            {valueText(snapshot, told, value)}
          </option>
        ))}
      </select>
    </label>
  );
}
