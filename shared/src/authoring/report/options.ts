import { playFight } from '../../bots/fight.ts';
import { tactical } from '../../bots/tactical.ts';
import type { Prompt } from '../../engine/battle/prompt.ts';
import type { Ruleset } from '../../engine/core/ruleset.ts';
import { choiceIn } from '../../engine/core/script.ts';
import { seedOf } from '../../fuzz/chance.ts';

/**
 * An option, the number of times that bots could choose it among others, and the number of times that they chose it.
 */
export interface OptionUse {
  /** The kind of the prompt, and the option, such as `defend: dodge`. */
  readonly name: string;
  readonly isReaction: boolean;
  readonly offered: number;
  readonly chosen: number;
}

/** An option that was offered less often than this says too little. */
const ENOUGH = 20;
const [MAX_ROUNDS, MAX_INPUTS] = [60, 5_000] as const;

/** Lets bots play the scenarios of a ruleset in turn, and counts how they use each option. */
export function optionsInFights(ruleset: Ruleset, fights: number): readonly OptionUse[] {
  const uses = new Map<string, { isReaction: boolean; offered: number; chosen: number }>();
  let open = new Map<string, readonly string[]>();
  for (let number = 0; number < fights; number++) {
    const { setup } = ruleset.scenarios[number % ruleset.scenarios.length] ?? {};
    if (!setup) break;
    const seed = seedOf(`report ${number}`);
    const limits = { maxRounds: MAX_ROUNDS, maxInputs: MAX_INPUTS };
    playFight({
      ...{ ruleset, setup, seed, policyOf: () => tactical, ...limits },
      until({ prompts }) {
        open = new Map(prompts.map((prompt) => [`${prompt.for} ${prompt.kind}`, legalOptions(prompt)]));
        return false;
      },
      watch({ situation: { asked, kind }, decision }) {
        const options = open.get(`${asked} ${kind}`) ?? [];
        if (options.length < 2) return; // there was no choice
        for (const option of options) {
          const name = `${kind}: ${option}`;
          const use = uses.get(name) ?? { isReaction: kind !== 'turn', offered: 0, chosen: 0 };
          uses.set(name, use);
          use.offered++;
          if (option === decision.option) use.chosen++;
        }
      },
    });
  }
  return [...uses].map(([name, use]) => ({ name, ...use }));
}

/**
 * Returns the options of a prompt that can be chosen now. Leaves out actions that have no legal use now. Also leaves
 * out the end of a turn, which bots choose only if nothing else is worth doing.
 */
function legalOptions(prompt: Prompt): readonly string[] {
  const end = prompt.kind === 'turn' ? choiceIn(prompt.fallback).option : undefined;
  return prompt
    .choices()
    .flatMap(({ option, variants }) => (option === end || variants?.().length === 0 ? [] : [option]));
}

/** Returns the options that were never the best. */
export function neverBest(uses: readonly OptionUse[]): readonly OptionUse[] {
  return uses.filter(({ offered, chosen }) => offered >= ENOUGH && chosen === 0);
}

/** Returns the reactions that were always the best. */
export function alwaysBest(uses: readonly OptionUse[]): readonly OptionUse[] {
  return uses.filter(
    ({ isReaction, offered, chosen }) => isReaction && offered >= ENOUGH && chosen === offered,
  );
}
