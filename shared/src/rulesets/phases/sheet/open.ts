import { extendFields, extendSchemas } from '../../../engine/content/extend-fields.ts';
import {
  newcomer,
  newTable,
  type Setup,
  SetupError,
  type SetupFighter,
} from '../../../engine/setup/setup.ts';
import { occupant } from '../../../engine/state/table.ts';
import { enter } from '../../../engine/state/verbs.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { ownContent } from '../../../kit/content.ts';
import { readOptions } from '../../../kit/options.ts';
import { readSheet } from '../../../kit/sheet.ts';
import { applyState } from '../../../kit/state.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { ARCHETYPES } from './archetypes.ts';
import { CONTENT } from './content.ts';
import { FIELDS } from './fields.ts';
import { OPTIONS } from './options.ts';
import { SHEET, type Sheet } from './sheet.ts';

/** Creates the table of a setup, before the first round. Throws a `SetupError` whose message names the field. */
export function open(setup: Setup, dice: PhasesTable['dice']): PhasesTable {
  const options = readOptions(OPTIONS, setup);
  const bare = newTable(setup, dice);
  const rest = { options, phase: null, pick: options.firstPick, due: [], passed: [], grapples: [] };
  const table: PhasesTable = { ...bare, ...rest, stack: [], fighters: {} };
  if (!setup.order) table.order = setup.combatants.map(({ id }) => id); // PHASE-R24
  for (const from of setup.combatants) {
    requirePlace(table, from);
    enter(table, newFighter(from, table));
  }
  return table;
}

/**
 * Throws a `SetupError` unless the hex of a new fighter is free. A fighter of any size occupies one hex (PHASE-R19).
 */
function requirePlace(table: PhasesTable, { id, at }: SetupFighter): void {
  if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${TEXT.setup.noGround(at.join())}`);
  if (occupant(table, at)) throw new SetupError(`${id}.at: ${TEXT.setup.taken(at.join())}`); // PHASE-R19
}

/** Creates a fighter from a setup. Throws a `SetupError` whose message names the field. */
export function newFighter(from: SetupFighter, table: PhasesTable): PhasesFighter {
  const { content } = table;
  const kinds = extendSchemas({ content: CONTENT }, SHEET, content);
  const { archetype, given } = readSheet(kinds, ARCHETYPES, from, content);
  const { name, ...sheet } = given;
  const free = sheet.pc && { initiative: [] }; // heroes have no phases of their own, even with an NPC's archetype
  const whole: Sheet = { ...archetype, ...free, ...sheet };
  requireInitiative(from.id, whole);
  const common = newcomer({ ...from, name: from.name ?? name });
  const own = ownContent(CONTENT, content);
  const fighter: PhasesFighter = { ...common, ...whole, ...fresh(whole, table), ...(own && { own }) };
  const fields = extendFields({ content: CONTENT }, FIELDS, content);
  applyState(fields, table, fighter, from, TEXT.rejections);
  return fighter;
}

/**
 * Throws a `SetupError` unless an NPC has one to three phases of its own, in ascending order. Heroes must have no such
 * phases, because they choose when to act.
 */
function requireInitiative(id: string, { pc, initiative }: Sheet): void {
  const isAscending = initiative.every(
    (number, index) => index === 0 || number > (initiative[index - 1] ?? 0),
  );
  if (pc ? initiative.length > 0 : initiative.length === 0 || !isAscending)
    throw new SetupError(`${id}.sheet.initiative: ${pc ? TEXT.setup.noInitiative : TEXT.setup.initiative}`);
}

function fresh(sheet: Sheet, { options }: PhasesTable) {
  return {
    fullMp: sheet.mpMax,
    hp: sheet.hpMax,
    mp: sheet.mpMax,
    stress: 0,
    wounds: 0,
    overstress: 0,
    discord: 0,
    discordBy: null,
    focus: 0,
    recovery: sheet.recoveries,
    surgeLevel: sheet.pc ? options.surgeStart : 0, // PHASE-24
    surged: false,
    acted: false,
    took: [],
    standard: false,
    minor: false,
    moveLeft: 0,
    attacksLeft: 0,
    attackedWith: [],
    linkedOff: [],
    wrestled: false,
    moved: false,
    part: null,
    inSurge: false,
    defending: false,
    slipping: false,
    spinning: false,
    channeling: null,
    channeledNow: false,
    stoodStill: 0,
    channeledAt: 0,
    heldIn: 0,
    releasing: false,
    holds: false,
    readiedAs: null,
    reactionUsed: false,
    used: [],
    spent: [],
    broken: [],
    unloaded: [],
    known: [],
    skipUntil: null,
    suffers: [],
    turns: 0,
    calm: false,
  };
}
