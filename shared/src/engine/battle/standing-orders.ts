import { anytimeActionsOn } from '../core/action.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Said } from '../language/keyed-text.ts';
import type { Description, ResourceDescription } from '../presentation/description.ts';
import { type Fault, REFUSALS } from '../presentation/rejection.ts';
import {
  count,
  entriesOf,
  fighter,
  oneOf,
  optional,
  record,
  text,
  type Values,
} from '../schema/field-schema.ts';
import { stableHash } from '../schema/hash.ts';
import type { AskedId } from '../schema/ids.ts';
import type { OrderConditions, StandingOrder } from '../state/standing-order.ts';
import { findFighter, type Table } from '../state/table.ts';
import { touch } from '../state/verbs.ts';

const word = text(40, 1);
/**
 * The maximum number of orders per fighter. It is limited because each order is saved and sent with its fighter.
 */
export const MOST_ORDERS = 100;
/** The maximum number of resources that one order keeps. */
const MOST_KEPT = 4;
const POLICIES = ['ask', 'never', 'never-below', 'never-if', 'always', 'always-if'] as const;

/** The schemas of the parts of an order, apart from its policy and its duration. */
export const ORDER_PARTS = {
  kind: optional(word),
  option: optional(word),
  below: optional(count(1, 100)),
  when: optional(
    record({
      odds: optional(count(1, 100)),
      keep: optional(entriesOf(count(1, 999), MOST_KEPT)),
      concerns: optional(fighter),
      falls: optional(count(1, 100)),
    }),
  ),
};

const PARAMS = {
  ...ORDER_PARTS,
  policy: oneOf(POLICIES),
  until: optional(oneOf(['round', 'change'])),
  place: optional(count(0, MOST_ORDERS - 1)),
};

type Given = Values<typeof PARAMS>;

/**
 * Returns the anytime action `standing-order` `{kind?, option?, policy, below?, until?, when?, place?}`. It tells the
 * battle how to answer the actor's prompts automatically. It replaces the actor's order for the same kind and option;
 * the policy `ask` only removes that order. `until` says when the order ends: at the end of this round (`round`), or
 * when another item is put on the stack (`change`).
 *
 * The policy `never-below` declines options that gain less than `below` percent of a fighter's health. Such an order
 * can coexist with another one for the same kind and option; `ask` with `below` removes it.
 *
 * The policies `always-if` and `never-if` apply if the conditions in `when` hold. A fighter can have several such
 * orders for the same kind and option, with different conditions. They are tried before all other orders, in the order
 * of the list. `place` is the order's position in the list, by default the last. `ask` with `when` removes the order.
 */
export function standingOrder({ description }: Pick<Ruleset, 'description'>) {
  return anytimeActionsOn<Table>()({
    params: PARAMS,
    check: (table, by, order) => {
      if (!findFighter(table, by)) return 'not-your-turn';
      if (order.policy === 'ask')
        return order.kind === 'turn' ? badInput(REFUSALS.noOrderForTurns) : undefined;
      const mistake = mistakeIn(description, table, order);
      if (mistake !== undefined) return badInput(mistake);
      const isTooMany = othersThan(table, by, order).length >= MOST_ORDERS;
      return isTooMany ? badInput(REFUSALS.tooManyOrders) : undefined;
    },
    run: (table, by, order) => {
      const actor = findFighter(table, by);
      if (!actor) return;
      const others = othersThan(table, by, order);
      const orders = order.policy === 'ask' ? [] : [storedOrder(table, order, order.policy)];
      actor.standing = isConditional(order) ? inPlace(others, orders, order.place) : [...others, ...orders];
      touch(table, by);
    },
  });
}

function badInput(say: Said): Fault {
  return { code: 'bad-input', say };
}

/** The parts of an order that must fit together. */
type OrderForm = Pick<Given, 'kind' | 'option' | 'below' | 'when' | 'place'> & {
  readonly policy: StandingOrder['policy'] | 'ask';
};

/**
 * Returns the sentence that says which parts of an order are missing or do not fit together; undefined if it is
 * complete. Does not depend on a rulebook or a fight.
 */
export function incompleteness({ kind, option, policy, below, when, place }: OrderForm): Said | undefined {
  if (kind === 'turn') return REFUSALS.noOrderForTurns;
  const takesOption = policy === 'always' || policy === 'always-if';
  if (takesOption && option === undefined) return REFUSALS.whichOption;
  if ((policy === 'never-below') !== (below !== undefined)) return REFUSALS.whichGain;
  const isIf = policy === 'always-if' || policy === 'never-if';
  const isComplete = isIf ? Object.keys(when ?? {}).length > 0 : (when ?? place) === undefined;
  if (!isComplete) return REFUSALS.whichConditions;
  const { odds, keep } = when ?? {};
  if (keep && Object.keys(keep).length === 0) return REFUSALS.whichConditions;
  return option === undefined && (odds ?? keep) !== undefined ? REFUSALS.whichOption : undefined;
}

/**
 * Returns the sentence that says what is wrong with an order; undefined if nothing is. An order can keep only resources
 * that are numbers and good to have.
 */
function mistakeIn(
  description: Pick<Description, 'resources'>,
  table: Table,
  order: Given,
): Said | undefined {
  const incomplete = incompleteness(order);
  if (incomplete !== undefined) return incomplete;
  const { keep = {}, concerns } = order.when ?? {};
  const known = resourcesToKeep(description).map(({ field }) => field);
  const unknown = Object.keys(keep).find((field) => !known.includes(field));
  if (unknown !== undefined) return REFUSALS.noField(unknown);
  const isKnown = concerns === undefined || findFighter(table, concerns);
  return isKnown ? undefined : REFUSALS.codes['no-such-target'];
}

/** Returns the resources of which an order can keep an amount: those that are numbers and good to have. */
export function resourcesToKeep({
  resources,
}: Pick<Description, 'resources'>): readonly ResourceDescription[] {
  return resources.filter(({ look, role }) => look !== 'text' && look !== 'flag' && role !== 'burden');
}

function storedOrder(
  table: Table,
  { kind, option, below, until, when }: Given,
  policy: StandingOrder['policy'],
): StandingOrder {
  return {
    policy,
    ...(kind === undefined ? {} : { kind }),
    ...(option === undefined ? {} : { option }),
    ...(below === undefined ? {} : { below }),
    ...(when === undefined ? {} : { when }),
    ...(until === 'round' ? { round: table.round } : {}),
    ...(until === 'change' ? { laid: table.laid } : {}),
  };
}

/** Returns the orders with `added` at this place among the conditional ones, which come first. */
function inPlace(
  others: readonly StandingOrder[],
  added: readonly StandingOrder[],
  place = MOST_ORDERS,
): readonly StandingOrder[] {
  const conditional = others.filter(isConditional);
  const plain = others.filter((order) => !isConditional(order));
  return [...conditional.slice(0, place), ...added, ...conditional.slice(place), ...plain];
}

/**
 * The properties that distinguish a fighter's orders: it has at most one order for each combination of kind, option and
 * conditions.
 */
interface OrderKey {
  readonly kind?: string | undefined;
  readonly option?: string | undefined;
  readonly below?: number | undefined;
  readonly when?: OrderConditions | undefined;
}

/**
 * Returns a fighter's orders that a new order with this key does not replace. An order with a limit and one without
 * never replace each other. A conditional order also replaces conditional orders that have expired.
 */
function othersThan(table: Table, by: AskedId, key: OrderKey): readonly StandingOrder[] {
  const standing = findFighter(table, by)?.standing ?? [];
  if (isConditional(key)) {
    const same = hashOf(key);
    return standing.filter(
      (order) => !isConditional(order) || (isInTime(table, order) && hashOf(order) !== same),
    );
  }
  return standing.filter(
    (order) =>
      isConditional(order) ||
      order.kind !== key.kind ||
      order.option !== key.option ||
      isLimited(order) !== isLimited(key),
  );
}

function hashOf({ kind, option, when }: OrderKey): string {
  return stableHash([kind ?? null, option ?? null, { ...when }]);
}

/** Returns whether an order depends on the gain of the options. */
export function isLimited({ below }: OrderKey): boolean {
  return below !== undefined;
}

/** Returns whether an order has conditions. */
export function isConditional({ when }: OrderKey): boolean {
  return when !== undefined;
}

/** Returns whether an order has not expired. */
export function isInTime(table: Table, { round, laid }: StandingOrder): boolean {
  return (round === undefined || round === table.round) && (laid === undefined || laid === table.laid);
}
