import type { OptionsByKind, OrderTerms } from '@riposte/shared/advice/order-trial';
import type { OrderConditions, StandingOrder } from '@riposte/shared/engine/state/table';

/** What an order does: it chooses an option, never chooses it, or passes. */
export type Deed = 'always' | 'never' | 'pass';

/** An order that the player is building. */
export interface OrderDraft {
  readonly kind: string;
  readonly deed: Deed;
  /** The option that the order chooses or never chooses; not used to pass. */
  readonly option: string;
  readonly when: OrderConditions;
  readonly isForRound: boolean;
}

/** Returns the first draft for a kind of prompt: to choose its first option if the chance is even. */
export function firstDraft(kind: string, options: readonly string[]): OrderDraft {
  const option = options.find((one) => one !== 'pass');
  return option === undefined
    ? { kind, deed: 'pass', option: '', when: {}, isForRound: false }
    : { kind, deed: 'always', option, when: { odds: 50 }, isForRound: false };
}

/** Returns the draft with another deed. An order to pass has no chance and no cost. */
export function withDeed(draft: OrderDraft, deed: Deed, option: string): OrderDraft {
  const { odds: _odds, keep: _keep, ...rest } = draft.when;
  return { ...draft, deed, option, when: deed === 'pass' ? rest : draft.when };
}

/** Returns the draft with a condition changed; undefined removes the condition. */
export function withCondition<Name extends keyof OrderConditions>(
  draft: OrderDraft,
  name: Name,
  value: OrderConditions[Name] | undefined,
): OrderDraft {
  const { [name]: _before, ...rest } = draft.when;
  return { ...draft, when: value === undefined ? rest : { ...rest, [name]: value } };
}

/** Returns the policy of a draft: without conditions, a plain one. */
export function policyOf({ deed, when }: OrderDraft): StandingOrder['policy'] {
  const isPlain = Object.keys(when).length === 0;
  if (deed === 'always') return isPlain ? 'always' : 'always-if';
  return isPlain ? 'never' : 'never-if';
}

/** Returns the parameters of the action `standing-order` that gives the order of a draft. */
export function termsOf(draft: OrderDraft): OrderTerms {
  const { kind, deed, option, when, isForRound } = draft;
  return {
    kind,
    policy: policyOf(draft),
    ...(deed === 'pass' ? {} : { option }),
    ...(Object.keys(when).length > 0 && { when: { ...when } }),
    ...(isForRound && { until: 'round' }),
  };
}

/** Returns the parameters of the action `standing-order` that removes an order. */
export function removalOf({ kind, option, below, when }: StandingOrder): OrderTerms {
  return {
    policy: 'ask',
    ...(kind === undefined ? {} : { kind }),
    ...(option === undefined ? {} : { option }),
    ...(below === undefined ? {} : { below }),
    ...(when === undefined ? {} : { when: { ...when } }),
  };
}

/** Returns the parameters of the action `standing-order` that moves a conditional order to a place in the list. */
export function moveTo(
  { kind, option, policy, when, round, laid }: StandingOrder,
  place: number,
): OrderTerms {
  return {
    policy,
    place,
    ...(kind === undefined ? {} : { kind }),
    ...(option === undefined ? {} : { option }),
    ...(when === undefined ? {} : { when: { ...when } }),
    ...(round === undefined ? {} : { until: 'round' }),
    ...(laid === undefined ? {} : { until: 'change' }),
  };
}

/** Returns the options by kind of prompt, each once, in the order in which they were found. */
export function joined(...found: readonly OptionsByKind[]): OptionsByKind {
  const kinds = [...new Set(found.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, [...new Set(found.flatMap((one) => one[kind] ?? []))]]),
  );
}
