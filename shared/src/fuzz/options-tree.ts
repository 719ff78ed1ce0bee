import { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { stableHash } from '../engine/schema/hash.ts';
import type { Setup } from '../engine/setup/setup.ts';
import type { Dice } from '../engine/state/dice.ts';
import { allOffered } from './inputs.ts';

/** What is offered from a position on, to some depth. */
export interface OptionsTree {
  /** How many inputs are offered at depth 1, 2, ...: each after every way to get there. */
  readonly counts: readonly number[];
  /** Of everything offered, in order: another number of options or another order gives another digest. */
  readonly digest: string;
}

/** Counts out everything that is offered from the start of a battle, to a depth of so many inputs. */
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
