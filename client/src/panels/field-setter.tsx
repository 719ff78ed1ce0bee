import { healthResource, type Id, type Json } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/wording';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useHand } from '../store/context.ts';
import { fieldOf, type Scene } from '../store/scene.ts';
import * as words from '../words/gm.ts';
import { KindField } from './kind-field.tsx';

interface Of {
  readonly scene: Scene;
  readonly id: Id;
}

/** Sets one field of a fighter to a value. */
export function FieldSetter({ scene, id }: Of): VNode {
  const { fields, description } = scene.ruleset;
  const names = Object.keys(fields).filter((name) => fields[name]?.set);
  const [name, setName] = useState(healthResource(description)?.field ?? names[0] ?? '');
  const now = fieldOf(scene, id, name) ?? null;
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
              {fieldLabel(scene.ruleset.description, one)}
            </option>
          ))}
        </select>
      </label>
      <Setter key={`${name} ${JSON.stringify(now)}`} scene={scene} id={id} name={name} now={now} />
    </div>
  );
}

/** The value that a field shall have, as its kind is; it begins with what the field has now. */
function Setter({ scene, id, name, now }: Of & { readonly name: string; readonly now: Json }): VNode {
  const hand = useHand();
  const [value, setValue] = useState<Json>(now);
  const kind = scene.ruleset.fields[name]?.kind;
  const set = (event: SubmitEvent) => {
    event.preventDefault();
    void hand.send({ as: 'gm', do: 'gm.set', target: id, field: name, value }, null);
  };
  return (
    <form class="gm-set" onSubmit={set} data-testid="gm-value">
      {kind && <KindField scene={scene} name={name} kind={kind} value={value} onChange={setValue} />}
      <button type="submit" class="button small" data-testid="gm-set">
        {words.set}
      </button>
    </form>
  );
}
