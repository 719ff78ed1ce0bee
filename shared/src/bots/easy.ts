import type { Choice } from '../engine/core/script.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Dice, rollDie } from '../engine/state/dice.ts';
import { groupOf } from './action-groups.ts';
import {
  type AskedSituation,
  type Chosen,
  type Decision,
  type Policy,
  pick,
  type Situation,
} from './policy.ts';
import { tactical } from './tactical.ts';

/** The bot considers its answer to one in this many reaction prompts; the others get the default. */
const REACTS_ONCE_IN = 6;
/**
 * In a turn, the bot considers one in this many plain attacks and other actions. It always considers moves. It never
 * considers other attacks, such as a grapple.
 */
const CONSIDERS_ONCE_IN = { attack: 3, other: 6 } as const;
/** The maximum number of variants of an option that are considered. */
const MOST_VARIANTS = 2;

/**
 * Plays by the odds like `tactical`, but overlooks a random part of its options. It seldom reacts, rarely considers
 * special actions, and chooses its targets without a plan.
 */
export const easy: Required<Policy> = { name: 'easy', decide, choose };

function decide(situation: AskedSituation): Decision {
  if (overlooksReaction(situation)) return situation.fallback;
  return tactical.decide({ ...situation, view: situation.view, choices: consideredIn(situation) });
}

/** Chooses in the first situation that needs a decision, else among all others. Returns undefined to do nothing. */
function choose(situations: readonly Situation[]): Chosen | undefined {
  const asked = situations.find(isAsked);
  if (asked) return { situation: asked, decision: decide(asked) };
  const limited = situations.map((situation) => ({
    ...situation,
    view: situation.view,
    choices: consideredIn(situation),
  }));
  const chosen = tactical.choose(limited);
  return (
    chosen && {
      ...chosen,
      situation:
        situations[limited.indexOf(chosen.situation as Situation & { choices: Choice[] })] ??
        chosen.situation,
    }
  );
}

function isAsked(situation: Situation): situation is AskedSituation {
  return situation.fallback !== null;
}

function overlooksReaction({ kind, dice }: AskedSituation): boolean {
  return kind !== 'turn' && rollDie(dice, REACTS_ONCE_IN) > 1;
}

/** Returns the options that the bot thinks of, with a few variants each. */
function consideredIn({ choices, fallback, dice, ruleset, kind }: Situation): Choice[] {
  const plain = choices.find(({ option }) => groupOf(ruleset, option) === 'attack');
  return choices.flatMap((choice) => {
    const group = groupOf(ruleset, choice.option);
    if (group === 'attack' && choice !== plain) return [];
    if (choice.option === fallback?.option || group === 'move') return [choice];
    const onceIn = CONSIDERS_ONCE_IN[group === 'attack' ? 'attack' : 'other'];
    return kind !== 'turn' || rollDie(dice, onceIn) === 1 ? [withFewVariants(choice, dice)] : [];
  });
}

/** Returns a choice with few random variants and without optional parameters. */
function withFewVariants(choice: Choice, dice: Dice): Choice {
  const { variants, axes: _, ...rest } = choice;
  return variants ? { ...rest, variants: () => few(variants(), dice) } : rest;
}

function few(all: readonly Params[], dice: Dice): readonly Params[] {
  if (all.length <= MOST_VARIANTS) return all;
  return Array.from({ length: MOST_VARIANTS }, () => pick(dice, all));
}
