import { Battle } from '../engine/battle.ts';
import { type Dice, seededDice } from '../engine/dice.ts';
import type { GameEvent } from '../engine/event.ts';
import { type Input, toInput } from '../engine/input.ts';
import type { Prompt } from '../engine/prompt.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Asked } from '../engine/script.ts';
import type { Setup } from '../engine/setup.ts';
import { fightersOf, findFighter, type Table } from '../engine/table.ts';
import { type Viewer, view } from '../engine/view.ts';
import { asideIn, inputOfAside } from './asides.ts';
import type { Decision, Policy, Situation } from './policy.ts';

/** A fight of bots, as it went. */
export interface Fight {
  readonly battle: Battle;
  readonly inputs: readonly Input[];
  /** Whether it was broken off because it took too long. */
  readonly isEndless: boolean;
}

export interface FightPlan {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
  /** 64 hex digits; the fight's dice and, apart from them, the bots' own chance follow from it. */
  readonly seed: string;
  /** Who plays a side; the GM's own prompts are left to their fallback. */
  readonly policyOf: (side: string) => Policy;
  readonly maxRounds: number;
  readonly maxInputs: number;
  /** Told of each decision before it is applied, and of what came of it. */
  readonly watch?: (decided: {
    /** Left out: it was done without being asked. */
    prompt?: Prompt;
    /** Who decided. */
    by: Asked;
    decision: Decision;
    events: readonly GameEvent[];
    battle: Battle;
  }) => void;
}

/** Plays a fight of bots to its end, or to the limits of the plan. Throws if a policy decides on something illegal. */
export function playFight(plan: FightPlan): Fight {
  const battle = Battle.start(plan.ruleset, plan.setup, seededDice(plan.seed));
  const chance = seededDice(reversed(plan.seed));
  const inputs: Input[] = [];
  while (!battle.table.over && battle.table.round <= plan.maxRounds && inputs.length < plan.maxInputs) {
    const { input, ...decided } = nextMove(battle, plan, chance);
    inputs.push(input);
    const events = battle.apply(input);
    plan.watch?.({ ...decided, events, battle });
  }
  return { battle, inputs, isEndless: battle.table.over === null };
}

/** What somebody does next, asked or not. */
interface Move {
  readonly prompt?: Prompt;
  readonly by: Asked;
  readonly decision: Decision;
  readonly input: Input;
}

function nextMove(battle: Battle, plan: FightPlan, chance: Dice): Move {
  const aside = asideIn(battle, plan.policyOf, chance);
  if (aside) return { ...aside, input: inputOfAside(aside) };
  const prompt = nextPrompt(battle);
  const decision = decideFor(battle, prompt, plan, chance);
  return { prompt, by: prompt.for, decision, input: inputOf(battle, prompt, decision) };
}

function nextPrompt({ prompts }: Battle): Prompt {
  const [prompt] = prompts;
  if (!prompt) throw new Error('The battle waits for nobody.');
  return prompt;
}

function decideFor(battle: Battle, prompt: Prompt, plan: FightPlan, chance: Dice): Decision {
  const fighter = findFighter(battle.table, prompt.speaker);
  const situation = situationOf(battle, prompt, chance);
  return fighter ? plan.policyOf(fighter.side).decide(situation) : situation.fallback;
}

/** What the one who is asked has to go by: what the viewer sees; left out, what all of the fighter's side see. */
export function situationOf(
  battle: Battle,
  prompt: Prompt,
  dice: Dice,
  viewer = viewerFor(battle.table, prompt.speaker),
): Situation {
  const { option, as: _as, ...params } = prompt.fallback;
  let seen: Table | undefined;
  return {
    ruleset: battle.ruleset,
    get view() {
      seen ??= view(battle.ruleset, battle.table, viewer);
      return seen;
    },
    asked: prompt.for,
    side: sideOf(battle.table, prompt),
    kind: prompt.kind,
    choices: prompt.choices(viewer),
    fallback: { option, params },
    dice,
  };
}

/** A decision as the journal keeps it that was made with these eyes; left out, with those of `situationOf`. */
export function inputOf(
  battle: Battle,
  prompt: Prompt,
  decision: Decision,
  viewer = viewerFor(battle.table, prompt.speaker),
): Input {
  return battle.heard(toInput(prompt, decision), viewer);
}

/** The side that a prompt is answered for: its speaker's. */
function sideOf(table: Table, { speaker, for: asked }: Prompt): string | undefined {
  return (findFighter(table, speaker) ?? findFighter(table, asked))?.side;
}

function viewerFor(table: Table, asked: Asked): Viewer {
  return asked === 'gm' ? { role: 'gm' } : { role: 'player', fighters: alliesOf(table, asked) };
}

function alliesOf(table: Table, id: string): string[] {
  const side = findFighter(table, id)?.side;
  return fightersOf(table).flatMap((fighter) => (fighter.side === side ? [fighter.id] : []));
}

function reversed(seed: string): string {
  return [...seed].reverse().join('');
}
