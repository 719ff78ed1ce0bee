import { extendFields } from '../../../engine/content/extend-fields.ts';
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
import { UNASKED_SURPLUS } from '../book/death.ts';
import { setWill } from '../book/helpless.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { ARCHETYPES, trained } from './archetypes.ts';
import { CONTENT } from './content.ts';
import { FIELDS } from './fields.ts';
import { OPTIONS } from './options.ts';
import { sheetKinds } from './sheet.ts';

/** Creates the initial table of a battle. Throws a `SetupError` that names the invalid field. */
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

/** Creates a fighter as the setup describes it. Throws a `SetupError` that names the invalid field. */
export function newFighter(from: SetupFighter, table: HuntTable): HuntFighter {
  const { archetype, given } = readSheet(sheetKinds(table.content), ARCHETYPES, from, table.content);
  const own = ownContent(CONTENT, table.content);
  const { name = from.name, bags, specialties, ...sheet } = { ...archetype, ...given };
  const { wp, mv } = sheet;
  const fighter: HuntFighter = {
    ...newcomer({ ...from, name }),
    ...sheet,
    specialties: trained({ specialties }),
    base: { wp, mv },
    bags: Object.entries(bags).map(([bag, items]) => ({ bag, items })),
    parts: [],
    conditions: [],
    links: [],
    step: null,
    done: false,
    extra: 0,
    yelled: false,
    yellAsked: null,
    wasLow: false,
    last: null,
    withdrawn: false,
    dead: false,
    spared: false,
    standing: sheet.type === 'enemy' ? [] : UNASKED_SURPLUS, // HUNT-R17
    ...(own && { own }),
  };
  setWill(table, fighter, wp); // HUNT-62, HUNT-R28: the effects of low Willpower also apply at the start
  applyState(
    extendFields({ content: CONTENT }, FIELDS, table.content),
    table,
    fighter,
    from,
    TEXT.rejections,
  );
  return fighter;
}
