import { newcomer, newTable } from '../../engine/setup/setup.ts';
import { scriptedDice } from '../../engine/state/dice.ts';
import type { PlacedFighter, Table } from '../../engine/state/table.ts';
import { brawlSetup, type Changes } from '../../engine/testing/battles.ts';

/** Returns the table of the toy fight (Ana and Ben against Rat and Rex). `fields` are added to all fighters. */
export function sceneWith<Fields extends object>(
  fields: Fields,
  changes: Changes = {},
): Table<PlacedFighter & Fields> {
  const setup = brawlSetup(changes);
  const fighters = setup.combatants.map((from) => ({ ...newcomer(from), ...structuredClone(fields) }));
  return {
    ...newTable(setup, scriptedDice(changes.dice ?? [])),
    fighters: Object.fromEntries(fighters.map((fighter) => [fighter.id, fighter])),
    order: fighters.map(({ id }) => id),
  };
}
