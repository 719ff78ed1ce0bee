import type { FieldType, Json } from '@riposte/shared';
import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { valueText } from '../battle/words.ts';
import * as words from '../words/fields.ts';

/** Props of all value fields. */
export interface Of<K extends FieldType = FieldType> {
  readonly snapshot: BattleSnapshot;
  /** The name of the field or parameter. */
  readonly name: string;
  readonly kind: K;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** True if the value may be null. */
  readonly isNullable?: boolean;
  /** The values to choose from. Set only for types that no form can edit. */
  readonly choices?: readonly Json[] | undefined;
  /** The accessible label, if no visible label names the field. */
  readonly label?: string;
}

export function Choice({
  snapshot,
  name,
  kind,
  value,
  onChange,
  isNullable,
  label = words.value,
  choices,
}: Of & { choices: readonly Json[] }): VNode {
  const isOther = value !== null && !choices.some((one) => JSON.stringify(one) === JSON.stringify(value));
  const all: readonly Json[] = [
    ...(isNullable || value === null ? [null] : []),
    ...choices,
    ...(isOther ? [value] : []), // a custom value that is not among the choices
  ];
  const texts = all.map((one) => JSON.stringify(one));
  return (
    <select
      aria-label={label}
      data-testid="kind-value"
      value={texts.indexOf(JSON.stringify(value))}
      onChange={({ currentTarget }) => onChange(all[currentTarget.selectedIndex] ?? null)}
    >
      {all.map((one, index) => (
        <option key={texts[index]} value={index}>
          {valueText(snapshot, { key: name, kind }, one)}
        </option>
      ))}
    </select>
  );
}

export function Numeral({
  kind,
  value,
  onChange,
  isNullable,
  label = words.value,
}: Of<FieldType & { type: 'count' | 'amount' }>): VNode {
  return (
    <input
      type="number"
      aria-label={label}
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

export function Words({
  kind,
  value,
  onChange,
  isNullable,
  label = words.value,
}: Of<FieldType & { type: 'text' | 'id' }>): VNode {
  return (
    <input
      aria-label={label}
      data-testid="kind-value"
      minLength={kind.least}
      maxLength={kind.most}
      required={!isNullable && kind.least > 0}
      value={value === null ? '' : String(value)}
      onInput={({ currentTarget: { value: text } }) => onChange(isNullable && text === '' ? null : text)}
    />
  );
}

export function Place({ value, onChange }: Of<FieldType & { type: 'hex' }>): VNode {
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

/** A text field for a path, written as hexes such as "1,0 2,0". */
export function PathField({ value, onChange, label = words.values }: Of): VNode {
  const way: readonly Json[] = Array.isArray(value) ? value : [];
  return (
    <input
      aria-label={words.betweenSpaces(label)}
      data-testid="kind-value"
      value={way.map(String).join(' ')}
      onChange={({ currentTarget }) =>
        onChange(
          currentTarget.value.split(/[\s;]+/).flatMap((one) => (one ? [one.split(',').map(Number)] : [])),
        )
      }
    />
  );
}

/** A text field for values that have no better form. It shows the value as JSON. */
export function JsonField({ value, onChange, label = words.value }: Of): VNode {
  return (
    <input
      aria-label={words.asJson(label)}
      data-testid="kind-value"
      value={JSON.stringify(value)}
      onInput={({ currentTarget }) => {
        const read = readJson(currentTarget.value);
        currentTarget.setCustomValidity(read === undefined ? words.thisIsNotJson : '');
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
