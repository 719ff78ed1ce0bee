import { bare, healthResource, type Id, type Json, type Ruleset } from '@riposte/shared';
import { formatList } from '@riposte/shared/engine/language/intl';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import { sideLabel } from '@riposte/shared/engine/presentation/side-label';
import { Copy, Eye, EyeOff, Minus, Move, Plus, Trash } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { OverrideForm } from '../action/override-form.tsx';
import { copyOf } from '../battle/new-fighters.ts';
import { type BattleSnapshot, fieldOf, numberOf, sidesOf } from '../battle/snapshot.ts';
import { valueText } from '../battle/words.ts';
import { TraitSelects } from '../lobby/bot-traits.tsx';
import { AssignSelect } from '../lobby/casting.tsx';
import { useController, useSnapshot } from '../session/context.ts';
import { place } from '../tools/placing.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/gm.ts';
import { FieldSetter } from './value-setter.tsx';

interface Of {
  readonly id: Id;
  readonly onDone: () => void;
}

/** The GM's controls for a fighter. The fields that the ruleset declares determine which controls there are. */
export function EditFighter({ id, onDone }: Of): VNode {
  const snapshot = useSnapshot();
  const set = useSetter(id);
  const { resources } = snapshot.ruleset.description;
  const numbers = resources.map(({ field }) => field).filter((field) => isNumber(snapshot.ruleset, field));
  return (
    <>
      <section class="hands-part" aria-label={words.healthAndPoints}>
        <Wounds id={id} set={set} />
        {numbers.map((field) => (
          <Points key={field} id={id} field={field} set={set} />
        ))}
      </section>
      <ConditionSwitches id={id} set={set} />
      <SideAndPlayer id={id} set={set} />
      <FighterButtons id={id} onDone={onDone} />
      <details class="hands-part">
        <summary data-testid="hands-force">{words.overrideRules}</summary>
        <OverrideForm id={id} onDone={onDone} />
      </details>
      <details class="hands-part">
        <summary>{words.anythingElse}</summary>
        <FieldSetter snapshot={snapshot} id={id} />
      </details>
    </>
  );
}

type Set = (field: string, value: Json) => void;

/** Returns a function that sets one of the fighter's fields. */
function useSetter(id: Id): Set {
  const { inputs } = useController();
  return (field, value) => void inputs.send({ as: 'gm', do: 'gm.set', target: id, field, value }, null);
}

function isNumber({ fields }: Ruleset, name: string): boolean {
  const field = fields[name];
  const type = field?.set && bare(field.kind).type;
  return type === 'count' || type === 'amount';
}

/** Returns the value limited to the range that the field accepts. */
function within({ ruleset }: BattleSnapshot, field: string, value: number): number {
  const kind = ruleset.fields[field]?.kind;
  const look = kind && bare(kind);
  if (look?.type !== 'count' && look?.type !== 'amount') return value;
  return Math.max(look.min, Math.min(look.max, value));
}

interface Change {
  readonly id: Id;
  readonly set: Set;
}

/** Buttons that hurt or heal a fighter by an amount. Absent in rulesets whose health is not a number. */
function Wounds({ id, set }: Change): VNode | null {
  const snapshot = useSnapshot();
  const [amount, setAmount] = useState(5);
  const health = healthResource(snapshot.ruleset.description);
  if (!health || !isNumber(snapshot.ruleset, health.field)) return null;
  const now = numberOf(snapshot, id, health.field) ?? 0;
  const most = health.max === undefined ? undefined : numberOf(snapshot, id, health.max);
  const heal = () =>
    set(health.field, within(snapshot, health.field, Math.min(now + amount, most ?? Infinity)));
  const hurt = () => set(health.field, within(snapshot, health.field, Math.max(0, now - amount)));
  return (
    <div class="hands-row">
      <input
        type="number"
        min={1}
        aria-label={words.howMuch}
        data-testid="hands-amount"
        value={amount}
        onInput={({ currentTarget }) => setAmount(Math.max(0, currentTarget.valueAsNumber || 0))}
      />
      <button type="button" class="button small" data-testid="hands-hurt" onClick={hurt}>
        {words.hurt}
      </button>
      <button type="button" class="button small" data-testid="hands-heal" onClick={heal}>
        {words.heal}
      </button>
    </div>
  );
}

/** Buttons that change a number by 1. */
function Points({ id, field, set }: Change & { readonly field: string }): VNode {
  const snapshot = useSnapshot();
  const now = numberOf(snapshot, id, field) ?? 0;
  const label = fieldLabel(snapshot.ruleset.description, field);
  const after = (by: number) => within(snapshot, field, now + by);
  return (
    <div class="hands-points">
      {label}
      <span class="hands-row">
        <button
          type="button"
          class="button small"
          aria-label={words.oneLess(label)}
          disabled={after(-1) === now}
          onClick={() => set(field, after(-1))}
        >
          <Icon of={Minus} />
        </button>
        <b data-testid={`hands-now-${field}`}>{now}</b>
        <button
          type="button"
          class="button small"
          aria-label={words.oneMore(label)}
          disabled={after(1) === now}
          onClick={() => set(field, after(1))}
        >
          <Icon of={Plus} />
        </button>
      </span>
    </div>
  );
}

/** The conditions of a fighter, as switches. */
function ConditionSwitches({ id, set }: Change): VNode | null {
  const snapshot = useSnapshot();
  const kind = snapshot.ruleset.fields.conditions?.kind;
  const now = fieldOf(snapshot, id, 'conditions');
  const of = kind?.type === 'list' || kind?.type === 'set' ? kind.of : undefined;
  const all = of?.type === 'word' ? of.words : of?.type === 'thing' ? of.things : [];
  if (all.length === 0 || !snapshot.ruleset.fields.conditions?.set || !Array.isArray(now)) return null;
  const held = now.map(String);
  const toggle = (one: string) =>
    set('conditions', held.includes(one) ? held.filter((other) => other !== one) : [...held, one]);
  return (
    <details class="hands-part">
      <summary data-testid="hands-conditions">
        {words.conditions}
        {held.length > 0 &&
          `: ${formatList(held.map((one) => valueText(snapshot, { key: 'conditions', kind: of }, one)))}`}
      </summary>
      <div class="hands-chips">
        {all.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={held.includes(one)}
            data-testid={`hands-condition-${one}`}
            onClick={() => toggle(one)}
          >
            {valueText(snapshot, { key: 'conditions', kind: of }, one)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The side that a fighter belongs to, and its player. */
function SideAndPlayer({ id, set }: Change): VNode {
  const snapshot = useSnapshot();
  const side = snapshot.table.fighters[id]?.side;
  return (
    <section class="hands-part" aria-label={words.sideAndPlayer}>
      <div class="hands-row">
        {snapshot.ruleset.fields.side?.set && (
          <label>
            {words.side}
            <select
              value={side}
              data-testid="hands-side"
              onChange={({ currentTarget }) => set('side', currentTarget.value)}
            >
              {sidesOf(snapshot.table).map((one) => (
                <option key={one} value={one}>
                  {sideLabel(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="hands-points">
          {words.playedBy} <AssignSelect snapshot={snapshot} id={id} />
        </div>
      </div>
      <TraitSelects snapshot={snapshot} id={id} />
    </section>
  );
}

/** Buttons that hide, move, copy or remove a fighter. */
function FighterButtons({ id, onDone }: Of): VNode {
  const controller = useController();
  const snapshot = useSnapshot();
  const isHidden = snapshot.table.fighters[id]?.hidden ?? false;
  const copy = () => {
    const input = copyOf(snapshot, id);
    if (input) void controller.inputs.send(input, null);
    else controller.toasts.showRejection({ message: words.noHexForACopy });
    onDone();
  };
  return (
    <section class="hands-part" aria-label={words.onTheMap}>
      <div class="hands-row">
        <button
          type="button"
          class="button small"
          data-testid="hands-hide"
          onClick={() =>
            void controller.inputs.send({ as: 'gm', do: 'gm.hide', target: id, hidden: !isHidden }, null)
          }
        >
          <Icon of={isHidden ? Eye : EyeOff} /> {isHidden ? words.reveal : words.hide}
        </button>
        <button
          type="button"
          class="button small"
          data-testid="hands-move"
          onClick={() => {
            place(controller, { target: id });
            onDone();
          }}
        >
          <Icon of={Move} /> {words.move}
        </button>
        <button type="button" class="button small" data-testid="hands-copy" onClick={copy}>
          <Icon of={Copy} /> {words.copy}
        </button>
        <ConfirmButton
          icon={Trash}
          label={words.remove}
          testId="hands-remove"
          onSure={() => {
            void controller.inputs.send({ as: 'gm', do: 'gm.remove', target: id }, null);
            onDone();
          }}
        />
      </div>
    </section>
  );
}
