import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import { branchOff, isRewind } from '../engine/history/rewind.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { Table } from '../engine/state/table.ts';
import { captureEvents, hiddenOn, type ObservedEvent } from '../engine/visibility/event-audience.ts';

/** The data from which a fight can be replayed: its setup, its seed and its journal. */
export interface Journaled {
  readonly setup: Setup;
  readonly seed: string;
  /** The inputs in order. They may include undone inputs, which replays skip. */
  readonly entries: readonly { readonly seq: number; readonly input: Input }[];
}

/** Starts a fight from its beginning. `dice` replaces the dice of its seed. */
export function begin(
  { ruleset, Battle }: Edition,
  { setup, seed }: Journaled,
  dice: Dice = seededDice(seed),
): Battle {
  return Battle.start(ruleset, setup, dice);
}

/**
 * Applies the next input of a journal and returns its events. For a rewind, only sets the new dice: the battle must
 * already be back at the rewind's target.
 */
export function step(battle: Battle, input: Input): readonly ObservedEvent[] {
  const { ruleset, table } = battle;
  if (isRewind(input)) return captureEvents(ruleset, table, [branchOff(table, input)]);
  const hidden = hiddenOn(table);
  const events: readonly GameEvent[] = battle.apply(input);
  return captureEvents(ruleset, table, events, hidden);
}

/** Returns the number of dice rolled so far. */
export function drawn({ dice }: Table): number {
  return dice.algorithm === 'sealed' ? 0 : dice.drawn;
}
