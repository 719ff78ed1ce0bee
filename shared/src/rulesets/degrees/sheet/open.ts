import { extendFields } from '../../../engine/content/extend-fields.ts';
import { initialOf } from '../../../engine/schema/field-schema.ts';
import {
  newcomer,
  newTable,
  type Setup,
  SetupError,
  type SetupFighter,
} from '../../../engine/setup/setup.ts';
import { UNTOUCHED } from '../../../engine/state/durations.ts';
import { fightersOf, occupant } from '../../../engine/state/table.ts';
import { enter, roll } from '../../../engine/state/verbs.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { ownContent } from '../../../kit/content.ts';
import { readOptions } from '../../../kit/options.ts';
import { partOf, readSheet } from '../../../kit/sheet.ts';
import { applyState, requireState } from '../../../kit/state.ts';
import { WHOLE } from '../book/conditions.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { ARCHETYPES } from './archetypes.ts';
import { CONTENT } from './content.ts';
import { FIELDS } from './fields.ts';
import { isPortable, itemOf, THINGS } from './items.ts';
import { OPTIONS } from './options.ts';
import { arrayOf } from './powers.ts';
import { CHANGEABLE, SHEET, type Sheet, sheetKinds } from './sheet.ts';
import { weaponOf } from './weapons.ts';

/** Creates the table of a battle from its setup. Throws a `SetupError` whose message names the field. */
export function open(setup: Setup, dice: DegreesTable['dice']): DegreesTable {
  const options = readOptions(OPTIONS, setup);
  const table: DegreesTable = {
    ...newTable(setup, dice),
    phase: options.encounter, // DEG-2
    options,
    pending: [],
    turnCount: 0,
    lying: [],
    bent: null,
  };
  for (const from of setup.combatants) seat(table, from);
  if (!setup.order) table.order = rollOrder(table); // DEG-R17
  return table;
}

/**
 * Rolls d20 + initiative for all fighters. Returns the turn order. Ties go to the higher bonus, then to the fighter
 * that the setup lists first.
 */
function rollOrder(table: DegreesTable): string[] {
  const rolled = fightersOf(table).map(({ id, sheet: { initiative } }) => ({
    id,
    initiative,
    total: roll(table, 20) + initiative, // DEG-R17, DEG-R37
  }));
  return rolled.sort((a, b) => b.total - a.total || b.initiative - a.initiative).map(({ id }) => id); // DEG-R17
}

/** Adds a fighter from a setup to the table. Throws a `SetupError` whose message names the field. */
export function seat(table: DegreesTable, from: SetupFighter): DegreesFighter {
  if (!isOpenGround(table.map, from.at) || occupant(table, from.at))
    throw new SetupError(`${from.id}.at: ${TEXT.setup.blockedHex}`);
  const fighter = newFighter(from, table);
  enter(table, fighter);
  applyState(
    extendFields({ content: CONTENT }, FIELDS, table.content),
    table,
    fighter,
    from,
    TEXT.rejections,
  );
  table.events.length = 0;
  return fighter;
}

/** Throws a `SetupError` if the GM cannot add the fighter. */
export function requireFighter(from: SetupFighter, table: DegreesTable): void {
  const fighter = newFighter(from, table);
  const trial: DegreesTable = {
    ...table,
    fighters: { ...table.fighters, [fighter.id]: fighter },
    events: [],
  };
  requireState(
    extendFields({ content: CONTENT }, FIELDS, table.content),
    trial,
    fighter,
    from,
    TEXT.rejections,
  );
}

function sheetOf(from: SetupFighter, { content }: DegreesTable): Sheet {
  const { archetype, given } = readSheet(sheetKinds(content), ARCHETYPES, from, content);
  const own = ownContent(CONTENT, content);
  const whole: Sheet = { ...initialOf(SHEET), ...archetype };
  const merged = MERGED.map((key) => [key, { ...whole[key], ...given[key] }]);
  const sheet: Sheet = { ...whole, ...given, ...Object.fromEntries(merged), ...(own && { own }) };
  if (own) requirePlaces(from.id, sheet);
  return sheet;
}

const isOfTheBook = (thing: string) => (THINGS as readonly string[]).includes(thing);

/** Throws a `SetupError` if an item that content adds is in the wrong place, such as a natural weapon in a hand. */
function requirePlaces(id: string, sheet: Sheet): void {
  const holder = { sheet };
  const isBound = (to: 'natural' | 'verbal') => (thing: string) => weaponOf(holder, thing).bound === to;
  const belongs = {
    held: (thing: string) => isPortable(holder, thing),
    carried: (thing: string) => isPortable(holder, thing),
    pack: (thing: string) => isPortable(holder, thing),
    worn: (thing: string) => itemOf(holder, thing).armour !== undefined,
    natural: isBound('natural'),
    verbal: isBound('verbal'),
  };
  for (const place of ['held', 'carried', 'pack', 'worn', 'natural', 'verbal'] as const) {
    const stray = sheet[place].find((thing) => !isOfTheBook(thing) && !belongs[place](thing));
    if (stray !== undefined) throw new SetupError(`${id}.sheet.${place}: ${TEXT.setup.notThere(stray)}`);
  }
}

/** The fields of a sheet that hold several values by key. A setup can change individual values and keep the others. */
const MERGED = ['attack', 'defense', 'resist', 'skills', 'edges'] as const;

function newFighter(from: SetupFighter, table: DegreesTable): DegreesFighter {
  const sheet: Sheet = sheetOf(from, table);
  return {
    ...newcomer(from),
    sheet,
    ...partOf(sheet, CHANGEABLE),
    turns: UNTOUCHED.turns,
    suffered: [],
    effects: [],
    grabbing: null,
    hp: WHOLE,
    hpMax: WHOLE,
    bruises: 0,
    strains: 0,
    std: 0, // DEG-3
    mov: 0, // DEG-3
    quick: 1, // DEG-3
    reaction: 1, // DEG-3
    free: 0,
    extraFree: 0,
    stress: 0,
    surgeDebt: 0,
    resistDebt: 0,
    aim: null,
    stance: null,
    stancePaid: false,
    defending: false,
    ready: null,
    readied: null,
    delaying: false,
    carried: sorted(sheet.carried), // `held` keeps the order of the sheet: DEG-R47
    pack: sorted(sheet.pack),
    worn: sorted(sheet.worn),
    loaded: [],
    damaged: [],
    broken: [],
    active: firstOf(sheet),
    lent: [],
    edges: Object.fromEntries(Object.entries(sheet.edges).filter(([, rank]) => rank !== 0)),
    analysis: {},
    intel: [],
    opinions: {},
    topic: null,
    topicEase: null,
    topicUntil: null,
    order: null,
    commanded: null,
    locked: [],
    mods: [],
    runStreak: 0,
    deathFails: 0,
    last: null,
    acted: false,
    attacked: false,
    ran: false,
    ranWell: false,
    stood: false,
    running: false,
    moved: 0,
    areaIn: 0,
  };
}

function sorted<Value extends string>(list: readonly Value[]): Value[] {
  return [...list].sort();
}

/** Returns the first effect of each array, which is active at the start. */
function firstOf(sheet: Sheet): Readonly<Record<string, string>> {
  const firsts = sheet.powers.map((power) => [power, arrayOf({ sheet }, power)?.effects[0]] as const);
  return Object.fromEntries(
    firsts.flatMap(([power, first]) => (first === undefined ? [] : [[power, first]])),
  );
}
