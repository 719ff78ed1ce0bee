import type { Id } from '@riposte/shared';
import type { OptionsByKind } from '@riposte/shared/advice/order-trial';
import { resourcesToKeep } from '@riposte/shared/engine/battle/standing-orders';
import type { VNode } from 'preact';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import * as words from '../words/orders.ts';
import { firstDraft, type OrderDraft, withCondition, withEffect } from './order-draft.ts';
import { optionLabel, promptLabel } from './order-sentence.ts';

const MOST_KEPT = 99;

/** The props of the fields of an order. */
export interface Fields {
  readonly snapshot: BattleSnapshot;
  readonly id: Id;
  /** The options by kind of prompt. */
  readonly options: OptionsByKind;
  readonly draft: OrderDraft;
  readonly onChange: (draft: OrderDraft) => void;
}

/** Fields for the kind of prompt and the effect of the order. */
export function WhatFields({ snapshot, id, options, draft, onChange }: Fields): VNode {
  const taken = (options[draft.kind] ?? []).filter((option) => option !== 'pass');
  const label = (option: string) => optionLabel(snapshot, id, draft.kind, option);
  return (
    <>
      <label>
        <span class="eyebrow">{words.prompt}</span>
        <select
          value={draft.kind}
          data-testid="order-kind"
          onChange={({ currentTarget: { value } }) => onChange(firstDraft(value, options[value] ?? []))}
        >
          {Object.keys(options).map((kind) => (
            <option key={kind} value={kind}>
              {promptLabel(snapshot, id, kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="eyebrow">{words.answer}</span>
        <select
          value={`${draft.effect} ${draft.option}`}
          data-testid="order-option"
          onChange={({ currentTarget: { value } }) => {
            const [effect, option = ''] = value.split(' ');
            onChange(withEffect(draft, effect as OrderDraft['effect'], option));
          }}
        >
          {taken.map((option) => (
            <option key={option} value={`always ${option}`}>
              {words.choose(label(option))}
            </option>
          ))}
          {taken.map((option) => (
            <option key={option} value={`never ${option}`}>
              {words.neverChoose(label(option))}
            </option>
          ))}
          <option value="pass ">{words.pass}</option>
        </select>
      </label>
    </>
  );
}

/** Fields for the minimum chance of the option, and for the amount of a resource that must remain. */
export function CostFields({ snapshot, draft, onChange }: Fields): VNode {
  const [kept] = Object.entries(draft.when.keep ?? {});
  const [field = '', amount = 1] = kept ?? [];
  const keep = (name: string, least: number) =>
    onChange(withCondition(draft, 'keep', name === '' ? undefined : { [name]: least }));
  return (
    <>
      <NumberField
        label={words.minimumChance}
        value={draft.when.odds}
        most={100}
        placeholder={words.anyChance}
        name="order-odds"
        onChange={(value) => onChange(withCondition(draft, 'odds', value))}
      />
      <fieldset>
        <label>
          <span class="eyebrow">{words.resourceToKeep}</span>
          <select
            value={field}
            data-testid="order-resource"
            onChange={({ currentTarget: { value } }) => keep(value, amount)}
          >
            <option value="">{words.nothing}</option>
            {resourcesToKeep(snapshot.ruleset.description).map((resource) => (
              <option key={resource.field} value={resource.field}>
                {resource.label}
              </option>
            ))}
          </select>
        </label>
        {field !== '' && (
          <NumberField
            label={words.amountToKeep}
            value={amount}
            most={MOST_KEPT}
            name="order-keep"
            onChange={(value) => keep(field, value ?? 1)}
          />
        )}
      </fieldset>
    </>
  );
}

/** Fields for the fighter that the order concerns, the danger, and the duration. */
export function WhenFields({ snapshot, draft, onChange }: Fields): VNode {
  const { when, isForRound } = draft;
  return (
    <>
      <label>
        <span class="eyebrow">{words.fighter}</span>
        <select
          value={when.concerns ?? ''}
          data-testid="order-concerns"
          onChange={({ currentTarget: { value } }) =>
            onChange(withCondition(draft, 'concerns', value === '' ? undefined : value))
          }
        >
          <option value="">{words.anyFighter}</option>
          {Object.values(snapshot.table.fighters).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="eyebrow">{words.danger}</span>
        <select
          value={when.falls ?? 0}
          data-testid="order-falls"
          onChange={({ currentTarget: { value } }) =>
            onChange(withCondition(draft, 'falls', Number(value) || undefined))
          }
        >
          {Object.entries(words.DANGERS).map(([falls, text]) => (
            <option key={falls} value={falls}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="eyebrow">{words.duration}</span>
        <select
          value={isForRound ? 'round' : 'removed'}
          data-testid="order-duration"
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, isForRound: value === 'round' })}
        >
          <option value="removed">{words.untilRemoved}</option>
          <option value="round">{words.onlyThisRound}</option>
        </select>
      </label>
    </>
  );
}

interface NumberOf {
  readonly label: string;
  readonly value: number | undefined;
  readonly most: number;
  readonly name: string;
  readonly placeholder?: string;
  readonly onChange: (value: number | undefined) => void;
}

/** A field for a whole number from 1 to `most`. If the field is empty, the value is undefined. */
function NumberField({ label, value, most, name, placeholder, onChange }: NumberOf): VNode {
  return (
    <label>
      <span class="eyebrow">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        value={value ?? ''}
        placeholder={placeholder}
        data-testid={name}
        onInput={({ currentTarget }) => {
          const { valueAsNumber: typed } = currentTarget;
          onChange(Number.isNaN(typed) ? undefined : Math.min(most, Math.max(1, Math.round(typed))));
        }}
      />
    </label>
  );
}
