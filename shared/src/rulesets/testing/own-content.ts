import { Battle } from '../../engine/battle/battle.ts';
import { type Journal, newJournal } from '../../engine/history/journal.ts';
import { scriptedDice, seededDice } from '../../engine/state/dice.ts';
import type { GameEvent } from '../../engine/state/event.ts';
import { readFight } from '../../scenario/fight-file.ts';
import { RULESETS } from '../registry.ts';

/* Helpers for tests of fights with custom content. `raw` is the content of a fight file. */

/** Reads a fight from the content of a fight file. Throws if the file has faults. */
export function fightIn(raw: object) {
  const result = readFight(JSON.stringify(raw, null, 1), RULESETS);
  if ('faults' in result) throw new Error(result.faults.map(({ message }) => message).join(' '));
  return result;
}

/** Returns the messages of all faults in a fight file as one string; empty if the file is valid. */
export function faultsOf(raw: object): string {
  const result = readFight(JSON.stringify(raw, null, 1), RULESETS);
  return 'faults' in result ? result.faults.map(({ message }) => message).join(' ') : '';
}

/** Starts the battle of a fight file. `dice` are the results of all rolls, in order. */
export function startOf(raw: object, dice: readonly number[] = []): Battle {
  const { ruleset, scenario } = fightIn(raw);
  return Battle.start(ruleset, scenario.setup, scriptedDice([...dice]));
}

/** Answers prompts with `pass` until a fighter is asked what to do in its turn. Returns the events. */
export function passAll(battle: Battle): GameEvent[] {
  const told = [];
  for (let [asked] = battle.prompts; asked && asked.kind !== 'turn'; [asked] = battle.prompts)
    told.push(...battle.apply({ as: asked.for, answer: 'pass' }));
  return told;
}

/**
 * Plays a fight with seeded dice, for at most 60 inputs. In each turn, takes the first intent of `intents` that is
 * legal, or ends the turn. Answers all other prompts with `pass`. Returns the battle, and its journal as read back
 * from JSON.
 */
export function fought(raw: object, intents: readonly object[]): { battle: Battle; journal: Journal } {
  const { ruleset, scenario } = fightIn(raw);
  const dice = () => seededDice('5'.repeat(64));
  const battle = Battle.start(ruleset, scenario.setup, dice());
  const inputs = [];
  for (let count = 0; count < 60 && !battle.table.over; count++) {
    const [asked] = battle.prompts;
    if (!asked) break;
    const turn = intents.find((intent) => !battle.check(intent)) ?? { as: asked.for, do: 'end-turn' };
    const input = asked.kind === 'turn' ? turn : { as: asked.for, answer: 'pass' };
    battle.apply(input);
    inputs.push(input);
  }
  const journal = { ...newJournal(ruleset, scenario.setup, dice()), inputs };
  return { battle, journal: JSON.parse(JSON.stringify(journal)) };
}
