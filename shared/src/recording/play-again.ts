import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import { branchOff, isRewind } from '../engine/history/rewind.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { Table } from '../engine/state/table.ts';
import { captureEvents, hiddenOn, type ObservedEvent } from '../engine/visibility/event-audience.ts';

/** A fight as its journal describes it. */
export interface Journaled {
  readonly setup: Setup;
  readonly seed: string;
  /** May contain undone inputs, which are skipped. */
  readonly entries: readonly { readonly seq: number; readonly input: Input }[];
}

/** Starts a fight from its beginning. */
export function begin({ ruleset, Battle }: Edition, { setup, seed }: Journaled): Battle {
  return Battle.start(ruleset, setup, seededDice(seed));
}

/**
 * Applies the next input of a journal and returns its events. A rewind sets its dice; the battle must already
 * be at its target.
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
