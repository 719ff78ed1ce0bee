import { extendSchemas } from '../../../engine/content/extend-fields.ts';
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
import { ownContent } from '../../../kit/content.ts';
import { readOptions } from '../../../kit/options.ts';
import { partOf, readSheet } from '../../../kit/sheet.ts';
import { applyState, placeFighter, requireState } from '../../../kit/state.ts';
import { beginFight } from '../book/initiative.ts';
import { startingPoints } from '../book/points.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { ARCHETYPES, DEFAULTS } from './archetypes.ts';
import { CONTENT } from './content.ts';
import { FIELDS } from './fields.ts';
import { WAND } from './items.ts';
import { OPTIONS } from './options.ts';
import { eachSkill, FIXED_SHEET_KEYS, modifier, SHEET, type Sheet } from './sheet.ts';

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

/**
 * Applies the state that a setup gives for a fighter. It overrides the values computed at the start of the fight.
 */
export function layDownState(table: FlowTable, from: SetupFighter): void {
  applyState(FIELDS, table, fighterOf(table, from.id), from, TEXT.rejections);
}

/** Returns the reason why the GM cannot add this fighter; undefined if the fighter can be added. */
export function faultOf(from: SetupFighter, table: FlowTable): string | undefined {
  return setupFault(() => {
    requireState(FIELDS, table, newFighter(from, table), from, TEXT.rejections);
  });
}

/** Creates a fighter in its initial state. Throws `SetupError`, naming the field, if its sheet is invalid. */
export function newFighter(from: SetupFighter, { options, content }: FlowTable): FlowFighter {
  const kinds = extendSchemas({ content: CONTENT }, SHEET, content);
  const { archetype, given } = readSheet(kinds, ARCHETYPES, from, content);
  const own = ownContent(CONTENT, content);
  const all = { ...DEFAULTS, ...archetype, ...given };
  const { maxHp, main, off, bag } = all;
  const skills = eachSkill((skill, index) => given[skill] ?? archetype.skills[index] ?? 30);
  const sheet: Sheet = { ...partOf(all, FIXED_SHEET_KEYS), skills, ...(own && { own }) };
  const fpMax = options.fpCap ? (given.fpMax ?? ceiling(skills)) : 999; // FLOW-R12
  return {
    ...newcomer(from), // FLOW-R7: a fighter occupies one hex, regardless of its size
    name: given.name ?? from.name ?? from.sheet.kind,
    sheet,
    ...partOf(all, ['size', 'maxHp', 'mana', 'main', 'off']),
    fpMax,
    bag: [...bag],
    hp: maxHp,
    ...startingPoints(sheet, fpMax),
    charges: WAND.charges * [main, off, ...bag].filter((item) => item === WAND.id).length,
    ...initialState(),
  };
}

/** Returns the maximum number of FP for a fighter with these skills. */
function ceiling({ melee, ranged }: Sheet['skills']): number {
  return Math.max(2, modifier(melee), modifier(ranged)); // FLOW-R12
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
