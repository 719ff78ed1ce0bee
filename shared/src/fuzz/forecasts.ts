import { playFight } from '../bots/fight.ts';
import { randomChoice } from '../bots/random.ts';
import { tactical } from '../bots/tactical/tactical.ts';
import { Battle } from '../engine/battle.ts';
import { healthResource } from '../engine/description.ts';
import { type Dice, rollDie, seededDice } from '../engine/dice.ts';
import type { Effect, Forecast } from '../engine/forecast.ts';
import { type Input, toInput } from '../engine/input.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Setup } from '../engine/setup.ts';
import { fightersOf, type Id, type Table } from '../engine/table.ts';
import { chanceOf, seedOf } from './chance.ts';
import { randomSetup } from './setups.ts';

const TRIES = 8;
const MOMENTS_A_FIGHT = 20;

/** What is foretold of something that somebody may do at one moment of a fight, if nobody reacts. */
interface Prophecy {
  readonly table: Table;
  readonly input: Input;
  readonly cost: Forecast['cost'];
  readonly effects: readonly Effect[];
}

/** Health and the most it can be, by fighter. */
type Health = ReadonlyMap<Id, { readonly now: number; readonly most: number }>;

/**
 * Foretells what could be done at random moments of random fights, has the engine do each so many `times`, and ranks
 * the damage that comes of it among what was foretold, from 0 to 1, by what was done: ranks that are spread evenly
 * show that the odds are right. The same ruleset gives the same. Throws if something happens that was said to be
 * impossible.
 */
export function rankFights(ruleset: Ruleset, fights: number, times: number): Map<string, number[]> {
  const ranks = new Map<string, number[]>();
  for (let number = 0, played = 0; played < fights; number++) {
    const chance = chanceOf(`${ruleset.id}/forecasts ${number}`);
    const setup = randomSetup(ruleset, chance);
    if (isNobodysTurn(ruleset, setup)) continue;
    for (const prophecy of propheciesIn(ruleset, setup, chance)) {
      const ends = Array.from({ length: times }, (_, time) => fulfil(ruleset, prophecy, `${played} ${time}`));
      if (ends.some(({ turn }) => turn !== prophecy.table.turn)) continue; // the next turn has begun to change things
      const found = ends.flatMap((end) => ranksOf(ruleset, prophecy, end, chance));
      ranks.set(prophecy.input.do ?? '', [...(ranks.get(prophecy.input.do ?? '') ?? []), ...found]);
      played += times;
    }
  }
  return ranks;
}

/** Before a fight, the bots would wait for a GM to begin it. */
function isNobodysTurn(ruleset: Ruleset, setup: Setup): boolean {
  const { prompts, table } = Battle.start(ruleset, setup, seededDice(seedOf('look')));
  return table.turn === null && prompts[0]?.kind === 'turn';
}

function propheciesIn(ruleset: Ruleset, setup: Setup, chance: Dice): Prophecy[] {
  const prophecies: Prophecy[] = [];
  playFight({
    ruleset,
    setup,
    seed: seedOf(setup.combatants.map(({ id }) => id).join(' ')),
    policyOf: () => tactical,
    maxRounds: 20,
    maxInputs: 200,
    watch({ battle }) {
      const isEnough = prophecies.length >= MOMENTS_A_FIGHT || battle.table.over;
      const prophecy = isEnough ? undefined : foretell(battle, chance);
      if (prophecy) prophecies.push(prophecy);
    },
  });
  return prophecies;
}

/** What is foretold of something with an effect on somebody, if chance finds it quickly. */
function foretell(battle: Battle, chance: Dice): Prophecy | undefined {
  const [prompt] = battle.prompts;
  const table = battle.snapshot();
  if (!prompt || !table) return undefined;
  for (let count = 0; count < TRIES; count++) {
    const decision = randomChoice(prompt.choices(), chance);
    if (!decision) return undefined;
    const prospect = { ...decision.params, do: decision.option };
    const { cost = {}, odds } = battle.ruleset.forecast(table, prompt.for, prospect) ?? {};
    const input = toInput(prompt, decision);
    if (odds && odds.effects.length > 0) return { table, input, cost, effects: odds.effects };
  }
  return undefined;
}

/** Where the damage done lies in what was foretold, for everybody concerned. */
function ranksOf(ruleset: Ruleset, prophecy: Prophecy, end: Table, chance: Dice): number[] {
  const { table, effects } = prophecy;
  const before = healthIn(ruleset, table, prophecy);
  const after = healthIn(ruleset, end);
  const lost = (id: Id) => (before.get(id)?.now ?? 0) - (after.get(id)?.now ?? 0);
  for (const id of before.keys()) {
    const effect = effects.find(({ target }) => target === id);
    if (lost(id) !== 0 && !effect) throw new Unforetold(ruleset, prophecy, id, lost(id));
  }
  return effects.map((effect) => {
    const { now, most } = before.get(effect.target) ?? { now: 0, most: 0 };
    const chanceThat = (isMeant: (amount: number) => boolean) =>
      effect.damage.reduce((sum, [amount, odd]) => sum + (isMeant(within(amount, now, most)) ? odd : 0), 0);
    const ofJustThat = chanceThat((amount) => amount === lost(effect.target));
    if (ofJustThat <= 0) throw new Unforetold(ruleset, prophecy, effect.target, lost(effect.target));
    const somewhereInIt = rollDie(chance, 1_000_000) / 1_000_000;
    return chanceThat((amount) => amount < lost(effect.target)) + somewhereInIt * ofJustThat;
  });
}

/** Something happened that was said to be impossible. */
class Unforetold extends Error {
  override name = 'Unforetold';

  constructor({ id }: Ruleset, { table, input, effects }: Prophecy, who: Id, lost: number) {
    const told = effects.map(({ target, damage }) => `${target} ${JSON.stringify(damage)}`);
    super(
      `${id}: ${JSON.stringify(input)} cost ${who} ${lost} HP. Foretold: ${told.join(', ')}.\n${JSON.stringify(table)}`,
    );
  }
}

/** Damage takes no more than there is, and healing gives no more than there is room for. */
function within(amount: number, now: number, most: number): number {
  return Math.max(now - most, Math.min(amount, now));
}

/** The table after it was done and nobody reacted, with dice of that name. */
function fulfil(ruleset: Ruleset, { table, input }: Prophecy, name: string): Table {
  const battle = Battle.restore(ruleset, { ...table, dice: seededDice(seedOf(name)) });
  battle.apply(input);
  while (!battle.table.over && battle.prompts[0] && battle.prompts[0].kind !== 'turn') {
    const { for: as, id: prompt } = battle.prompts[0];
    const pass: Input = { as, answer: 'pass' };
    battle.apply(battle.check(pass) === null ? pass : { as: 'gm', do: 'gm.timeout', prompt });
  }
  return battle.table;
}

/** Everybody's health; once `paid` is paid, if that is to be paid in health. */
function healthIn({ id, description }: Ruleset, table: Table, paid?: Prophecy): Health {
  const { field, max } = healthResource(description) ?? {};
  if (field === undefined || max === undefined) throw new Error(`Under ${id} nobody has any health to lose.`);
  return new Map(
    fightersOf(table).map((fighter) => {
      const numbers = fighter as unknown as Readonly<Record<string, number>>;
      const price = paid?.input.as === fighter.id ? (paid.cost[field] ?? 0) : 0;
      return [fighter.id, { now: (numbers[field] ?? 0) - price, most: numbers[max] ?? 0 }];
    }),
  );
}
