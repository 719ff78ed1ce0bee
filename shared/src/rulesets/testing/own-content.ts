import { Battle } from '../../engine/battle/battle.ts';
import { type Journal, newJournal } from '../../engine/history/journal.ts';
import { scriptedDice, seededDice } from '../../engine/state/dice.ts';
import type { GameEvent } from '../../engine/state/event.ts';
import { readFight } from '../../scenario/fight-file.ts';
import { RULESETS } from '../registry.ts';

/* Fights with custom content, from files as users write them. */

/** Reads a fight file and returns the fight. Throws if the file has faults. */
export function fightIn(raw: object) {
  const result = readFight(JSON.stringify(raw, null, 1), RULESETS);
  if ('faults' in result) throw new Error(result.faults.map(({ message }) => message).join(' '));
  return result;
}

/** Returns the messages of all faults of a fight file as one text; empty if it is valid. */
export function faultsOf(raw: object): string {
  const result = readFight(JSON.stringify(raw, null, 1), RULESETS);
  return 'faults' in result ? result.faults.map(({ message }) => message).join(' ') : '';
}

/** Starts a battle of the fight with these dice. */
export function startOf(raw: object, dice: readonly number[] = []): Battle {
  const { ruleset, scenario } = fightIn(raw);
  return Battle.start(ruleset, scenario.setup, scriptedDice([...dice]));
}

/** Lets all fighters pass until a turn continues. Returns the events. */
export function passAll(battle: Battle): GameEvent[] {
  const told = [];
  for (let [asked] = battle.prompts; asked && asked.kind !== 'turn'; [asked] = battle.prompts)
    told.push(...battle.apply({ as: asked.for, answer: 'pass' }));
  return told;
}

/**
 * Plays a whole fight in which each fighter takes the first legal intent of these. Returns the battle and its
 * serialized journal.
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
