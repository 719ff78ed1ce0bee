import { newcomer, newTable, type Setup, SetupError, type SetupFighter } from '../../../engine/setup.ts';
import { occupant } from '../../../engine/table.ts';
import { enter } from '../../../engine/verbs.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { readOptions } from '../../../kit/options.ts';
import { readSheet } from '../../../kit/sheet.ts';
import { layDown } from '../../../kit/state.ts';
import { setWill } from '../book/helpless.ts';
import type { Bag, HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { ARCHETYPES, trained } from './archetypes.ts';
import { FIELDS } from './fields.ts';
import { OPTIONS } from './options.ts';
import { SHEET } from './sheet.ts';
import { BAGS, type BagId, type Thing } from './things.ts';

/** The table at the very start. Throws `SetupError`, naming the field, if the setup is not fit for these rules. */
export function open(setup: Setup, dice: HuntTable['dice']): HuntTable {
  const table: HuntTable = {
    ...newTable(setup, dice),
    options: readOptions(OPTIONS, setup),
    ordered: setup.order !== undefined, // HUNT-R8
    party: null,
    begun: false,
    ground: [],
  };
  for (const from of setup.combatants) {
    const fighter = newFighter(from, table);
    requirePlace(table, fighter);
    enter(table, fighter);
  }
  if (!table.ordered) table.order = Object.keys(table.fighters);
  return table;
}

function requirePlace(table: HuntTable, { id, at, defeated }: HuntFighter): void {
  if (!at) return;
  if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${TEXT.setup.noGround(at.join())}`);
  const holder = defeated ? undefined : occupant(table, at); // HUNT-R33
  if (holder) throw new SetupError(`${id}.at: ${TEXT.setup.taken(holder.id)}`);
}

/** A combatant as a setup gives it. Throws `SetupError`, naming the field. */
export function newFighter(from: SetupFighter, table: HuntTable): HuntFighter {
  const { archetype, given } = readSheet(SHEET, ARCHETYPES, from, table.content);
  const { hp, wp, mv, bags, items, armour, weapons, specialties, name, ...rest } = {
    name: undefined,
    ...archetype,
    ...given,
  };
  const fighter: HuntFighter = {
    ...newcomer({ ...from, ...(name !== undefined && { name }) }),
    ...rest,
    specialties: trained({ specialties }),
    base: { wp, mv },
    hp,
    wp,
    mv,
    weapons,
    armour,
    items,
    bags: packed(from.id, bags),
    parts: [],
    conditions: [],
    links: [],
    step: null,
    done: false,
    extra: 0,
    yelled: false,
    wasLow: false,
    last: null,
    withdrawn: false,
    dead: false,
  };
  setWill(table, fighter, wp); // HUNT-62, HUNT-R28: who starts so is so
  layDown(FIELDS, table, fighter, from, TEXT.rejections);
  return fighter;
}

function packed(id: string, bags: Readonly<Record<string, readonly Thing[]>>): Bag[] {
  return Object.entries(bags).map(([bag, items]) => {
    if (!Object.hasOwn(BAGS, bag)) throw new SetupError(`${id}.sheet.bags.${bag}: ${TEXT.setup.noBag}`);
    return { bag: bag as BagId, items };
  });
}
