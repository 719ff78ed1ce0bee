import './kind-field.css';
import { isRecord, type Json, type Look } from '@riposte/shared';
import { text } from '@riposte/shared/engine/kinds';
import { fieldLabel } from '@riposte/shared/engine/wording';
import { X } from 'lucide';
import type { VNode } from 'preact';
import { valueText } from '../store/words.ts';
import * as words from '../words/fields.ts';
import { Icon } from './icon.tsx';
import { Choice, Numeral, type Of, Place, Raw, Way, Words } from './kind-inputs.tsx';
import { AddOne, NameOne, Several, wordsIn } from './kind-several.tsx';

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
    case 'id':
      return <Words {...of} kind={kind} />;
    case 'hex':
      return <Place {...of} kind={kind} />;
    case 'path':
      return <Way {...of} />;
    case 'list':
    case 'set':
    case 'listOrAll':
      return <Several {...of} kind={kind} />;
    case 'entries':
      return <Entries {...of} kind={kind} />;
    case 'record':
      return <Members {...of} kind={kind} />;
    default:
      return <Raw {...of} />;
  }
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
          <span>{fieldLabel(scene.ruleset.description, name)}</span>
          <KindField
            scene={scene}
            name={name}
            label={fieldLabel(scene.ruleset.description, name)}
            kind={of}
            value={parts[name] ?? null}
            onChange={(part) => change(name, part)}
          />
        </div>
      ))}
    </div>
  );
}

/** Each entry under its name, with a way to take it away and to add more. */
function Entries({
  scene,
  name,
  kind,
  value,
  onChange,
  label = words.values,
}: Of<Look & { type: 'entries' }>): VNode {
  const entries = isRecord(value) ? value : {};
  const { keys = text() } = kind;
  const left = wordsIn(scene, keys)?.filter((id) => !Object.hasOwn(entries, id));
  const textOf = (id: string) => valueText(scene, { key: name, kind: keys }, id);
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
            <KindField
              scene={scene}
              name={name}
              label={textOf(id)}
              kind={kind.of}
              value={one}
              onChange={(to) => onChange({ ...entries, [id]: to })}
            />
          </div>
        );
      })}
      {!left && <NameOne label={label} onAdd={add} />}
      {left && left.length > 0 && <AddOne label={label} choices={left} textOf={textOf} onAdd={add} />}
    </div>
  );
}
