import { healthResource, type Id, type Json } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type BattleSnapshot, fieldOf } from '../battle/snapshot.ts';
import { ValueField } from '../forms/value-field.tsx';
import { useController } from '../session/context.ts';
import * as words from '../words/gm.ts';

interface Of {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
}

/** A form that sets any field of a fighter to a value. */
export function FieldSetter({ snapshot, id }: Of): VNode {
  const { fields, description } = snapshot.ruleset;
  const names = Object.keys(fields).filter((name) => fields[name]?.set);
  const [name, setName] = useState(healthResource(description)?.field ?? names[0] ?? '');
  const now = fieldOf(snapshot, id, name) ?? null;
  return (
    <div class="gm-field">
      <label>
        {words.set}
        <select
          value={name}
          data-testid="gm-field"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        >
          {names.map((one) => (
            <option key={one} value={one}>
              {fieldLabel(snapshot.ruleset.description, one)}
            </option>
          ))}
        </select>
      </label>
      <Setter key={`${name} ${JSON.stringify(now)}`} snapshot={snapshot} id={id} name={name} now={now} />
    </div>
  );
}

/** A form for the new value of a field. It starts with the current value. */
function Setter({ snapshot, id, name, now }: Of & { readonly name: string; readonly now: Json }): VNode {
  const { inputs } = useController();
  const [value, setValue] = useState<Json>(now);
  const kind = snapshot.ruleset.fields[name]?.kind;
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    void inputs.send({ as: 'gm', do: 'gm.set', target: id, field: name, value }, null);
  };
  return (
    <form class="gm-set" onSubmit={set} data-testid="gm-value">
      {kind && <ValueField snapshot={snapshot} name={name} kind={kind} value={value} onChange={setValue} />}
      <button type="submit" class="button small" data-testid="gm-set">
        {words.set}
      </button>
    </form>
  );
}
