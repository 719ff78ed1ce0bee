import { type Fight, playFight } from '@riposte/shared/bots/fight';
import type { Policy } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import { tactical } from '@riposte/shared/bots/tactical';
import { Battle } from '@riposte/shared/engine/battle/battle';
import type { PlannedChoice } from '@riposte/shared/engine/core/forecast';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { newJournal, replay } from '@riposte/shared/engine/history/journal';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { seededDice } from '@riposte/shared/engine/state/dice';
import type { Table } from '@riposte/shared/engine/state/table';
import { view } from '@riposte/shared/engine/visibility/view';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { type HexMap, isOpenGround } from '@riposte/shared/hex/map';
import { reach } from '@riposte/shared/hex/path';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { ratesAlone } from './fights.ts';
import { groupSetup } from './group-setup.ts';
import { line, milliseconds, rates, type Workload } from './measure.ts';
import { boardgameReducer, showdownBattles } from './peers.ts';

/** Compares the engine's speed with that of two other engines, and prints one line for each performance goal. */
export async function benchEngine(): Promise<void> {
  const rulesets = Object.values(RULESETS);
  const ours = rulesets.map((ruleset) => playing(random, ruleset, groupSetup(ruleset), ruleset.id));
  const peers = [boardgameReducer(), showdownBattles()];
  const measured = rates([...ours, ...peers]);
  const peak = Math.max(...peers.map(({ name }) => measured.get(name) ?? 0));
  for (const { name } of peers) console.log(`     ${name.padEnd(58)} ${perSecond(measured.get(name) ?? 0)}`);
  for (const { name } of ours) {
    const rate = measured.get(name) ?? 0;
    console.log(line(`${name}: checked decisions, random play`, perSecond(rate), '20,000/s', rate >= 20_000));
    console.log(
      line(`${name}: against the faster peer`, `${(rate / peak).toFixed(2)} x`, '3 x', rate >= 3 * peak),
    );
  }
  for (const { id } of rulesets) {
    const { decisions } = await ratesAlone(id, 'random');
    console.log(
      line(
        `${id}: the same, alone in a process`,
        `${(decisions / peak).toFixed(2)} x`,
        '3 x',
        decisions >= 3 * peak,
      ),
    );
  }
  for (const ruleset of rulesets) benchRuleset(ruleset);
  benchReach();
}

function benchRuleset(ruleset: Ruleset): void {
  const { setup, inputs, battle } = longFight(ruleset);
  const journal = { ...newJournal(ruleset, setup, seededDice(seedOf('bench'))), inputs };
  const replayed = milliseconds(() => replay(ruleset, journal));
  console.log(
    line(
      `${ruleset.id}: replay of ${inputs.length} inputs`,
      `${replayed.toFixed(1)} ms`,
      '50 ms for 500',
      replayed < inputs.length / 10,
    ),
  );
  const snapshot = lastSnapshot(ruleset, setup, inputs) ?? battle.table;
  const restored = milliseconds(() => Battle.restore(ruleset, snapshot));
  console.log(
    line(`${ruleset.id}: restore from a snapshot`, `${restored.toFixed(2)} ms`, '3 ms', restored < 3),
  );
  benchForecast(ruleset);
  benchTactical(ruleset);
  benchCrowd(ruleset);
}

/**
 * Measures forecasts of the attacks that a fight offers. Each forecast is computed from the attacking player's view.
 */
function benchForecast(ruleset: Ruleset): void {
  const attacks = attacksIn(ruleset);
  const forecastAll = () => {
    for (const { view, by, prospect } of attacks) ruleset.forecast(view, by, prospect);
  };
  const took = milliseconds(forecastAll) / attacks.length;
  console.log(
    line(
      `${ruleset.id}: forecast of an attack (mean of ${attacks.length})`,
      `${took.toFixed(3)} ms`,
      '2 ms',
      took < 2,
    ),
  );
}

function benchTactical(ruleset: Ruleset): void {
  const rate = rates([playing(tactical, ruleset, groupSetup(ruleset), 'tactical')], 3).get('tactical') ?? 0;
  console.log(
    line(`${ruleset.id}: a tactical decision`, `${(1000 / rate).toFixed(2)} ms`, '10 ms', rate > 100),
  );
}

/**
 * Compares the cost per decision of a large and a small fight. Both run for the same number of decisions per fighter,
 * so that both reach the same stage of the fight.
 */
function benchCrowd(ruleset: Ruleset): void {
  const few = groupSetup(ruleset);
  const measured = rates([
    playing(random, ruleset, few, 'few'),
    playing(random, ruleset, tenfold(few), 'many', 10 * INPUTS),
  ]);
  const ratio = (measured.get('few') ?? 0) / (measured.get('many') ?? 1);
  console.log(
    line(
      `${ruleset.id}: ten times the fighters, cost of a decision`,
      `${ratio.toFixed(2)} x`,
      'at most 3 x',
      ratio <= 3,
    ),
  );
}

function benchReach(): void {
  const map: HexMap = { radius: 28, walls: [], difficult: [], cover: [] }; // a map of 2,437 hexes, about as many as a map of 60 by 40
  const cost = (to: readonly [number, number]) => (isOpenGround(map, to) ? 1 : null);
  const took = milliseconds(() => reach([0, 0], { budget: 100, cost }));
  console.log(line('reachability over a map of 2,437 hexes', `${took.toFixed(2)} ms`, '1 ms', took < 1));
}

/** Maximum number of decisions in one measured fight. */
const INPUTS = 400;

/** Returns a workload. Each call plays a fight and returns the number of decisions. */
function playing(policy: Policy, ruleset: Ruleset, setup: Setup, name: string, maxInputs = INPUTS): Workload {
  let fights = 0;
  return { name, run: () => play(policy, ruleset, setup, `${fights++}`, maxInputs).inputs.length };
}

function play(policy: Policy, ruleset: Ruleset, setup: Setup, name: string, maxInputs: number): Fight {
  const seed = seedOf(name === 'bench' ? name : `bench ${name}`);
  return playFight({ ruleset, setup, seed, policyOf: () => policy, maxRounds: 1000, maxInputs });
}

/** Returns one attack for each turn prompt of a random fight that offers an attack. */
function attacksIn(ruleset: Ruleset): { view: Table; by: string; prospect: PlannedChoice }[] {
  const battle = Battle.start(ruleset, groupSetup(ruleset), seededDice(seedOf('bench')));
  const attacks: { view: Table; by: string; prospect: PlannedChoice }[] = [];
  for (const input of longFight(ruleset).inputs) {
    const prompt = battle.prompts.find(({ kind }) => kind === 'turn');
    const offered = prompt?.options().find(({ option }) => isAttack(ruleset, option));
    const [params] = offered?.variants ?? [];
    if (prompt && offered && params) {
      const viewer = { role: 'player', fighters: [prompt.for] } as const;
      const seen = structuredClone(view(ruleset, battle.table, viewer));
      attacks.push({ view: seen, by: prompt.for, prospect: { ...params, do: offered.option } });
    }
    battle.apply(input);
  }
  return attacks;
}

function isAttack({ description }: Ruleset, option: string): boolean {
  return description.actions[option]?.group === 'attack';
}

function longFight(ruleset: Ruleset): { setup: Setup; inputs: Fight['inputs']; battle: Battle } {
  const setup = groupSetup(ruleset);
  return { setup, ...play(random, ruleset, setup, 'bench', 500) };
}

function lastSnapshot(ruleset: Ruleset, setup: Setup, inputs: Fight['inputs']) {
  const battle = Battle.start(ruleset, setup, seededDice(seedOf('bench')));
  let last = battle.snapshot();
  for (const input of inputs) {
    battle.apply(input);
    if (!battle.table.over) last = battle.snapshot() ?? last;
  }
  return last;
}

/** Returns a setup with ten copies of a fight, side by side on a map that holds all of them. */
function tenfold(setup: Setup): Setup {
  const { radius } = setup.map;
  const shifts = Array.from({ length: 10 }, (_, index): readonly [number, number] => [
    (index % 5) * (2 * radius + 1) - 4 * radius,
    (Math.floor(index / 5) - 1) * (2 * radius + 1) - (index % 5) * radius,
  ]);
  const moved = (hexes: readonly (readonly [number, number])[]) =>
    shifts.flatMap(([q, r]) => hexes.map((hex): [number, number] => [hex[0] + q, hex[1] + r]));
  const far = Math.max(
    ...moved(setup.combatants.map(({ at }) => at)).map(([q, r]) =>
      Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)),
    ),
  );
  return {
    ...setup,
    map: {
      radius: far + radius,
      walls: moved(setup.map.walls),
      difficult: moved(setup.map.difficult),
      cover: moved(setup.map.cover),
    },
    combatants: shifts.flatMap(([q, r], index) =>
      setup.combatants.map((fighter) => ({
        ...fighter,
        id: `${fighter.id}-${index}`,
        at: [fighter.at[0] + q, fighter.at[1] + r] as const,
      })),
    ),
    order: undefined,
  };
}

function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en')}/s`;
}
