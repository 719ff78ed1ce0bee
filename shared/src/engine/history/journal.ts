import { Battle } from '../battle/battle.ts';
import type { Input } from '../battle/input.ts';
import type { Ruleset } from '../core/ruleset.ts';
import type { Setup } from '../setup/setup.ts';
import type { Dice } from '../state/dice.ts';
import type { Table } from '../state/table.ts';
import { branchOff, isRewind, withoutUndone } from './rewind.ts';

/** All data needed to replay a battle to the same table. */
export interface Journal {
  readonly format: 1;
  readonly ruleset: string;
  /** The version of the ruleset that the battle started under. */
  readonly version: number;
  readonly dice: Dice;
  readonly setup: Setup;
  readonly inputs: readonly Input[];
}

/** Returns the journal of a new battle. */
export function newJournal(ruleset: Ruleset, setup: Setup, dice: Dice): Journal {
  return {
    format: 1,
    ruleset: ruleset.id,
    version: ruleset.version,
    dice: structuredClone(dice),
    setup,
    inputs: [],
  };
}

/**
 * Replays a journal without the undone inputs, with the engine of the ruleset. Throws an error that names the first
 * illegal input.
 */
export function replay<T extends Table>(
  ruleset: Ruleset<T>,
  journal: Journal,
  engine: Pick<typeof Battle, 'start'> = Battle,
): Battle<T> {
  const battle = engine.start(ruleset, journal.setup, structuredClone(journal.dice));
  for (const { seq, input } of withoutUndone(
    journal.inputs.map((input, index) => ({ seq: index + 1, input })),
  )) {
    if (isRewind(input)) branchOff(battle.table, input);
    else applyOne(battle, input, seq);
  }
  return battle;
}

/** Applies inputs that were accepted before. Throws an error that names the first illegal input. */
export function applyAll(battle: Battle, inputs: readonly Input[]): void {
  for (const [index, input] of inputs.entries()) applyOne(battle, input, index + 1);
}

function applyOne(battle: Battle, input: Input, number: number): void {
  const refused = battle.check(input);
  if (refused) throw new Error(`The rules reject input ${number} of the journal: ${refused.code}.`);
  battle.apply(input);
}
