import { situationOf } from '@riposte/shared/bots/fight';
import { toInput } from '@riposte/shared/bots/policy';
import { random } from '@riposte/shared/bots/random';
import { Battle } from '@riposte/shared/engine/battle';
import { seededDice } from '@riposte/shared/engine/dice';
import type { Input } from '@riposte/shared/engine/input';
import type { Ruleset } from '@riposte/shared/engine/ruleset';
import type { Setup } from '@riposte/shared/engine/setup';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { rates } from './measure.ts';

/** What is sent, and what it comes to. */
export interface Step {
  readonly message: object;
  /** Whether no answer to it is open. */
  readonly isSettled: boolean;
}

interface FightStep extends Step {
  readonly input: Input;
}

/** The messages of a fight in which everybody acts at random, worked out before any clock runs; fewer if it ends before. */
export function fightScript(ruleset: Ruleset, setup: Setup, seed: string, length: number): FightStep[] {
  const battle = Battle.start(ruleset, setup, seededDice(seed));
  const chance = seededDice(seedOf('bench'));
  const steps: FightStep[] = [];
  for (let number = 0; number < length; number++) {
    const [prompt] = battle.prompts;
    if (!prompt) return steps;
    const situation = situationOf(battle, prompt, chance);
    const decision = prompt.for === 'gm' ? situation.fallback : random.decide(situation);
    const input: Input = toInput(prompt.for, prompt.kind, decision);
    battle.apply(input);
    const isSettled = battle.prompts.every(({ kind }) => kind === 'turn');
    steps.push({ message: { id: `b${number}`, rev: number, prompt: prompt.id, input }, input, isSettled });
  }
  return steps;
}

/** Microseconds of a core that the rules take for an input of such a fight: to check it, and to apply it. */
export function costOfRules(ruleset: Ruleset, setup: Setup, seed: string, length: number): number {
  const steps = fightScript(ruleset, setup, seed, length);
  const run = () => {
    const battle = Battle.start(ruleset, setup, seededDice(seed));
    for (const { input } of steps) if (!battle.check(input)) battle.apply(input);
    return steps.length;
  };
  return 1e6 / (rates([{ name: 'rules', run }]).get('rules') ?? Number.NaN);
}
