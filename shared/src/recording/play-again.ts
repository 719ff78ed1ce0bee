import type { Battle } from '../engine/battle.ts';
import { seededDice } from '../engine/dice.ts';
import type { Edition } from '../engine/edition.ts';
import type { GameEvent } from '../engine/event.ts';
import { hiddenOn, type Told, witness } from '../engine/hearing.ts';
import type { Input } from '../engine/input.ts';
import { branchOff, isRewind } from '../engine/rewind.ts';
import type { Setup } from '../engine/setup.ts';
import type { Table } from '../engine/table.ts';

/** A fight as its journal tells it. */
export interface Journaled {
  readonly setup: Setup;
  readonly seed: string;
  /** What was taken back may be among them: it is left out. */
  readonly entries: readonly { readonly seq: number; readonly input: Input }[];
}

/** A fight as it began. */
export function begin({ ruleset, Battle }: Edition, { setup, seed }: Journaled): Battle {
  return Battle.start(ruleset, setup, seededDice(seed));
}

/** Applies the next input of a journal, and gives what happened; a rewind brings its new dice, once the battle is where it goes. */
export function step(battle: Battle, input: Input): readonly Told[] {
  const { ruleset, table } = battle;
  if (isRewind(input)) return witness(ruleset, table, [branchOff(table, input)]);
  const hidden = hiddenOn(table);
  const events: readonly GameEvent[] = battle.apply(input);
  return witness(ruleset, table, events, hidden);
}

/** How many dice have been rolled. */
export function drawn({ dice }: Table): number {
  return dice.algorithm === 'sealed' ? 0 : dice.drawn;
}
