import type { Ruleset } from '../core/ruleset.ts';
import { type Answer, isMoreThanPass } from '../core/script.ts';
import type { GameEvent } from '../state/event.ts';
import type { StandingOrder } from '../state/standing-order.ts';
import { findFighter, type Table } from '../state/table.ts';
import { OrderJudge } from './order-conditions.ts';
import type { Prompt } from './prompt.ts';
import { type Gain, gainsAt } from './reaction-gain.ts';
import { isConditional, isInTime, isLimited } from './standing-orders.ts';

/** The answer that standing orders give to a prompt. */
export interface OrderedAnswer {
  readonly answer: Answer;
  /**
   * The secret event that reports the answer; omitted if the answer does not depend on the situation. Only the
   * fighter's seat and the GM may know it.
   */
  readonly report?: GameEvent;
  /** True for `pass`, if a change of the situation could lead to another answer. */
  readonly isProvisional: boolean;
}

/**
 * Returns the answers that standing orders give to open prompts. Some windows end with the first reaction, which
 * changes the choices of the others. There, an order that depends on the situation passes only when no ally is left to
 * be asked.
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
    const isWaiting =
      prompt.question.key !== undefined && ordered?.isProvisional && asked.has(sideOf(prompt));
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
  const conditional = orders.filter(isConditional);
  const found = conditional.length > 0 ? answerByConditions(ruleset, table, prompt, conditional) : NOTHING;
  if (!found) return undefined;
  if (found.answer)
    return { answer: found.answer, report: chosenReaction(found.answer, prompt), isProvisional: false };
  const rest: Rest = {
    declined: found.declined,
    unlimited: orders.filter((order) => !isConditional(order) && !isLimited(order)),
    limited: orders.filter(isLimited),
  };
  return answerByPolicy(prompt, rest, conditional.length > 0) ?? answerByGain(ruleset, table, prompt, rest);
}

/** The result of a fighter's conditional orders: an answer, or the options that they decline. */
interface Considered {
  readonly answer?: Answer;
  readonly declined: ReadonlySet<string>;
}

const NOTHING: Considered = { declined: new Set() };

/**
 * Returns the result of the conditional orders, which are tried in sequence. The first one that takes an option gives
 * the answer. Options that an order declines are not offered to later orders. Undefined if it cannot be judged whether
 * conditions hold, so the player must be asked.
 */
function answerByConditions(
  ruleset: Ruleset,
  table: Table,
  prompt: Prompt,
  orders: readonly StandingOrder[],
): Considered | undefined {
  const judge = new OrderJudge(ruleset, table, prompt);
  const declined = new Set<string>();
  for (const order of orders) {
    const { option, policy, when = {} } = order;
    const open = judge.choices.filter((choice) => !declined.has(choice.option));
    const covered = open.filter((choice) => option === undefined || choice.option === option);
    const [first] = covered;
    if (!first) continue;
    const way = option === undefined ? judge.wayToPass(when) : judge.bestWay(first, when);
    if (way === undefined) return undefined;
    if (way === null) continue;
    if (policy === 'always-if') return { answer: { ...way, option: first.option, as: prompt.for }, declined };
    for (const choice of covered) if (isMoreThanPass(choice)) declined.add(choice.option);
  }
  return { declined };
}

/** The orders that count after the conditional ones. */
interface Rest {
  /** The options that conditional orders decline. */
  readonly declined: ReadonlySet<string>;
  /** The orders that always apply. */
  readonly unlimited: readonly StandingOrder[];
  /** The orders that depend on the gain. */
  readonly limited: readonly StandingOrder[];
}

/** Returns the policy of the orders without a limit for an option; undefined if they have none. */
function policyIn({ declined, unlimited }: Rest, asked: string): StandingOrder['policy'] | undefined {
  if (declined.has(asked)) return 'never';
  const own = unlimited.find(({ option }) => option === asked);
  return (own ?? unlimited.find(({ option }) => option === undefined))?.policy;
}

/**
 * Returns the answer that orders without a limit give to a prompt; undefined if they give none. `isProvisional` tells
 * whether the fighter has conditional orders.
 */
function answerByPolicy(prompt: Prompt, rest: Rest, isProvisional: boolean): OrderedAnswer | undefined {
  const { declined, unlimited } = rest;
  const choices = prompt.choices();
  const isTaken = (asked: string) =>
    !declined.has(asked) && unlimited.find(({ option }) => option === asked)?.policy === 'always';
  const always = choices.find(({ option }) => isTaken(option));
  const ways = always?.variants?.() ?? [{}];
  if (always && ways.length === 1)
    return { answer: { ...ways[0], option: always.option, as: prompt.for }, isProvisional: false };
  if (!choices.some(({ option }) => option === 'pass')) return undefined;
  const isDeclined = (option: string) => option === 'pass' || policyIn(rest, option) === 'never';
  if (!choices.every(({ option }) => isDeclined(option))) return undefined;
  const answer = passFor(prompt);
  return { answer, isProvisional, ...(declined.size > 0 && { report: chosenReaction(answer, prompt) }) };
}

/** Returns `pass` if every option gains less than the limit of an order, or is declined by an order without a limit. */
function answerByGain(ruleset: Ruleset, table: Table, prompt: Prompt, rest: Rest): OrderedAnswer | undefined {
  const { limited } = rest;
  const choices = prompt.choices();
  if (limited.length === 0) return undefined;
  if (!choices.some(({ option }) => option === 'pass') || !choices.some(isMoreThanPass)) return undefined;
  const gains = gainsAt(ruleset, table, prompt);
  if (!gains) return undefined;
  const limitOf = (asked: string) =>
    (limited.find(({ option }) => option === asked) ?? limited.find(({ option }) => option === undefined))
      ?.below;
  const open = gains.filter(({ option }) => policyIn(rest, option) !== 'never');
  const isMissed = ({ option, percent }: Gain) =>
    policyIn(rest, option) === undefined && percent < (limitOf(option) ?? 0);
  const [missed, ...others] = open;
  if (!missed || !open.every(isMissed)) return undefined;
  const best = others.reduce((one, other) => (other.percent > one.percent ? other : one), missed);
  return { answer: passFor(prompt), report: missedReaction(prompt, best), isProvisional: true };
}

/** Returns the event for a prompt that was declined because every option gains too little. */
function missedReaction({ for: by, kind }: Prompt, { option, percent }: Gain): GameEvent {
  const gain = Math.min(100, Math.max(0, Math.round(percent)));
  return { type: 'auto-passed', by, kind, option, gain, secret: true };
}

/** Returns the event for a prompt that a conditional order has answered. */
function chosenReaction({ option }: Answer, { for: by, kind }: Prompt): GameEvent {
  return { type: 'auto-chosen', by, kind, option, secret: true };
}

function passFor(prompt: Prompt): Answer {
  return { option: 'pass', as: prompt.for };
}

function isInForce(table: Table, order: StandingOrder, asked: string): boolean {
  return (order.kind === undefined || order.kind === asked) && isInTime(table, order);
}
