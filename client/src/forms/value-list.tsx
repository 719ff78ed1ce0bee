import type { FieldType, Json } from '@riposte/shared';
import { ALL } from '@riposte/shared/engine/schema/field-schema';
import { Plus, X } from 'lucide';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { valueText } from '../battle/words.ts';
import { Icon } from '../ui/icon.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/fields.ts';
import type { Of } from './value-inputs.tsx';

type Many = FieldType & { type: 'list' | 'set' | 'listOrAll' };

/** An editor for a list or set: choices if the possible values are known, or else a text field with commas. */
export function ListField(of: Of<Many>): VNode {
  const { snapshot, kind } = of;
  const choices = wordsIn(snapshot, kind.of);
  if (!choices) return <Written {...of} />;
  const isHeap = kind.type === 'list' && kind.of.type === 'thing'; // only lists of items may contain the same item twice
  return isHeap ? <ListWithDuplicates {...of} choices={choices} /> : <Chips {...of} choices={choices} />;
}

type Chosen = Omit<Of<Many>, 'choices'> & { readonly choices: readonly string[] };

/** A chip for each value. If the type allows it, another chip selects all values. */
function Chips({ snapshot, name, kind, value, onChange, choices, label = words.values }: Chosen): VNode {
  const taken: readonly Json[] = value === ALL ? choices : itemsOf(value);
  const isAll = kind.type === 'listOrAll' && choices.every((one) => taken.includes(one));
  const toggle = (one: string) =>
    onChange(taken.includes(one) ? taken.filter((other) => other !== one) : [...taken, one]);
  return (
    <fieldset class="kind-several" aria-label={label}>
      {kind.type === 'listOrAll' && (
        <button
          type="button"
          class="chip"
          aria-pressed={isAll}
          data-testid="kind-value-all"
          onClick={() => onChange(isAll ? [] : ALL)}
        >
          {words.all}
        </button>
      )}
      {choices.map((one) => (
        <button
          key={one}
          type="button"
          class="chip"
          aria-pressed={taken.includes(one)}
          data-testid={`kind-value-${one}`}
          onClick={() => toggle(one)}
        >
          {valueText(snapshot, { key: name, kind: kind.of }, one)}
        </button>
      ))}
    </fieldset>
  );
}

/** The items of a list that may contain duplicates. Each has a button to remove it, and a dropdown adds more. */
function ListWithDuplicates({
  snapshot,
  name,
  kind,
  value,
  onChange,
  choices,
  label = words.values,
}: Chosen): VNode {
  const taken = itemsOf(value);
  const textOf = (one: Json) => valueText(snapshot, { key: name, kind: kind.of }, one);
  return (
    <fieldset class="kind-several" aria-label={label}>
      {taken.map((one, index) => (
        <button
          key={`${one} ${index}`}
          type="button"
          class="chip"
          aria-pressed="true"
          aria-label={words.without(textOf(one))}
          data-testid={`kind-value-${one}`}
          onClick={() => onChange(taken.filter((_, place) => place !== index))}
        >
          {textOf(one)} <Icon of={X} />
        </button>
      ))}
      {taken.length < kind.most && (
        <AddFromList
          label={label}
          choices={choices}
          textOf={textOf}
          onAdd={(one) => onChange([...taken, one])}
        />
      )}
    </fieldset>
  );
}

interface OfAdding {
  readonly label: string;
  readonly choices: readonly string[];
  readonly textOf: (one: string) => string;
  readonly onAdd: (one: string) => void;
}

/** A dropdown of values, with a button that adds the selected one. */
export function AddFromList({ label, choices, textOf, onAdd }: OfAdding): VNode {
  const select = useRef<HTMLSelectElement>(null);
  return (
    <span class="kind-add">
      <select ref={select} aria-label={label} data-testid="kind-more">
        {choices.map((one) => (
          <option key={one} value={one}>
            {textOf(one)}
          </option>
        ))}
      </select>
      <AddButton label={label} onAdd={() => select.current && onAdd(select.current.value)} />
    </span>
  );
}

/** A text field for the key of a new entry, with a button that adds the entry. */
export function AddByKey({ label, onAdd }: Pick<OfAdding, 'label' | 'onAdd'>): VNode {
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const { value = '' } = input.current ?? {};
    if (value.trim() !== '') onAdd(value.trim());
  };
  return (
    <span class="kind-add">
      <input ref={input} aria-label={words.nameIn(label)} maxLength={64} data-testid="kind-more" />
      <AddButton label={label} onAdd={add} />
    </span>
  );
}

function AddButton({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }): VNode {
  return (
    <button
      type="button"
      class="button small"
      aria-label={words.addTo(label)}
      data-testid="kind-add"
      onClick={onAdd}
    >
      <Icon of={Plus} /> {common.add}
    </button>
  );
}

function Written({ kind, value, onChange, label = words.values }: Of<Many>): VNode {
  return (
    <input
      aria-label={words.betweenCommas(label)}
      data-testid="kind-value"
      value={itemsOf(value).join(', ')}
      onChange={({ currentTarget }) => {
        const parts = currentTarget.value.split(',').map((part) => part.trim());
        onChange(
          parts.filter((part) => part !== '').map((part) => (isNumeric(kind.of) ? Number(part) : part)),
        );
      }}
    />
  );
}

function itemsOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Returns all possible values of a type; undefined if they cannot be listed. */
export function wordsIn({ table }: BattleSnapshot, kind: FieldType): readonly string[] | undefined {
  if (kind.type === 'word') return kind.words;
  if (kind.type === 'thing') return kind.things;
  return kind.type === 'fighter' ? Object.keys(table.fighters) : undefined;
}

function isNumeric({ type }: FieldType): boolean {
  return type === 'count' || type === 'amount';
}
