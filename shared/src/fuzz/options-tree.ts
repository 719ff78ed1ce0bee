import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { stableHash } from '../engine/schema/hash.ts';
import type { Setup } from '../engine/setup/setup.ts';
import type { Dice } from '../engine/state/dice.ts';
import { allOffered } from './inputs.ts';

/** The options from a position to some depth. */
export interface OptionsTree {
  /** The number of inputs offered at depth 1, 2, ..., over all paths. */
  readonly counts: readonly number[];
  /** A digest of all options in order. Another number or order of options changes it. */
  readonly digest: string;
}

/** Lists all options from the start of a battle to that depth. */
export function optionsTree(ruleset: Ruleset, setup: Setup, dice: Dice, depth: number): OptionsTree {
  const levels: string[][] = [];
  let lines: Input[][] = [[]];
  for (let level = 0; level < depth; level++) {
    const next = lines.flatMap((line) =>
      offeredAfter(ruleset, setup, dice, line).map((input) => [...line, input]),
    );
    levels.push(next.map((line) => JSON.stringify(line.at(-1))));
    lines = next;
  }
  return { counts: levels.map(({ length }) => length), digest: stableHash(levels).slice(0, 16) };
}

function offeredAfter(ruleset: Ruleset, setup: Setup, dice: Dice, line: readonly Input[]): Input[] {
  const battle = Battle.start(ruleset, setup, structuredClone(dice));
  for (const input of line) battle.apply(input);
  return allOffered(battle);
}
