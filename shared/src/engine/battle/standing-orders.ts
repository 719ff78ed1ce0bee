import { anytimeActionsOn } from '../core/action.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { type Answer, isMoreThanPass } from '../core/script.ts';
import { TEXT } from '../presentation/text/catalog.ts';
import { count, oneOf, optional, text } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { GameEvent } from '../state/event.ts';
import { findFighter, type StandingOrder, type Table } from '../state/table.ts';
import { touch } from '../state/verbs.ts';
import type { Prompt } from './prompt.ts';
import { type Gain, gainsAt } from './reaction-gain.ts';

const word = text(40, 1);
/**
 * The maximum number of orders per fighter. It is limited because each order is saved and sent with its fighter.
 */
const MOST_ORDERS = 100;

/**
 * The anytime action `standing-order` `{kind?, option?, policy, below?, until?}`. It tells the battle how to answer the
 * actor's prompts automatically. It replaces the actor's order for the same kind and option; the policy `ask` only
 * removes that order. `until` limits the order: `round` to this round, `change` until another item is put on the stack.
 * The policy `never-below` declines options that gain less than `below` percent of a fighter's health. Such an order
 * can coexist with another one for the same kind and option; `ask` with `below` removes it.
 */
export const standingOrder = anytimeActionsOn<Table>()({
  params: {
    kind: optional(word),
    option: optional(word),
    policy: oneOf(['ask', 'never', 'never-below', 'always']),
    below: optional(count(1, 100)),
    until: optional(oneOf(['round', 'change'])),
  },
  check: (table, by, { kind, option, policy, below }) => {
    if (!findFighter(table, by)) return 'not-your-turn';
    if (kind === 'turn') return { code: 'bad-input', say: TEXT.noOrderForTurns };
    const isVague = policy === 'always' && option === undefined;
    if (isVague) return { code: 'bad-input', say: TEXT.whichOption };
    if (policy !== 'ask' && (policy === 'never-below') !== (below !== undefined))
      return { code: 'bad-input', say: TEXT.whichGain };
    const isTooMany =
      policy !== 'ask' && othersThan(table, by, { kind, option, below }).length >= MOST_ORDERS;
    return isTooMany ? { code: 'bad-input', say: TEXT.tooManyOrders } : undefined;
  },
  run: (table, by, { kind, option, policy, below, until }) => {
    const fighter = findFighter(table, by);
    if (!fighter) return;
    const others = othersThan(table, by, { kind, option, below });
    const order: StandingOrder[] =
      policy === 'ask'
        ? []
        : [
            {
              policy,
              ...(kind === undefined ? {} : { kind }),
              ...(option === undefined ? {} : { option }),
              ...(below === undefined ? {} : { below }),
              ...(until === 'round' ? { round: table.round } : {}),
              ...(until === 'change' ? { laid: table.laid } : {}),
            },
          ];
    fighter.standing = [...others, ...order];
    touch(table, by);
  },
});

/** The properties that distinguish a fighter's orders: it has at most one order for each combination. */
interface OrderKey {
  readonly kind?: string | undefined;
  readonly option?: string | undefined;
  readonly below?: number | undefined;
}

/**
 * Returns a fighter's orders that a new order with this key does not replace. An order with a limit and one without
 * never replace each other.
 */
function othersThan(table: Table, by: AskedId, { kind, option, below }: OrderKey): readonly StandingOrder[] {
  const standing = findFighter(table, by)?.standing ?? [];
  return standing.filter(
    (order) => order.kind !== kind || order.option !== option || isLimited(order) !== isLimited({ below }),
  );
}

function isLimited({ below }: OrderKey): boolean {
  return below !== undefined;
}

/** The answer that standing orders give to a prompt. */
export interface OrderedAnswer {
  readonly answer: Answer;
  /**
   * The option with the highest gain, if the prompt was declined because that gain is below a limit. Only the
   * fighter's seat and the GM may know it.
   */
  readonly missed?: Gain;
}

/**
 * Returns the answers that standing orders give to open prompts. Where the first fighter to act changes the choices of
 * the others, an order that depends on the gain waits until no ally is left to be asked.
 */
export function orderedAnswers(
  ruleset: Ruleset,
  table: Table,
  prompts: readonly Prompt[],
): readonly (readonly [Prompt, OrderedAnswer])[] {
  const all = prompts.map((prompt) => [prompt, orderedAnswer(ruleset, table, prompt)] as const);
  const sideOf = ({ for: asked }: Prompt) => findFighter(table, asked)?.side;
  const asked = new Set(all.flatMap(([prompt, ordered]) => (ordered ? [] : [sideOf(prompt)])));
  return all.flatMap(([prompt, ordered]) => {
    const isWaiting = prompt.question.key !== undefined && ordered?.missed && asked.has(sideOf(prompt));
    return ordered && !isWaiting ? [[prompt, ordered] as const] : [];
  });
}

/** Returns the answer that standing orders give to a prompt; undefined if the player must be asked. */
export function orderedAnswer(ruleset: Ruleset, table: Table, prompt: Prompt): OrderedAnswer | undefined {
  if (prompt.kind === 'turn' || prompt.speaker !== prompt.for) return undefined;
  const orders = findFighter(table, prompt.for)?.standing.filter((order) =>
    isInForce(table, order, prompt.kind),
  );
  if (!orders || orders.length === 0) return undefined;
  const unlimited = orders.filter((order) => !isLimited(order));
  const answer = answerByPolicy(prompt, unlimited);
  if (answer) return { answer };
  const limited = orders.filter(isLimited);
  return limited.length > 0 ? answerByGain(ruleset, table, prompt, { unlimited, limited }) : undefined;
}

/** Returns the answer that orders without a limit give to a prompt; undefined if they give none. */
function answerByPolicy(prompt: Prompt, orders: readonly StandingOrder[]): Answer | undefined {
  const policyOf = (option: string) => orders.find((order) => order.option === option)?.policy;
  const choices = prompt.choices();
  const always = choices.find(({ option }) => policyOf(option) === 'always');
  const ways = always?.variants?.() ?? [{}];
  if (always && ways.length === 1) return { ...ways[0], option: always.option, as: prompt.for };
  if (!choices.some(({ option }) => option === 'pass')) return undefined;
  const isDeclined = (option: string) =>
    option === 'pass' || (policyOf(option) ?? policyOfKind(orders)) === 'never';
  return choices.every(({ option }) => isDeclined(option)) ? passFor(prompt) : undefined;
}

/** Returns `pass` if every option gains less than the limit of an order, or is declined by an order without a limit. */
function answerByGain(
  ruleset: Ruleset,
  table: Table,
  prompt: Prompt,
  { unlimited, limited }: Readonly<Record<'unlimited' | 'limited', readonly StandingOrder[]>>,
): OrderedAnswer | undefined {
  const choices = prompt.choices();
  if (!choices.some(({ option }) => option === 'pass') || !choices.some(isMoreThanPass)) return undefined;
  const gains = gainsAt(ruleset, table, prompt);
  if (!gains) return undefined;
  const policyOf = (asked: string) =>
    unlimited.find(({ option }) => option === asked)?.policy ?? policyOfKind(unlimited);
  const limitOf = (asked: string) =>
    (limited.find(({ option }) => option === asked) ?? limited.find(({ option }) => option === undefined))
      ?.below;
  const open = gains.filter(({ option }) => policyOf(option) !== 'never');
  const isMissed = ({ option, percent }: Gain) =>
    policyOf(option) === undefined && percent < (limitOf(option) ?? 0);
  const [missed, ...others] = open;
  if (!missed || !open.every(isMissed)) return undefined;
  const best = others.reduce((one, other) => (other.percent > one.percent ? other : one), missed);
  return { answer: passFor(prompt), missed: best };
}

/** Returns the event for a prompt that was declined because every option gains too little. */
export function missedReaction({ for: by, kind }: Prompt, { option, percent }: Gain): GameEvent {
  const gain = Math.min(100, Math.max(0, Math.round(percent)));
  return { type: 'auto-passed', by, kind, option, gain, secret: true };
}

function passFor(prompt: Prompt): Answer {
  return { option: 'pass', as: prompt.for };
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
