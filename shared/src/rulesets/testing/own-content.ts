import { Battle } from '../../engine/battle/battle.ts';
import { type Journal, newJournal } from '../../engine/history/journal.ts';
import { scriptedDice, seededDice } from '../../engine/state/dice.ts';
import type { GameEvent } from '../../engine/state/event.ts';
import { readFight } from '../../scenario/fight-file.ts';
import { RULESETS } from '../registry.ts';

/* Fights with content of their own, from files as groups write them. */

/** A fight that nothing is wrong with. */
export function fightIn(raw: object) {
  const result = readFight(JSON.stringify(raw, null, 1), RULESETS);
  if ('faults' in result) throw new Error(result.faults.map(({ message }) => message).join(' '));
  return result;
}

/** What is wrong with a fight, all in one. */
export function faultsOf(raw: object): string {
  const result = readFight(JSON.stringify(raw, null, 1), RULESETS);
  return 'faults' in result ? result.faults.map(({ message }) => message).join(' ') : '';
}

/** The fight as it begins, by these dice. */
export function startOf(raw: object, dice: readonly number[] = []): Battle {
  const { ruleset, scenario } = fightIn(raw);
  return Battle.start(ruleset, scenario.setup, scriptedDice([...dice]));
}

/** Lets everybody pass until somebody's turn goes on; gives what happened. */
export function passAll(battle: Battle): GameEvent[] {
  const told = [];
  for (let [asked] = battle.prompts; asked && asked.kind !== 'turn'; [asked] = battle.prompts)
    told.push(...battle.apply({ as: asked.for, answer: 'pass' }));
  return told;
}

/** A whole fight in which everybody does the first of these that is legal, and its journal as it was written down. */
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
