import {
  newcomer,
  newTable,
  type Setup,
  SetupError,
  type SetupFighter,
  setupFault,
} from '../../../engine/setup/setup.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { hexKey } from '../../../hex/map.ts';
import { readOptions } from '../../../kit/options.ts';
import { applyState, placeFighter, requireState } from '../../../kit/state.ts';
import { beginFight } from '../book/initiative.ts';
import { startingPoints } from '../book/points.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { FIELDS } from './fields.ts';
import { WAND } from './items.ts';
import { OPTIONS } from './options.ts';
import { sheetOf } from './sheet.ts';

/**
 * Creates the initial table. Throws `SetupError`, naming the field, if the setup does not fit these rules.
 */
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
  for (const from of setup.combatants) placeFighter(table, newFighter(from, table));
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
    throw new SetupError(`options.surprise: ${TEXT.setup.unknownSide(options.surprise)}`);
  }
}

/** Applies a setup's state. It overrides the values computed at the start of the fight. */
export function layDownState(table: FlowTable, from: SetupFighter): void {
  applyState(FIELDS, table, fighterOf(table, from.id), from, TEXT.rejections);
}

/** Returns the fault if the GM cannot add this fighter. */
export function faultOf(from: SetupFighter, table: FlowTable): string | undefined {
  return setupFault(() => {
    requireState(FIELDS, table, newFighter(from, table), from, TEXT.rejections);
  });
}

/** Creates a fighter in its initial state. Throws `SetupError`. */
export function newFighter(from: SetupFighter, { options, content }: FlowTable): FlowFighter {
  const { name, sheet, bag, ...own } = sheetOf(from, options.fpCap, content);
  return {
    ...newcomer(from), // FLOW-R7: one hex, regardless of size
    name,
    sheet,
    ...own,
    bag: [...bag],
    hp: own.maxHp,
    ...startingPoints(sheet, own.fpMax),
    charges: WAND.charges * [own.main, own.off, ...bag].filter((item) => item === WAND.id).length,
    ...initialState(),
  };
}

/** Returns the initial state that is the same for all fighters. */
const initialState = () => ({
  init: null,
  is: [],
  bleeding: 0,
  poisoned: 0,
  burning: 0,
  exposed: [],
  weakened: [],
  feints: [],
  lentRp: [],
  grappling: null,
  grappledBy: null,
  holds: false,
  readied: null,
  moveAp: 0,
  flowState: false,
  reactionFp: false,
  apNext: 0,
  discount: 0,
  braced: false,
  focus: false,
  freeUsed: 0,
  lastCheck: null,
  done: [],
  joined: null,
});
