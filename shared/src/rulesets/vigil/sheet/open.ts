import { extendFields, extendSchemas } from '../../../engine/content/extend-fields.ts';
import {
  newcomer,
  newTable,
  type Setup,
  SetupError,
  type SetupFighter,
} from '../../../engine/setup/setup.ts';
import { ownContent } from '../../../kit/content.ts';
import { partOf, readSheet } from '../../../kit/sheet.ts';
import { applyState, placeFighter } from '../../../kit/state.ts';
import { movementBy } from '../book/movement.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { ARCHETYPES } from './archetypes.ts';
import { CONTENT } from './content.ts';
import { optionsOf } from './options.ts';
import { eachStat, SHEET } from './sheet.ts';
import { applyAmbush, SETTINGS } from './state.ts';

/** Creates the initial table of a battle. Throws a `SetupError` that names the invalid field. */
export function open(setup: Setup, dice: VigilTable['dice']): VigilTable {
  const bare = newTable(setup, dice);
  const isOrderGiven = bare.order.length > 0; // VIG-1, VIG-R26
  const table: VigilTable = { ...bare, options: optionsOf(setup), isOrderGiven };
  for (const from of setup.combatants) placeFighter(table, newFighter(from, table));
  return table;
}

/** Creates a fighter as the setup describes it (chapter 2). Throws a `SetupError` that names the invalid field. */
export function newFighter(setup: SetupFighter, table: VigilTable): VigilFighter {
  const { content } = table;
  const kinds = extendSchemas({ content: CONTENT }, SHEET, content);
  const { archetype, given } = readSheet(kinds, ARCHETYPES, setup, content);
  const own = ownContent(CONTENT, content);
  const stats = eachStat((one) => given[one] ?? archetype.stats[one]);
  const sheet = { ...archetype, ...given };
  const { weapons, abilities } = sheet;
  const wielded = given.wielded === undefined ? (weapons[0] ?? null) : given.wielded;
  if (wielded !== null && !weapons.includes(wielded)) {
    throw new SetupError(`${setup.id}.sheet.wielded: ${TEXT.setup.notCarried(wielded)}`);
  }
  const maxima = {
    maxHp: given.maxHp ?? archetype.maxHp,
    maxVigor: given.maxVigor ?? 3 + stats.athletics + stats.dexterity + stats.toughness,
    maxFocus: given.maxFocus ?? 3 + stats.awareness + stats.reasoning + stats.willpower,
  };
  const fighter: VigilFighter = {
    ...startingState(setup, maxima),
    ...partOf(sheet, ['pc', 'size', 'vigilance', 'armor', 'shield']),
    stats,
    ...maxima,
    move: given.move ?? movementBy(stats),
    weapons: [...weapons].sort(),
    wielded,
    abilities: [...abilities].sort(),
    ...(own && { own }),
  };
  const fields = extendFields({ content: CONTENT }, SETTINGS, content);
  applyState(fields, table, fighter, setup, TEXT.rejections);
  if (setup.state?.conditions !== undefined) applyAmbush(fighter);
  return fighter;
}

function startingState(
  setup: SetupFighter,
  { maxHp, maxVigor, maxFocus }: Pick<VigilFighter, 'maxHp' | 'maxVigor' | 'maxFocus'>,
) {
  return {
    ...newcomer(setup),
    hp: maxHp,
    vigor: maxVigor,
    focus: maxFocus,
    regular: 1, // VIG-5
    movement: 1,
    quick: 1,
    xquick: 0,
    prepared: null,
    unloaded: [],
    reach: null,
    conditions: [],
    autopass: 'own' as const, // VIG-42
    checkResult: null,
    checkSuccess: null,
    hasBegun: false,
    isToBePlaced: false,
  };
}
