import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import { stableHash } from '../engine/schema/hash.ts';
import type { Setup } from '../engine/setup/setup.ts';
import type { Dice } from '../engine/state/dice.ts';
import { allOffered } from './inputs.ts';

/** A summary of all options that are offered within the first few inputs of a battle. */
export interface OptionsTree {
  /** The number of inputs offered at depth 1, 2, ..., in total over all sequences of inputs. */
  readonly counts: readonly number[];
  /** A digest of all options in order. It changes if the number or the order of the options changes. */
  readonly digest: string;
}

/** Counts and hashes all options within the first `depth` inputs of a battle. */
export function optionsTree(edition: Edition, setup: Setup, dice: Dice, depth: number): OptionsTree {
  const levels: string[][] = [];
  let lines: Input[][] = [[]];
  for (let level = 0; level < depth; level++) {
    const next = lines.flatMap((line) =>
      offeredAfter(edition, setup, dice, line).map((input) => [...line, input]),
    );
    levels.push(next.map((line) => JSON.stringify(line.at(-1))));
    lines = next;
  }
  return { counts: levels.map(({ length }) => length), digest: stableHash(levels).slice(0, 16) };
}

function offeredAfter(
  { ruleset, Battle }: Edition,
  setup: Setup,
  dice: Dice,
  line: readonly Input[],
): Input[] {
  const battle = Battle.start(ruleset, setup, structuredClone(dice));
  for (const input of line) battle.apply(input);
  return allOffered(battle);
}
