import './kind-field.css';
import type { Json, Look } from '@riposte/shared';
import type { VNode } from 'preact';
import type { Scene } from '../store/scene.ts';
import { fieldLabel, valueText } from '../store/words.ts';
import * as words from '../words/fields.ts';

interface Of<K extends Look = Look> {
  readonly scene: Scene;
  /** What it is the value of. */
  readonly name: string;
  readonly kind: K;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Whether there may be no value: null. */
  readonly isNullable?: boolean;
  /** What it can be, where no form is made for its kind. */
  readonly choices?: readonly Json[] | undefined;
  /** What it is called where nothing beside it says so. */
  readonly label?: string;
}

/** A value of a kind, to be changed as that kind is. */
export function KindField(of: Of): VNode {
  const { kind, choices } = of;
  if (choices) return <Choice {...of} choices={choices} />;
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
    case 'path':
      return <Way {...of} />;
    case 'list':
    case 'set':
      return <Several {...of} kind={kind} />;
    case 'record':
      return <Members {...of} kind={kind} />;
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
  label = words.value,
  choices,
}: Of & { choices: readonly Json[] }): VNode {
  const all: readonly Json[] = isNullable || value === null ? [null, ...choices] : choices;
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
          {valueText(scene, { key: name, kind }, one)}
        </option>
      ))}
    </select>
  );
}

function Numeral({
  kind,
  value,
  onChange,
  isNullable,
  label = words.value,
}: Of<Look & { type: 'count' | 'amount' }>): VNode {
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

function Words({
  kind,
  value,
  onChange,
  isNullable,
  label = words.value,
}: Of<Look & { type: 'text' }>): VNode {
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

/** Hex after hex, as they are written: "1,0 2,0". */
function Way({ value, onChange, label = words.values }: Of): VNode {
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

/** Some of the words there are; where there is no end of them, what is written, between commas. */
function Several({
  scene,
  name,
  kind,
  value,
  onChange,
  label = words.values,
}: Of<Look & { type: 'list' | 'set' }>): VNode {
  const taken: readonly Json[] = Array.isArray(value) ? value : [];
  const choices = wordsIn(scene, kind.of);
  if (!choices)
    return (
      <input
        aria-label={words.betweenCommas(label)}
        data-testid="kind-value"
        value={taken.join(', ')}
        onChange={({ currentTarget }) => {
          const parts = currentTarget.value.split(',').map((part) => part.trim());
          onChange(
            parts.filter((part) => part !== '').map((part) => (isNumeric(kind.of) ? Number(part) : part)),
          );
        }}
      />
    );
  const toggle = (one: string) =>
    onChange(taken.includes(one) ? taken.filter((other) => other !== one) : [...taken, one]);
  return (
    <fieldset class="kind-several" aria-label={label}>
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

/** All that a value of a kind can be, where that can be said. */
function wordsIn({ table }: Scene, kind: Look): readonly string[] | undefined {
  if (kind.type === 'word') return kind.words;
  if (kind.type === 'thing') return kind.things;
  return kind.type === 'fighter' ? Object.keys(table.fighters) : undefined;
}

function isNumeric({ type }: Look): boolean {
  return type === 'count' || type === 'amount';
}

/** Each part of a record under its name. A part that may be left out is, where it has no value. */
function Members({ scene, kind, value, onChange }: Of<Look & { type: 'record' }>): VNode {
  const parts = isRecord(value) ? value : {};
  const change = (name: string, part: Json) => {
    const { [name]: _, ...others } = parts;
    const isLeftOut = part === null && kind.members[name]?.type === 'optional';
    onChange(isLeftOut ? others : { ...others, [name]: part });
  };
  return (
    <div class="kind-members">
      {Object.entries(kind.members).map(([name, of]) => (
        <div key={name}>
          <span>{fieldLabel(scene, name)}</span>
          <KindField
            scene={scene}
            name={name}
            label={fieldLabel(scene, name)}
            kind={of}
            value={parts[name] ?? null}
            onChange={(part) => change(name, part)}
          />
        </div>
      ))}
    </div>
  );
}

function isRecord(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What no form has been made for, as it is written down. */
function Raw({ value, onChange, label = words.value }: Of): VNode {
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
