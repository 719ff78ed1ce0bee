import { type Axis, bare, type Json } from '@riposte/shared';
import { paramLabel } from '@riposte/shared/engine/presentation/phrases';
import type { VNode } from 'preact';
import { diagramFor } from '../battle/diagrams.ts';
import { axesOf, chooseBesides, currentOf } from '../battle/draft.ts';
import { valueHelp, valueText } from '../battle/words.ts';
import { Pick } from '../ui/pick.tsx';
import * as words from '../words/table.ts';
import type { DraftProps } from './draft-props.ts';

/** A row for each optional choice ("axis") of the prepared action. */
export function AxisRows({ snapshot, draft, onChange }: DraftProps): VNode {
  const current = currentOf(draft);
  return (
    <>
      {Object.entries(axesOf(draft)).map(([key, axis]) => (
        <AxisRow
          key={key}
          snapshot={snapshot}
          draft={draft}
          name={key}
          axis={axis}
          chosen={current[key]}
          onChoose={(value) => onChange(chooseBesides(draft, key, value))}
        />
      ))}
    </>
  );
}

interface OfAxis<A extends Axis = Axis> extends Omit<DraftProps, 'onChange'> {
  readonly name: string;
  readonly axis: A;
  readonly chosen: Json | undefined;
  readonly onChoose: (value: Json | undefined) => void;
}

function AxisRow(of: OfAxis): VNode | null {
  const { snapshot, draft, name, axis, chosen, onChoose } = of;
  switch (axis.type) {
    case 'flag':
      return <Flag {...of} axis={axis} />;
    case 'subset':
      return <Subset {...of} axis={axis} />;
    case 'range':
      return <Range {...of} axis={axis} />;
    case 'one':
      return (
        <Pick
          snapshot={snapshot}
          told={{ key: name, kind: draft.offer.params[name], values: [undefined, ...axis.of] }}
          chosen={chosen}
          onChoose={onChoose}
          diagram={diagramFor(snapshot, draft, name)}
        />
      );
    case 'text':
      return null; // free texts are shown by `BlankRows` instead
  }
}

function Flag({ snapshot, name, chosen, onChoose }: OfAxis): VNode {
  return (
    <div class="choice-row">
      <button
        type="button"
        class="chip"
        aria-pressed={chosen === true}
        title={valueHelp(snapshot, name)}
        data-testid={`choose-${name}`}
        onClick={() => onChoose(chosen === true ? undefined : true)}
      >
        {paramLabel(snapshot.ruleset.description, name)}
      </button>
    </div>
  );
}

/** Chips for an optional choice that accepts several values, up to a maximum number. */
function Subset({ snapshot, draft, name, axis, chosen, onChoose }: OfAxis<Axis & { type: 'subset' }>): VNode {
  const taken = axis.of.filter((one) => Array.isArray(chosen) && chosen.includes(one));
  const isFull = taken.length >= axis.most;
  const kind = draft.offer.params[name];
  const label = paramLabel(snapshot.ruleset.description, name);
  const toggle = (one: string) => {
    const next = taken.includes(one) ? taken.filter((other) => other !== one) : [...taken, one];
    onChoose(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset class="choice-row" aria-label={words.upTo(label, axis.most)}>
      <span class="eyebrow">
        {label} <small>{words.takenOf(taken.length, Math.min(axis.most, axis.of.length))}</small>
      </span>
      {axis.of.map((one) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={taken.includes(one)}
          disabled={isFull && !taken.includes(one)}
          title={valueHelp(snapshot, one)}
          data-testid={`choose-${name}-${one}`}
          onClick={() => toggle(one)}
        >
          {valueText(snapshot, { key: name, kind: kind && bare(kind).of }, one)}
        </button>
      ))}
    </fieldset>
  );
}

/** A field for an optional choice that is a number. */
function Range({
  snapshot,
  name,
  axis: { from, to },
  chosen,
  onChoose,
}: OfAxis<Axis & { type: 'range' }>): VNode {
  const now = typeof chosen === 'number' ? chosen : undefined;
  const label = paramLabel(snapshot.ruleset.description, name);
  const step = (by: number) => {
    const next = now === undefined ? from : now + by;
    onChoose(next < from ? undefined : Math.min(next, to));
  };
  return (
    <fieldset class="choice-row number" aria-label={words.fromTo(label, from, to)}>
      <span class="eyebrow">{label}</span>
      <button
        type="button"
        class="chip"
        aria-label={words.less}
        disabled={now === undefined}
        data-testid={`less-${name}`}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="number"
        min={from}
        max={to}
        value={now ?? ''}
        placeholder="–"
        aria-label={label}
        data-testid={`choose-${name}`}
        onInput={({ currentTarget }) => {
          const { value, valueAsNumber } = currentTarget;
          if (value === '' || currentTarget.checkValidity())
            onChoose(value === '' ? undefined : valueAsNumber);
        }}
      />
      <button
        type="button"
        class="chip"
        aria-label={words.more}
        disabled={now === to}
        data-testid={`more-${name}`}
        onClick={() => step(1)}
      >
        +
      </button>
    </fieldset>
  );
}
