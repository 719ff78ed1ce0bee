import './value-field.css';
import { type FieldType, isRecord, type Json } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import { text } from '@riposte/shared/engine/schema/field-schema';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { valueText } from '../battle/words.ts';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/fields.ts';
import { Choice, JsonField, Numeral, type Of, PathField, Place, Words } from './value-inputs.tsx';
import { AddByKey, AddFromList, ListField, wordsIn } from './value-list.tsx';

/** An editor for a value. The value's type determines which inputs it has. */
export function ValueField(of: Of): VNode {
  const { kind, choices } = of;
  if (choices) return <Choice {...of} choices={choices} />;
  switch (kind.type) {
    case 'optional':
    case 'nullable':
      return <ValueField {...of} kind={kind.of} isNullable />;
    case 'flag':
      return <Choice {...of} choices={[true, false]} />;
    case 'word':
      return <Choice {...of} choices={kind.words} />;
    case 'thing':
      return <Choice {...of} choices={kind.things} />;
    case 'fighter':
      return <Choice {...of} choices={Object.keys(of.snapshot.table.fighters)} />;
    case 'count':
    case 'amount':
      return <Numeral {...of} kind={kind} />;
    case 'text':
    case 'id':
      return <Words {...of} kind={kind} />;
    case 'hex':
      return <Place {...of} kind={kind} />;
    case 'path':
      return <PathField {...of} />;
    case 'list':
    case 'set':
    case 'listOrAll':
      return <ListField {...of} kind={kind} />;
    case 'entries':
      return <Entries {...of} kind={kind} />;
    case 'record':
      return <Members {...of} kind={kind} />;
    default:
      return <JsonField {...of} />;
  }
}

/** Inputs for the members of a record. The record leaves out optional members without a value. */
function Members({ snapshot, kind, value, onChange }: Of<FieldType & { type: 'record' }>): VNode {
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
          <span>{fieldLabel(snapshot.ruleset.description, name)}</span>
          <ValueField
            snapshot={snapshot}
            name={name}
            label={fieldLabel(snapshot.ruleset.description, name)}
            kind={of}
            value={parts[name] ?? null}
            onChange={(part) => change(name, part)}
          />
        </div>
      ))}
    </div>
  );
}

/** Inputs for the entries of a map (keys and values), with buttons to add and remove entries. */
function Entries({
  snapshot,
  name,
  kind,
  value,
  onChange,
  label = words.values,
}: Of<FieldType & { type: 'entries' }>): VNode {
  const entries = isRecord(value) ? value : {};
  const { keys = text() } = kind;
  const left = wordsIn(snapshot, keys)?.filter((id) => !Object.hasOwn(entries, id));
  const textOf = (id: string) => valueText(snapshot, { key: name, kind: keys }, id);
  const add = (id: string) => onChange({ ...entries, [id]: kind.of.initial ?? null });
  return (
    <div class="kind-entries">
      {Object.entries(entries).map(([id, one]) => {
        const { [id]: _, ...others } = entries;
        return (
          <div key={id} data-testid={`kind-entry-${id}`}>
            <b>{textOf(id)}</b>
            <button
              type="button"
              class="button quiet icon-only"
              aria-label={words.without(textOf(id))}
              onClick={() => onChange(others)}
            >
              <Icon of={X} />
            </button>
            <ValueField
              snapshot={snapshot}
              name={name}
              label={textOf(id)}
              kind={kind.of}
              value={one}
              onChange={(to) => onChange({ ...entries, [id]: to })}
            />
          </div>
        );
      })}
      {!left && <AddByKey label={label} onAdd={add} />}
      {left && left.length > 0 && <AddFromList label={label} choices={left} textOf={textOf} onAdd={add} />}
    </div>
  );
}
