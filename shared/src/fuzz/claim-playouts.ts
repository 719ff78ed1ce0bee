import { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import type { Effect } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { applyAll } from '../engine/history/journal.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import { chanceOf, seedOf } from './chance.ts';
import type { Claim, Reaction } from './claims.ts';
import { amountOf, rankOf, trackedNumbers, watchTurn } from './forecasts.ts';
import { CHI_SQUARED_LIMIT, unevenness } from './unevenness.ts';

/**
 * One playout of a claim (the odds that a forecast states for a reaction): plays the claim's situation with random dice
 * until the turn ends.
 */
export interface Playout {
  /** True if the reaction was possible and was made. */
  readonly hasReacted: boolean;
  /** The table when an item first leaves the stack after the reaction; omitted if no item has left it. */
  readonly resolved?: Table | undefined;
  /** The table when the turn ends or the next turn begins, whichever comes first. */
  readonly end: Table;
}

/** Plays a claim, with dice derived from `name`. Declines every prompt on the way, except for the reaction. */
export function playOut(ruleset: Ruleset, claim: Claim, name: string): Playout {
  const { moment, input, reaction } = claim;
  const battle = Battle.restore(ruleset, moment.snapshot);
  applyAll(battle, moment.since);
  const { table } = battle;
  Object.assign(table, { dice: seededDice(seedOf(name)) });
  const passedOn = watchTurn(table);
  let resolved: (() => Table | undefined) | undefined;
  const react = (answer: Input) => {
    resolved = watchStack(table);
    battle.apply(answer);
  };
  if (reaction) battle.apply(input);
  else react(input);
  for (let prompt = pendingIn(battle); prompt; prompt = pendingIn(battle)) {
    const answer = reaction && !resolved ? answerTo(battle, reaction) : undefined;
    if (answer) react(answer);
    else battle.apply(declining(battle, prompt));
  }
  return { hasReacted: resolved !== undefined, resolved: resolved?.(), end: passedOn() ?? table };
}

function pendingIn({ table, prompts }: Battle): Prompt | undefined {
  const [prompt] = prompts;
  return table.over || prompt?.kind === 'turn' ? undefined : prompt;
}

/**
 * Copies the table when the next item leaves the stack. Returns a function that returns the copy, or undefined
 * before that.
 */
function watchStack(table: Table): () => Table | undefined {
  let copy: Table | undefined;
  const { stack } = table;
  const splice = (place: number, count: number): unknown[] => {
    const removed = Array.prototype.splice.call(stack, place, count);
    copy ??= structuredClone(table);
    return removed;
  };
  Object.defineProperty(stack, 'splice', { value: splice });
  return () => copy;
}

/**
 * Returns the reaction as an answer to an open prompt; undefined if no prompt offers it. `option` is either an option
 * of the prompt or the kind of a prompt, whose first option other than `pass` is then used.
 */
function answerTo({ prompts }: Battle, { option, params: wanted = {}, by }: Reaction): Input | undefined {
  for (const prompt of prompts) {
    if (by !== undefined && prompt.for !== by) continue;
    const choices = prompt.choices();
    const named = choices.find((choice) => choice.option === option);
    const only = prompt.kind === option ? choices.find((choice) => choice.option !== 'pass') : undefined;
    const choice = named ?? only;
    const params = (choice?.variants?.() ?? [{}]).find((variant) =>
      Object.entries(wanted).every(([name, value]) => variant[name] === value),
    );
    if (choice && params) return toInput(prompt, { option: choice.option, params });
  }
  return undefined;
}

function declining(battle: Battle, prompt: Prompt): Input {
  const pass = toInput(prompt, { option: 'pass', params: {} });
  return battle.check(pass) === null ? pass : { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}

/** The results for one field that a reaction changes. */
interface Tally {
  /**
   * The rank of each result among the results that the odds list, from 0 to 1. The ranks are evenly spread if the odds
   * are right.
   */
  readonly ranks: number[];
  /** Sentences about results that the odds exclude but that occurred. */
  readonly impossible: string[];
}

/** The minimum number of ranks for a judgment. With fewer, the chi-squared statistic means little. */
const FEWEST_RANKS = 80;

/**
 * Compares the results of playouts with the stated odds, by kind, name and field of the claims. A ruleset's odds can
 * describe all playouts, after the whole action. They can also describe only playouts with the reaction, right after
 * the reaction has resolved. The results must agree with one of these two interpretations.
 */
export class Comparison {
  readonly #ruleset: Ruleset;
  readonly #chance: Dice;
  readonly #whole = new Map<string, Tally>();
  readonly #reaction = new Map<string, Tally>();

  constructor(ruleset: Ruleset) {
    this.#ruleset = ruleset;
    this.#chance = chanceOf(`${ruleset.id}/ranks`);
  }

  /**
   * True if there were enough playouts under at least one name to judge the odds. False for a ruleset without
   * reactions.
   */
  get isTelling(): boolean {
    return [...this.#whole.values()].some(isLarge);
  }

  /** Returns a sentence for each name, and for each kind, whose odds differ from the results. */
  wrong(): Map<string, string> {
    const wrong = new Map<string, string>();
    const right = new Map<string, number[]>();
    for (const [name, whole] of this.#whole) {
      const reaction = this.#reaction.get(name);
      const readings = reaction && isLarge(reaction) ? [whole, reaction] : [whole];
      const [best = whole] = readings.sort((a, b) => misfitOf(a) - misfitOf(b));
      const fault = faultIn(best);
      const [kind = ''] = name.split(' ');
      if (fault !== undefined) wrong.set(name, fault);
      else right.set(kind, [...(right.get(kind) ?? []), ...best.ranks]);
    }
    for (const [kind, ranks] of right) {
      const fault = faultIn({ ranks, impossible: [] });
      if (fault !== undefined) wrong.set(kind, fault);
    }
    return wrong;
  }

  /** Adds a playout of a claim, and the effects that the claim states. */
  add(claim: Claim, effects: readonly Effect[], { hasReacted, resolved, end }: Playout): void {
    this.#addTo(this.#whole, claim, effects, end);
    if (hasReacted && resolved) this.#addTo(this.#reaction, claim, effects, resolved);
  }

  #addTo(tallies: Map<string, Tally>, claim: Claim, effects: readonly Effect[], end: Table): void {
    for (const tracked of trackedNumbers(this.#ruleset, claim)) {
      const { id, field, now } = tracked;
      const effect = effects.find((one) => one.target === id && one.field === field);
      if (!effect) continue;
      const name = `${claim.kind} ${claim.name} ${field}`;
      const tally = tallies.get(name) ?? { ranks: [], impossible: [] };
      tallies.set(name, tally);
      const by = amountOf(this.#ruleset, end, tracked) - now;
      const rank = rankOf(effect, tracked, by, this.#chance);
      if (rank !== undefined) tally.ranks.push(rank);
      else tally.impossible.push(sentenceOf(claim, effect, by));
    }
  }
}

function isLarge({ ranks, impossible }: Tally): boolean {
  return ranks.length + impossible.length >= FEWEST_RANKS;
}

function misfitOf({ ranks, impossible }: Tally): number {
  return impossible.length > 0 ? Number.POSITIVE_INFINITY : unevenness(ranks);
}

/** Returns why the odds are wrong, as text; undefined if they seem right. */
function faultIn(tally: Tally): string | undefined {
  const found = unevenness(tally.ranks);
  const isUneven = isLarge(tally) && found > CHI_SQUARED_LIMIT;
  return (
    tally.impossible[0] ?? (isUneven ? `chi-squared is ${found} in ${tally.ranks.length} results` : undefined)
  );
}

function sentenceOf(
  { name, input, reaction }: Claim,
  { target, field, changes }: Effect,
  by: number,
): string {
  const done = [input, ...(reaction ? [reaction] : [])].map((one) => JSON.stringify(one)).join(', ');
  return `${name}: ${done} changed ${target}.${field} by ${by}; the forecast states only ${changes.map(([one]) => one).join(', ')}`;
}
