import { random } from '@riposte/shared/bots/random';
import { situationOf } from '@riposte/shared/bots/situations';
import { Battle } from '@riposte/shared/engine/battle/battle';
import { type Input, toInput } from '@riposte/shared/engine/battle/input';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { groupFight, type Scenario } from '@riposte/shared/engine/setup/scenario';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { seededDice } from '@riposte/shared/engine/state/dice';
import { seedOf } from '@riposte/shared/fuzz/chance';
import type { IntentMessage } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { rates } from './measure.ts';

/** An intent to send. */
export interface Step {
  readonly message: IntentMessage;
  /** True if no prompt is open after the intent. */
  readonly isSettled: boolean;
}

/** A fight of the first ruleset with random choices, computed before any measurement starts. */
export interface Fight {
  readonly ruleset: Ruleset;
  readonly scenario: Scenario;
  readonly seed: string;
  readonly steps: readonly Step[];
}

/** Returns `count` fights of `length` steps each. Every run of the benchmark plays the same fights. */
export function longFights(count: number, length: number): Fight[] {
  const [ruleset] = Object.values(RULESETS);
  const scenario = ruleset && groupFight(ruleset.scenarios);
  if (!ruleset || !scenario) throw new Error('There is nothing to play.');
  const fights: Fight[] = [];
  for (let number = 1; fights.length < count; number++) {
    const seed = seedOf(`fight ${number}`);
    const steps = fightScript(ruleset, scenario.setup, seed, length);
    if (steps.length === length) fights.push({ ruleset, scenario, seed, steps });
  }
  return fights;
}

/** Returns the steps of a fight, fewer than `length` if the fight ends early. */
function fightScript(ruleset: Ruleset, setup: Setup, seed: string, length: number): Step[] {
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  const chance = seededDice(seedOf('bench'));
  const steps: Step[] = [];
  for (let number = 0; number < length; number++) {
    const [prompt] = battle.prompts;
    if (!prompt) return steps;
    const situation = situationOf(battle, prompt, chance);
    const decision = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input: Input = toInput(prompt, decision);
    battle.apply(input);
    const isSettled = battle.prompts.every(({ kind }) => kind === 'turn');
    steps.push({ message: { id: `b${number}`, rev: number, prompt: prompt.id, input }, isSettled });
  }
  return steps;
}

/**
 * Returns the microseconds of processor time that the rules need to check and apply one input of these
 * fights.
 */
export function costOfRules(fights: readonly Fight[]): number {
  const run = () => fights.reduce((sum, fight) => sum + play(fight), 0);
  return 1e6 / (rates([{ name: 'rules', run }]).get('rules') ?? Number.NaN);
}

function play({ ruleset, scenario, seed, steps }: Fight): number {
  const battle = Battle.start(ruleset, scenario.setup, seededDice(seed));
  for (const { message } of steps) if (!battle.check(message.input)) battle.apply(message.input);
  return steps.length;
}
