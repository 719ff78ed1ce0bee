import { newTable, type Setup, SetupError, type SetupFighter, setupFault } from '../../engine/setup.ts';
import { fighterOf } from '../../engine/table.ts';
import { hexKey } from '../../hex/map.ts';
import { readOptions } from '../../kit/options.ts';
import { layDown, putDown, requireState } from '../../kit/state.ts';
import { FIELDS } from './fields/index.ts';
import { newFighter } from './fighter.ts';
import type { FlowTable } from './flow-table.ts';
import { beginFight } from './initiative.ts';
import { OPTIONS } from './options.ts';
import { TEXT } from './text/catalogue.ts';

/** The table at the very start. Throws `SetupError`, naming the field, if the setup is not fit for these rules. */
export function open(setup: Setup, dice: FlowTable['dice']): FlowTable {
  const options = readOptions(OPTIONS, setup);
  const table: FlowTable = {
    ...newTable(setup, dice),
    options,
    phase: 'explore',
    surprisers: null,
    ordered: setup.order !== undefined,
    acted: [],
    orderChanges: [],
    ground: [],
  };
  checkDoors(table);
  for (const from of setup.combatants) putDown(table, newFighter(from, options.fpCap));
  if (!table.ordered) table.order = Object.keys(table.fighters);
  checkSides(table);
  if (!options.explore) beginFight(table, options.surprise); // FLOW-97
  for (const from of setup.combatants) layDownState(table, from);
  return table;
}

function checkDoors({ options, map }: FlowTable): void {
  const walls = new Set(map.walls.map(hexKey));
  const odd = options.doors.find((door) => !walls.has(hexKey(door)));
  if (odd) throw new SetupError(`options.doors: ${TEXT.setup.noWall(odd.join(', '))}`);
}

function checkSides({ options, fighters }: FlowTable): void {
  const isSide = Object.values(fighters).some(({ side }) => side === options.surprise);
  if (options.surprise !== null && !isSide) {
    throw new SetupError(`options.surprise: ${TEXT.setup.nobodyOn(options.surprise)}`);
  }
}

/** Starting state replaces what the start of the fight has worked out. */
export function layDownState(table: FlowTable, from: SetupFighter): void {
  layDown(FIELDS, table, fighterOf(table, from.id), from, TEXT.rejections);
}

/** What is wrong with a fighter that the GM wants to add. */
export function faultOf(from: SetupFighter, table: FlowTable): string | undefined {
  return setupFault(() => {
    requireState(FIELDS, table, newFighter(from, table.options.fpCap), from, TEXT.rejections);
  });
}
