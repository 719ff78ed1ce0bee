import { playFight } from '../bots/fight.ts';
import { type Decision, pick } from '../bots/policy.ts';
import { random, randomChoice } from '../bots/random.ts';
import { tactical } from '../bots/tactical.ts';
import { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import { type Forecast, prospectOf } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import { view } from '../engine/visibility/view.ts';
import { GM_EYES } from '../engine/visibility/viewer.ts';
import { chanceOf, seedOf } from './chance.ts';
import { type Prediction, startsOutsideTurn } from './forecasts.ts';
import { randomSetup } from './setups.ts';

/**
 * A claim: the odds that a forecast states for a reaction, and how to reach the situation that they are stated in.
 */
export interface Claim extends Prediction {
  readonly kind: 'answer' | 'against' | 'provocation';
  /** The name under which results are counted: the prompt or action, and the reaction. */
  readonly name: string;
  readonly moment: Moment;
  /** The reaction to the claim's action. If omitted, the claim is about an answer, and `input` is that answer. */
  readonly reaction?: Reaction;
}

export interface Reaction {
  readonly option: string;
  /** Parameters that the answer must have; if omitted, it may have any. */
  readonly params?: Params;
  /** The fighter who reacts; if omitted, the first fighter who may react does. */
  readonly by?: Id;
}

/** A moment in a fight: a snapshot between actions, and the inputs since that snapshot. */
interface Moment {
  readonly snapshot: Table;
  readonly since: readonly Input[];
}

export interface ClaimLimits {
  /** The number of random fights to search for claims. */
  readonly fights: number;
  /** The maximum number of claims per name. */
  readonly claims: number;
}

const MOST_INPUTS = 120;
const TRIES = 4;

/** Finds claims in random fights. The same ruleset and limits always give the same claims. */
export function* findClaims(ruleset: Ruleset, { fights, claims }: ClaimLimits): Generator<Claim> {
  const counts = new Map<string, number>();
  for (let number = 0; number < fights; number++) {
    const chance = chanceOf(`${ruleset.id}/claims ${number}`);
    const setup = randomSetup(ruleset, chance);
    if (startsOutsideTurn(ruleset, setup)) continue;
    for (const claim of claimsIn(ruleset, setup, number, chance)) {
      const key = `${claim.kind} ${claim.name}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      if (count < claims) yield claim;
    }
  }
}

/** Yields the claims in a fight. In every fourth fight, tactical bots play, because they reach rare situations. */
function* claimsIn(ruleset: Ruleset, setup: Setup, number: number, chance: Dice): Generator<Claim> {
  const seed = seedOf(`claims ${number}`);
  const policyOf = () => (number % 4 === 0 ? tactical : random);
  const { inputs } = playFight({ ruleset, setup, seed, policyOf, maxRounds: 10, maxInputs: MOST_INPUTS });
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  let moment = momentOf(battle);
  for (const input of inputs) {
    if (moment) yield* claimsAt(battle, moment, chance);
    battle.apply(input);
    moment = momentOf(battle) ?? (moment && { ...moment, since: [...moment.since, input] });
  }
}

function momentOf(battle: Battle): Moment | undefined {
  const snapshot = battle.snapshot();
  return snapshot ? { snapshot, since: [] } : undefined;
}

/**
 * Yields the claims about one open prompt. Uses the GM's view of the table, because a seat sees either the same
 * odds or none.
 */
function* claimsAt(battle: Battle, moment: Moment, chance: Dice): Generator<Claim> {
  const { ruleset, table, prompts } = battle;
  const prompt = prompts.length > 0 ? pick(chance, prompts) : undefined;
  if (!prompt || prompt.for === 'gm') return;
  const { for: by, kind } = prompt;
  const seen = view(ruleset, table, GM_EYES);
  for (const decision of decisionsAt(prompt, chance)) {
    const { option, params } = decision;
    const forecast = ruleset.forecast(seen, by, prospectOf(kind, option, params));
    const base = { by, input: toInput(prompt, decision), cost: forecast?.cost ?? {}, moment };
    for (const { effects, ...claim } of forecast ? claimsOf(forecast, kind, option) : []) {
      if (effects.length > 0) yield { ...base, ...claim, effects, table: structuredClone(table) };
    }
  }
}

/**
 * Returns decisions to examine: for a reaction, every option with one random set of parameters; for a turn, some
 * random options.
 */
function decisionsAt(prompt: Prompt, chance: Dice): Decision[] {
  const offered = prompt.choices();
  const picked =
    prompt.kind === 'turn' ? Array.from({ length: TRIES }, () => pick(chance, offered)) : offered;
  return picked.flatMap((choice) => randomChoice([choice], chance) ?? []);
}

type Stated = Pick<Claim, 'kind' | 'name' | 'effects' | 'reaction'>;

/**
 * Returns the odds that a forecast states. For an answer, these are its own odds; for an action, the odds of the
 * possible reactions.
 */
function claimsOf({ odds, against, provokes }: Forecast, kind: string, action: string): Stated[] {
  if (kind !== 'turn') return [{ kind: 'answer', name: `${kind}/${action}`, effects: odds?.effects ?? [] }];
  const met = against.map(({ option, params, odds: { effects } }) => {
    const name = [action, option, ...Object.values(params ?? {})].join('/');
    return { kind: 'against', name, effects, reaction: { option, ...(params && { params }) } } as const;
  });
  const provoked = provokes.map(({ by, reaction: option, odds: { effects } }) => {
    return { kind: 'provocation', name: `${action}/${option}`, effects, reaction: { option, by } } as const;
  });
  return [...met, ...provoked];
}
