import { anytimeActionsOn } from '../core/action.ts';
import type { Answer } from '../core/script.ts';
import { TEXT } from '../presentation/text/catalog.ts';
import { oneOf, optional, text } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import { findFighter, type StandingOrder, type Table } from '../state/table.ts';
import { touch } from '../state/verbs.ts';
import type { Prompt } from './prompt.ts';

const word = text(40, 1);
/**
 * The maximum number of orders per fighter. It is limited because each order is saved and sent with its fighter.
 */
const MOST_ORDERS = 100;

/**
 * The anytime action `standing-order` `{kind?, option?, policy, until?}`. It tells the battle how to answer the
 * actor's prompts automatically. It replaces the actor's order for the same kind and option; the policy `ask` only
 * removes that order. `until` limits the order: `round` to this round, `change` until another item is put on the
 * stack.
 */
export const standingOrder = anytimeActionsOn<Table>()({
  params: {
    kind: optional(word),
    option: optional(word),
    policy: oneOf(['ask', 'never', 'always']),
    until: optional(oneOf(['round', 'change'])),
  },
  check: (table, by, { kind, option, policy }) => {
    if (!findFighter(table, by)) return 'not-your-turn';
    if (kind === 'turn') return { code: 'bad-input', say: TEXT.noOrderForTurns };
    const isVague = policy === 'always' && option === undefined;
    if (isVague) return { code: 'bad-input', say: TEXT.whichOption };
    const isTooMany = policy !== 'ask' && othersThan(table, by, { kind, option }).length >= MOST_ORDERS;
    return isTooMany ? { code: 'bad-input', say: TEXT.tooManyOrders } : undefined;
  },
  run: (table, by, { kind, option, policy, until }) => {
    const fighter = findFighter(table, by);
    if (!fighter) return;
    const others = othersThan(table, by, { kind, option });
    const order: StandingOrder[] =
      policy === 'ask'
        ? []
        : [
            {
              policy,
              ...(kind === undefined ? {} : { kind }),
              ...(option === undefined ? {} : { option }),
              ...(until === 'round' ? { round: table.round } : {}),
              ...(until === 'change' ? { laid: table.laid } : {}),
            },
          ];
    fighter.standing = [...others, ...order];
    touch(table, by);
  },
});

/** Returns a fighter's orders for other kinds or options. */
function othersThan(
  table: Table,
  by: AskedId,
  { kind, option }: { readonly kind?: string | undefined; readonly option?: string | undefined },
): readonly StandingOrder[] {
  const standing = findFighter(table, by)?.standing ?? [];
  return standing.filter((order) => order.kind !== kind || order.option !== option);
}

/** Returns the answer that standing orders give to a prompt; undefined if the player must be asked. */
export function orderedAnswer(table: Table, prompt: Prompt): Answer | undefined {
  if (prompt.speaker !== prompt.for) return undefined;
  const orders = findFighter(table, prompt.for)?.standing.filter((order) =>
    isInForce(table, order, prompt.kind),
  );
  if (!orders || orders.length === 0) return undefined;
  const policyOf = (option: string) => orders.find((order) => order.option === option)?.policy;
  const choices = prompt.choices();
  const always = choices.find(({ option }) => policyOf(option) === 'always');
  const ways = always?.variants?.() ?? [{}];
  if (always && ways.length === 1) return { ...ways[0], option: always.option, as: prompt.for };
  if (!choices.some(({ option }) => option === 'pass')) return undefined;
  const isDeclined = (option: string) =>
    option === 'pass' || (policyOf(option) ?? policyOfKind(orders)) === 'never';
  return choices.every(({ option }) => isDeclined(option)) ? { option: 'pass', as: prompt.for } : undefined;
}

function isInForce(table: Table, { kind, round, laid }: StandingOrder, asked: string): boolean {
  return (
    (kind === undefined || kind === asked) &&
    (round === undefined || round === table.round) &&
    (laid === undefined || laid === table.laid)
  );
}

function policyOfKind(orders: readonly StandingOrder[]): StandingOrder['policy'] | undefined {
  return orders.find(({ option }) => option === undefined)?.policy;
}
