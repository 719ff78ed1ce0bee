import './override-form.css';
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
import { headingOf, paramLabel } from '@riposte/shared/engine/presentation/phrases';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { rowsOf } from '../battle/forms.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { ValueField } from '../forms/value-field.tsx';
import { useController, useSnapshot } from '../session/context.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import * as words from '../words/gm.ts';

interface Of {
  readonly id: Id;
  readonly onDone: () => void;
}

/** A form for an action that the rules forbid now. It lists the reasons, and the GM can override them. */
export function OverrideForm({ id, onDone }: Of): VNode {
  const { inputs } = useController();
  const snapshot = useSnapshot();
  const { actions } = snapshot.ruleset;
  const names = Object.keys(actions).filter((name) => !actions[name]?.gm);
  const [name, setName] = useState(names.includes('attack') ? 'attack' : (names[0] ?? ''));
  const [params, setParams] = useState<Params>(initialParams(snapshot, id, name));
  if (!snapshot.prompts.some(({ kind }) => kind === 'turn'))
    return <p class="forcing">{words.overrideWhen}</p>;
  const choose = (next: string) => {
    setName(next);
    setParams(initialParams(snapshot, id, next));
  };
  const against = reasonsFor(snapshot, id, name, params);
  const act = () => {
    const force = against.faults.map(codeOf);
    void inputs.send({ ...params, as: id, do: name, ...(force.length > 0 && { force }) }, null);
    onDone();
  };
  return (
    <div class="forcing">
      <ActionChoice names={names} name={name} onChoose={choose} />
      {rowsOf(snapshot, id, name).map(({ key, kind, choices }) => (
        <div class="forcing-row" key={`${name} ${key}`} data-testid={`force-${key}`}>
          {paramLabel(snapshot.ruleset.description, key)}
          <ValueField
            snapshot={snapshot}
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
            <li key={codeOf(fault)}>{sentenceOf(snapshot, fault)}</li>
          ))}
        </ul>
      )}
      {against.isFirm ? (
        <p>{words.lastCannotBeOverridden}</p>
      ) : (
        <ConfirmButton
          key={JSON.stringify([name, params])}
          label={against.faults.length > 0 ? words.doItAnyway : words.doIt}
          testId="force-sure"
          onSure={act}
        />
      )}
    </div>
  );
}

interface ActionChoiceProps {
  readonly names: readonly string[];
  readonly name: string;
  readonly onChoose: (name: string) => void;
}

function ActionChoice({ names, name, onChoose }: ActionChoiceProps): VNode {
  const { description } = useSnapshot().ruleset;
  return (
    <label>
      {words.what}
      <select
        value={name}
        data-testid="force-action"
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {description.actions[one]?.label ?? headingOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function sentenceOf({ ruleset }: BattleSnapshot, fault: Fault): string {
  return rejection(fault, ruleset.description.rejections).message;
}

function withValue(params: Params, key: string, value: Json): Params {
  const { [key]: _before, ...others } = params;
  return value === null ? others : { ...others, [key]: value };
}

/**
 * Returns the initial parameters of the form: those of the action's first variant. For an action without variants,
 * it returns default values with the first enemy as the target.
 */
function initialParams({ ruleset, table }: BattleSnapshot, id: Id, name: string): Params {
  const action = ruleset.actions[name];
  for (const way of action?.variants?.(table, id) ?? []) return way;
  const enemy = Object.values(table.fighters).find((one) => one.side !== table.fighters[id]?.side);
  const ways = Object.entries(action?.params ?? {}).map(([key, kind]) => {
    const initial = initialOf({ [key]: kind })[key];
    return [key, bare(kind).type === 'fighter' && kind.type === 'fighter' ? enemy?.id : initial] as const;
  });
  return Object.fromEntries(ways.filter(([, value]) => value !== undefined)) as Params;
}

/** Returns the reasons that forbid an action. `isFirm` is true if the GM cannot override them. */
function reasonsFor({ ruleset, table, prompts }: BattleSnapshot, id: Id, name: string, params: Params) {
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
    return { faults: ['bad-input'], isFirm: true }; // a parameter names a fighter or an item that does not exist
  }
}
