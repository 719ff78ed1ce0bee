import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { sidesStanding } from '../engine/state/table.ts';
import type { Chosen, Policy } from './policy.ts';
import { inputOf, partyOf, situationOf, situationsOf } from './situations.ts';

/** The result of a fight between bots. */
export interface Fight {
  readonly battle: Battle;
  readonly inputs: readonly Input[];
  /** True if the battle is not over, because it reached a limit or because `until` stopped the bots. */
  readonly isEndless: boolean;
}

/** The settings for bots that continue a battle. */
export interface BotPlay {
  /** 64 hex digits. The bots' own random choices derive from it. */
  readonly seed: string;
  /** Returns the policy that plays a side. The GM's own prompts get their fallback. */
  readonly policyOf: (side: string) => Policy;
  readonly maxRounds: number;
  readonly maxInputs: number;
  /** Returns whether the bots stop at this point; if omitted, they play to the end. */
  readonly until?: (battle: Battle) => boolean;
  /** Returns the share of the bots' time that is left; if omitted, their time is unlimited. */
  readonly timeLeft?: () => number;
  /** Called after each decision with its events. */
  readonly watch?: (decided: Chosen & { events: readonly GameEvent[]; battle: Battle }) => void;
}

/** The settings for a fight that bots play from its start. The fight's dice also derive from `seed`. */
export interface FightPlan extends BotPlay {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
}

/**
 * Plays a fight between bots to its end or to the limits of the plan. Throws if a policy makes an illegal
 * decision.
 */
export function playFight(plan: FightPlan): Fight {
  return playOn(Battle.start(plan.ruleset, plan.setup, seededDice(plan.seed)), plan);
}

/**
 * Lets bots continue a battle to its end or to the limits of `play`. Returns the battle and the inputs that the bots
 * made. Throws if a policy makes an illegal decision.
 */
export function playOn(battle: Battle, play: BotPlay): Fight {
  const chance = botDice(play.seed);
  const inputs: Input[] = [];
  while (!battle.table.over && battle.table.round <= play.maxRounds && inputs.length < play.maxInputs) {
    if (play.until?.(battle)) break;
    const chosen = nextChoice(battle, play, chance);
    const input = inputOf(battle, chosen.situation, chosen.decision);
    inputs.push(input);
    const events = battle.apply(input);
    play.watch?.({ ...chosen, events, battle });
  }
  return { battle, inputs, isEndless: battle.table.over === null };
}

/**
 * Returns the next decision: that of a side that acts without a prompt, else that of the first prompted side.
 */
function nextChoice(battle: Battle, { policyOf, timeLeft }: BotPlay, chance: Dice): Chosen {
  const [prompt] = battle.prompts;
  if (!prompt) throw new Error('The battle has no prompt.');
  const situation = situationOf(battle, prompt, chance, undefined, timeLeft);
  for (const side of sidesStanding(battle.table)) {
    const between =
      side === situation.side ? undefined : unpromptedChoice(battle, side, policyOf(side), chance, timeLeft);
    if (between) return between;
  }
  if (situation.side === undefined) return { situation, decision: situation.fallback };
  const policy = policyOf(situation.side);
  return (
    choiceOfSide(battle, situation.side, policy, chance, timeLeft) ?? {
      situation,
      decision: policy.decide(situation),
    }
  );
}

/** Returns a side's decision among all its situations; undefined if it takes none or if the policy does not choose. */
export function choiceOfSide(
  battle: Battle,
  side: string,
  policy: Policy,
  chance: Dice,
  timeLeft?: () => number,
): Chosen | undefined {
  return policy.choose?.(situationsOf(battle, partyOf(battle.table, side), chance, timeLeft));
}

/** Returns a side's decision to act without a prompt; undefined if it takes none. */
export function unpromptedChoice(
  battle: Battle,
  side: string,
  policy: Policy,
  chance: Dice,
  timeLeft?: () => number,
): Chosen | undefined {
  if (!policy.choose) return undefined;
  const open = situationsOf(battle, partyOf(battle.table, side), chance, timeLeft);
  const free = open.filter(({ fallback }) => !fallback);
  return free.length > 0 ? policy.choose(free) : undefined;
}

/** Returns dice for the bots' own random choices in a fight. They are unrelated to the dice that the seed gives. */
export function botDice(seed: string): Dice {
  return seededDice([...seed].reverse().join(''));
}
