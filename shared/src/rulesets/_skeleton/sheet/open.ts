import { newcomer, newTable, type Setup, type SetupFighter } from '../../../engine/setup/setup.ts';
import { readOptions } from '../../../kit/options.ts';
import { readSheet } from '../../../kit/sheet.ts';
import { applyState, placeFighter } from '../../../kit/state.ts';
import { AP, DODGES, type SkeletonFighter, type SkeletonTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { ARCHETYPES } from './archetypes.ts';
import { FIELDS } from './fields.ts';
import { OPTIONS } from './options.ts';
import { SHEET, type Sheet } from './sheet.ts';

/** Creates the initial table from a setup. Throws a `SetupError` whose message names the field. */
export function open(setup: Setup, dice: SkeletonTable['dice']): SkeletonTable {
  readOptions(OPTIONS, setup);
  const table: SkeletonTable = newTable(setup, dice);
  for (const from of setup.combatants) placeFighter(table, newFighter(from, table));
  if (!setup.order) table.order = Object.keys(table.fighters); // SKELETON-1
  return table;
}

/**
 * Creates a fighter from a setup. The fighter's first turn is in the next round. Throws a `SetupError` whose
 * message names the field.
 */
export function newFighter(from: SetupFighter, table: SkeletonTable): SkeletonFighter {
  const { archetype, given } = readSheet(SHEET, ARCHETYPES, from, table.content);
  const sheet: Sheet = { ...archetype, ...given };
  const fighter = {
    ...newcomer(from),
    ...sheet,
    hp: sheet.maxHp,
    ap: AP,
    dodges: DODGES,
    acted: table.round,
  };
  applyState(FIELDS, table, fighter, from, TEXT.rejections);
  return fighter;
}
