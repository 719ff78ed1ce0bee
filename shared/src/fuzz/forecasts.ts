import { playFight } from '../bots/fight.ts';
import { randomChoice } from '../bots/random.ts';
import { tactical } from '../bots/tactical.ts';
import { Battle } from '../engine/battle/battle.ts';
import { type Input, toInput } from '../engine/battle/input.ts';
import { type Effect, type Forecast, prospectOf } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { healthResource, resourceOf } from '../engine/presentation/description.ts';
import type { AskedId, Id } from '../engine/schema/ids.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { type Dice, rollDie, seededDice } from '../engine/state/dice.ts';
import { type Fighter, fightersOf, findFighter, type Table } from '../engine/state/table.ts';
import { chanceOf, seedOf } from './chance.ts';
import { randomSetup } from './setups.ts';

const TRIES = 8;
const MOMENTS_A_FIGHT = 20;

/** The forecast of one choice of a fighter at one moment of a fight, if no fighter reacts. */
export interface Prediction {
  readonly table: Table;
  readonly by: AskedId;
  readonly input: Input;
  readonly cost: Forecast['cost'];
  readonly effects: readonly Effect[];
}

/** A number of a fighter whose changes are compared with a forecast, and its maximum. */
export interface TrackedNumber {
  readonly id: Id;
  readonly field: string;
  readonly now: number;
  readonly most: number;
}

/** One change of a tracked number when a choice was played. */
interface Result {
  readonly tracked: TrackedNumber;
  readonly by: number;
}

/** A forecast of a choice, and the results of playing that choice many times. */
export interface Trial {
  readonly prediction: Prediction;
  readonly results: readonly Result[];
}

/**
 * Plays choices at random moments of random fights, each choice `times` times. Yields the results of at least
 * `plays` plays in total. The same ruleset always gives the same results.
 */
export function* tryForecasts(ruleset: Ruleset, plays: number, times: number): Generator<Trial> {
  for (let number = 0, played = 0; played < plays; number++) {
    const chance = chanceOf(`${ruleset.id}/forecasts ${number}`);
    const setup = randomSetup(ruleset, chance);
    if (startsOutsideTurn(ruleset, setup)) continue;
    for (const prediction of predictionsIn(ruleset, setup, chance)) {
      const results = Array.from({ length: times }, (_, time) =>
        resultsOf(ruleset, prediction, playOut(ruleset, prediction, `${played} ${time}`)),
      );
      yield { prediction, results: results.flat() };
      played += times;
    }
  }
}

/**
 * Returns the rank of each result among the results that the forecast lists, from 0 to 1, grouped by action. Evenly
 * spread ranks mean that the odds are right. `tell` may change the forecasts. Throws if a result occurs that its
 * forecast excludes.
 */
export function rankTrials(
  { id }: Ruleset,
  trials: readonly Trial[],
  tell = (effect: Effect): Effect => effect,
): Map<string, number[]> {
  const chance = chanceOf(`${id}/ranks`);
  const ranks = new Map<string, number[]>();
  for (const { prediction, results } of trials) {
    const { input } = prediction;
    const name = input.do ?? input.answer;
    const told = { ...prediction, effects: prediction.effects.map(tell) };
    const found = results.flatMap((result) => ranksOf(id, told, result, chance));
    ranks.set(name, [...(ranks.get(name) ?? []), ...found]);
  }
  return ranks;
}

/** Returns whether a fight starts outside a turn. Bots would then wait for the GM to start the fight. */
export function startsOutsideTurn(ruleset: Ruleset, setup: Setup): boolean {
  const { prompts } = Battle.start(ruleset, setup, seededDice(seedOf('look')));
  return prompts.every(({ canTimeOut }) => !canTimeOut);
}

function predictionsIn(ruleset: Ruleset, setup: Setup, chance: Dice): Prediction[] {
  const predictions: Prediction[] = [];
  playFight({
    ruleset,
    setup,
    seed: seedOf(setup.combatants.map(({ id }) => id).join(' ')),
    policyOf: () => tactical,
    maxRounds: 20,
    maxInputs: 200,
    watch({ battle }) {
      const isEnough = predictions.length >= MOMENTS_A_FIGHT || battle.table.over;
      const prediction = isEnough ? undefined : predict(battle, chance);
      if (prediction) predictions.push(prediction);
    },
  });
  return predictions;
}

/** Returns the forecast of a random choice that has an effect; undefined if a short search finds none. */
function predict(battle: Battle, chance: Dice): Prediction | undefined {
  const [prompt] = battle.prompts;
  const table = battle.snapshot();
  if (!prompt || !table) return undefined;
  for (let count = 0; count < TRIES; count++) {
    const decision = randomChoice(prompt.choices(), chance);
    if (!decision) return undefined;
    const prospect = prospectOf(prompt.kind, decision.option, decision.params);
    const { cost = {}, odds } = battle.ruleset.forecast(table, prompt.for, prospect) ?? {};
    const input = toInput(prompt, decision);
    if (odds && odds.effects.length > 0) return { table, by: prompt.for, input, cost, effects: odds.effects };
  }
  return undefined;
}

/** Returns how much each tracked number changed until `end`. */
function resultsOf(ruleset: Ruleset, prediction: Prediction, end: Table): Result[] {
  return trackedNumbers(ruleset, prediction).map((tracked) => ({
    tracked,
    by: amountOf(ruleset, end, tracked) - tracked.now,
  }));
}

/** Returns the rank of a result in a list; an empty list for a number that neither changed nor was forecast. */
function ranksOf(ruleset: string, prediction: Prediction, { tracked, by }: Result, chance: Dice): number[] {
  const { id, field } = tracked;
  const effect = prediction.effects.find((one) => one.target === id && one.field === field);
  if (!effect && by === 0) return [];
  const rank = effect && rankOf(effect, tracked, by, chance);
  if (rank === undefined) throw new ImpossibleResult(ruleset, prediction, tracked, by);
  return [rank];
}

/** Returns the rank of a change among the changes that a forecast lists; undefined if the forecast excludes it. */
export function rankOf(
  { changes }: Effect,
  tracked: TrackedNumber,
  by: number,
  chance: Dice,
): number | undefined {
  const chanceThat = (isMeant: (by: number) => boolean) =>
    changes.reduce((sum, [change, odd]) => sum + (isMeant(within(tracked, change)) ? odd : 0), 0);
  const ofJustThat = chanceThat((change) => change === by);
  const somewhereInIt = rollDie(chance, 1_000_000) / 1_000_000;
  return ofJustThat > 0 ? chanceThat((change) => change < by) + somewhereInIt * ofJustThat : undefined;
}

/** Limits a change to the amount that the fighter can still lose or gain. */
function within({ now, most }: TrackedNumber, by: number): number {
  return Math.max(-now, Math.min(by, most - now));
}

/** The error for a result that the forecast excludes. */
class ImpossibleResult extends Error {
  override name = 'ImpossibleResult';

  constructor(ruleset: string, { table, input, effects }: Prediction, tracked: TrackedNumber, by: number) {
    const told = effects.map(({ target, field, changes }) => `${target}.${field} ${JSON.stringify(changes)}`);
    super(
      `${ruleset}: ${JSON.stringify(input)} changed ${tracked.id}.${tracked.field} by ${by}. Forecast: ${told.join(', ')}.\n${JSON.stringify(table)}`,
    );
  }
}

/**
 * Plays a choice without reactions, with dice derived from `name`. Returns the table at the end of the turn, before
 * the next turn changes it.
 */
function playOut(ruleset: Ruleset, { table, input }: Prediction, name: string): Table {
  const battle = Battle.restore(ruleset, { ...table, dice: seededDice(seedOf(name)) });
  const passedOn = watchTurn(battle.table);
  battle.apply(input);
  while (!battle.table.over && battle.prompts[0] && battle.prompts[0].kind !== 'turn') {
    const { for: as, id: prompt } = battle.prompts[0];
    const pass: Input = { as, answer: 'pass' };
    battle.apply(battle.check(pass) === null ? pass : { as: 'gm', do: 'gm.timeout', prompt });
  }
  return passedOn() ?? battle.table;
}

/**
 * Watches a table. Returns a function that returns a copy of the table, made when a turn first ended; undefined
 * before that.
 */
export function watchTurn(table: Table): () => Table | undefined {
  let { turn } = table;
  let seen: Table | undefined;
  Object.defineProperty(table, 'turn', {
    enumerable: true,
    configurable: true,
    get: () => turn,
    set: (next: Id | null) => {
      if (next !== turn && turn !== null) seen ??= structuredClone(table);
      turn = next;
    },
  });
  return () => seen;
}

/**
 * Returns the numbers to watch: all fighters' health, and the fields in the forecast. The cost is already deducted.
 */
export function trackedNumbers(ruleset: Ruleset, { table, by, cost, effects }: Prediction): TrackedNumber[] {
  const health = healthResource(ruleset.description)?.field;
  return fightersOf(table).flatMap((fighter) => {
    const { id } = fighter;
    const told = effects.filter(({ target }) => target === id).map(({ field }) => field);
    const fields = new Set(health === undefined ? told : [health, ...told]);
    return [...fields].map((field) => {
      const now = numberIn(ruleset, table, fighter, field) - (id === by ? (cost[field] ?? 0) : 0);
      const max = resourceOf(ruleset.description, field)?.max;
      const most = max === undefined ? Number.POSITIVE_INFINITY : numberIn(ruleset, table, fighter, max);
      return { id, field, now, most };
    });
  });
}

/** Returns a tracked number on another table; 0 if the fighter is gone. */
export function amountOf(
  ruleset: Ruleset,
  table: Table,
  { id, field }: Pick<TrackedNumber, 'id' | 'field'>,
): number {
  const fighter = findFighter(table, id);
  return fighter ? numberIn(ruleset, table, fighter, field) : 0;
}

function numberIn(ruleset: Ruleset, table: Table, fighter: Fighter, field: string): number {
  return Number(ruleset.fields[field]?.get(table, fighter) ?? 0);
}
