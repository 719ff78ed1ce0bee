import './forcing.css';
import {
  bare,
  codeOf,
  type Fault,
  type Id,
  initialOf,
  type Json,
  type Params,
  reasonsAgainst,
  rejection,
} from '@riposte/shared';
import { headingOf } from '@riposte/shared/engine/wording';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useHand, useScene } from '../store/context.ts';
import { rowsOf } from '../store/forms.ts';
import type { Scene } from '../store/scene.ts';
import * as words from '../words/gm.ts';
import { KindField } from './kind-field.tsx';
import { SureButton } from './sure-button.tsx';

interface Of {
  readonly id: Id;
  readonly onDone: () => void;
}

/** Whatever an action asks for is given; all that forbids it is said; and it is let happen. */
export function Forcing({ id, onDone }: Of): VNode {
  const hand = useHand();
  const scene = useScene();
  const { actions, description } = scene.ruleset;
  const names = Object.keys(actions).filter((name) => !actions[name]?.gm);
  const [name, setName] = useState(names.includes('attack') ? 'attack' : (names[0] ?? ''));
  const [params, setParams] = useState<Params>(firstWay(scene, id, name));
  if (!scene.prompts.some(({ kind }) => kind === 'turn')) return <p class="forcing">{words.letActWhen}</p>;
  const choose = (next: string) => {
    setName(next);
    setParams(firstWay(scene, id, next));
  };
  const against = reasonsFor(scene, id, name, params);
  const act = () => {
    const force = against.faults.map(codeOf);
    void hand.send({ ...params, as: id, do: name, ...(force.length > 0 && { force }) }, null);
    onDone();
  };
  return (
    <div class="forcing">
      <label>
        {words.what}
        <select
          value={name}
          data-testid="force-action"
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {names.map((one) => (
            <option key={one} value={one}>
              {description.actions[one]?.label ?? headingOf(one)}
            </option>
          ))}
        </select>
      </label>
      {rowsOf(scene, id, name).map(({ key, kind, choices }) => (
        <div class="forcing-row" key={`${name} ${key}`} data-testid={`force-${key}`}>
          {headingOf(key)}
          <KindField
            scene={scene}
            name={key}
            kind={kind}
            choices={choices}
            value={params[key] ?? null}
            onChange={(value) => setParams(withValue(params, key, value))}
          />
        </div>
      ))}
      {against.faults.length > 0 && (
        <ul data-testid="force-reasons">
          {against.faults.map((fault) => (
            <li key={codeOf(fault)}>{sentenceOf(scene, fault)}</li>
          ))}
        </ul>
      )}
      {against.isFirm ? (
        <p>{words.lastCannotBeWaived}</p>
      ) : (
        <SureButton
          key={JSON.stringify([name, params])}
          label={against.faults.length > 0 ? words.letItHappen : words.doIt}
          testId="force-sure"
          onSure={act}
        />
      )}
    </div>
  );
}

function sentenceOf({ ruleset }: Scene, fault: Fault): string {
  return rejection(fault, ruleset.description.rejections).message;
}

function withValue(params: Params, key: string, value: Json): Params {
  const { [key]: _before, ...others } = params;
  return value === null ? others : { ...others, [key]: value };
}

/** The first way of an action that its rule would look at; where there is none, at the first enemy. */
function firstWay({ ruleset, table }: Scene, id: Id, name: string): Params {
  const action = ruleset.actions[name];
  for (const way of action?.variants?.(table, id) ?? []) return way;
  const enemy = Object.values(table.fighters).find((one) => one.side !== table.fighters[id]?.side);
  const ways = Object.entries(action?.params ?? {}).map(([key, kind]) => {
    const initial = initialOf({ [key]: kind })[key];
    return [key, bare(kind).type === 'fighter' && kind.type === 'fighter' ? enemy?.id : initial] as const;
  });
  return Object.fromEntries(ways.filter(([, value]) => value !== undefined)) as Params;
}

/** All that forbids it, as far as the rules can be asked; what makes no sense cannot be forced. */
function reasonsFor({ ruleset, table, prompts }: Scene, id: Id, name: string, params: Params) {
  const action = ruleset.actions[name];
  const act = action?.parse(params, table, id);
  if (!action || act === undefined) return { faults: ['bad-input'], isFirm: true };
  try {
    return reasonsAgainst(
      table,
      action,
      id,
      act,
      prompts.some((prompt) => prompt.for === id),
    );
  } catch {
    return { faults: ['bad-input'], isFirm: true }; // it names somebody or something that is not there
  }
}
