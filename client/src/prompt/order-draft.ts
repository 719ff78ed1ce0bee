import type { OptionsByKind, OrderTerms } from '@riposte/shared/advice/order-trial';
import type { OrderConditions, StandingOrder } from '@riposte/shared/engine/state/standing-order';

/** The effect of an order: it chooses an option, never chooses it, or passes. */
export type OrderEffect = 'always' | 'never' | 'pass';

/** An order that the player is building. */
export interface OrderDraft {
  readonly kind: string;
  readonly effect: OrderEffect;
  /** The option that the order chooses or never chooses; not used to pass. */
  readonly option: string;
  readonly when: OrderConditions;
  readonly isForRound: boolean;
}

/**
 * Returns the first draft for a kind of prompt: to choose its first option if the chance is at least 50%. If `options`
 * has nothing but `pass`, the order passes.
 */
export function firstDraft(kind: string, options: readonly string[]): OrderDraft {
  const option = options.find((one) => one !== 'pass');
  return option === undefined
    ? { kind, effect: 'pass', option: '', when: {}, isForRound: false }
    : { kind, effect: 'always', option, when: { odds: 50 }, isForRound: false };
}

/** Returns the draft with another effect. An order to pass has no minimum chance and no resource to keep. */
export function withEffect(draft: OrderDraft, effect: OrderEffect, option: string): OrderDraft {
  const { odds: _odds, keep: _keep, ...rest } = draft.when;
  return { ...draft, effect, option, when: effect === 'pass' ? rest : draft.when };
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
export function policyOf({ effect, when }: OrderDraft): StandingOrder['policy'] {
  const isPlain = Object.keys(when).length === 0;
  if (effect === 'always') return isPlain ? 'always' : 'always-if';
  return isPlain ? 'never' : 'never-if';
}

/** Returns the parameters with which the action `standing-order` gives the order of a draft. */
export function termsOf(draft: OrderDraft): OrderTerms {
  const { kind, effect, option, when, isForRound } = draft;
  return {
    kind,
    policy: policyOf(draft),
    ...(effect === 'pass' ? {} : { option }),
    ...(Object.keys(when).length > 0 && { when: { ...when } }),
    ...(isForRound && { until: 'round' }),
  };
}

/** Returns the parameters with which the action `standing-order` removes an order. */
export function removalOf({ below, ...order }: StandingOrder): OrderTerms {
  return { policy: 'ask', ...identityOf(order), ...(below === undefined ? {} : { below }) };
}

/** Returns the parameters with which the action `standing-order` moves a conditional order to a place in the list. */
export function moveTo({ policy, round, laid, ...order }: StandingOrder, place: number): OrderTerms {
  return {
    policy,
    place,
    ...identityOf(order),
    ...(round === undefined ? {} : { until: 'round' }),
    ...(laid === undefined ? {} : { until: 'change' }),
  };
}

/** Returns the parameters that distinguish an order from the fighter's other orders. */
function identityOf({ kind, option, when }: Pick<StandingOrder, 'kind' | 'option' | 'when'>): OrderTerms {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(option === undefined ? {} : { option }),
    ...(when === undefined ? {} : { when: { ...when } }),
  };
}

/** Returns the options by kind of prompt, each once, in the order in which they were found. */
export function joined(...found: readonly OptionsByKind[]): OptionsByKind {
  const kinds = [...new Set(found.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, [...new Set(found.flatMap((one) => one[kind] ?? []))]]),
  );
}
