import './kind-field.css';
import type { Json, Look } from '@riposte/shared';
import type { VNode } from 'preact';
import type { Scene } from '../store/scene.ts';
import { valueText } from '../store/words.ts';

interface Of<K extends Look = Look> {
  readonly scene: Scene;
  /** What it is the value of. */
  readonly name: string;
  readonly kind: K;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Whether there may be no value: null. */
  readonly isNullable?: boolean;
}

/** A value of a kind, to be changed as that kind is. */
export function KindField(of: Of): VNode {
  const { kind } = of;
  switch (kind.type) {
    case 'optional':
    case 'nullable':
      return <KindField {...of} kind={kind.of} isNullable />;
    case 'flag':
      return <Choice {...of} choices={[true, false]} />;
    case 'word':
      return <Choice {...of} choices={kind.words} />;
    case 'thing':
      return <Choice {...of} choices={kind.things} />;
    case 'fighter':
      return <Choice {...of} choices={Object.keys(of.scene.table.fighters)} />;
    case 'count':
    case 'amount':
      return <Numeral {...of} kind={kind} />;
    case 'text':
      return <Words {...of} kind={kind} />;
    case 'hex':
      return <Place {...of} kind={kind} />;
    case 'list':
    case 'set':
      return <Several {...of} kind={kind} />;
    default:
      return <Raw {...of} />;
  }
}

function Choice({
  scene,
  name,
  kind,
  value,
  onChange,
  isNullable,
  choices,
}: Of & { choices: readonly Json[] }): VNode {
  const all: readonly Json[] = isNullable ? [null, ...choices] : choices;
  return (
    <select
      aria-label="Value"
      data-testid="kind-value"
      value={all.indexOf(value)}
      onChange={({ currentTarget }) => onChange(all[currentTarget.selectedIndex] ?? null)}
    >
      {all.map((one, index) => (
        <option key={String(one)} value={index}>
          {valueText(scene, { key: name, kind }, one)}
        </option>
      ))}
    </select>
  );
}

function Numeral({ kind, value, onChange, isNullable }: Of<Look & { type: 'count' | 'amount' }>): VNode {
  return (
    <input
      type="number"
      aria-label="Value"
      data-testid="kind-value"
      min={kind.min}
      max={kind.max}
      step={kind.type === 'count' ? 1 : 'any'}
      required={!isNullable}
      value={value === null ? '' : Number(value)}
      onInput={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)
      }
    />
  );
}

function Words({ kind, value, onChange, isNullable }: Of<Look & { type: 'text' }>): VNode {
  return (
    <input
      aria-label="Value"
      data-testid="kind-value"
      minLength={kind.least}
      maxLength={kind.most}
      required={!isNullable && kind.least > 0}
      value={value === null ? '' : String(value)}
      onInput={({ currentTarget: { value: text } }) => onChange(isNullable && text === '' ? null : text)}
    />
  );
}

function Place({ value, onChange }: Of<Look & { type: 'hex' }>): VNode {
  const at = Array.isArray(value) ? value.map(Number) : [0, 0];
  return (
    <>
      {(['q', 'r'] as const).map((axis, index) => (
        <input
          key={axis}
          type="number"
          aria-label={axis}
          data-testid={`kind-value-${axis}`}
          required
          value={at[index] ?? 0}
          onInput={({ currentTarget: { valueAsNumber } }) =>
            onChange(at.map((part, place) => (place === index ? valueAsNumber : part)))
          }
        />
      ))}
    </>
  );
}

/** Some of the words there are; where there is no end of them, what is written, between commas. */
function Several({ scene, name, kind, value, onChange }: Of<Look & { type: 'list' | 'set' }>): VNode {
  const taken: readonly Json[] = Array.isArray(value) ? value : [];
  const choices =
    kind.of.type === 'word' ? kind.of.words : kind.of.type === 'thing' ? kind.of.things : undefined;
  if (!choices)
    return (
      <input
        aria-label="Values, between commas"
        data-testid="kind-value"
        value={taken.join(', ')}
        onChange={({ currentTarget }) => {
          const parts = currentTarget.value.split(',').map((part) => part.trim());
          onChange(parts.filter((part) => part !== ''));
        }}
      />
    );
  const toggle = (one: string) =>
    onChange(taken.includes(one) ? taken.filter((other) => other !== one) : [...taken, one]);
  return (
    <fieldset class="kind-several" aria-label="Values">
      {choices.map((one) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={taken.includes(one)}
          data-testid={`kind-value-${one}`}
          onClick={() => toggle(one)}
        >
          {valueText(scene, { key: name, kind: kind.of }, one)}
        </button>
      ))}
    </fieldset>
  );
}

/** What no form has been made for, as it is written down. */
function Raw({ value, onChange }: Of): VNode {
  return (
    <input
      aria-label="Value, as JSON"
      data-testid="kind-value"
      value={JSON.stringify(value)}
      onInput={({ currentTarget }) => {
        const read = readJson(currentTarget.value);
        currentTarget.setCustomValidity(read === undefined ? 'This is not JSON.' : '');
        if (read !== undefined) onChange(read);
      }}
    />
  );
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
