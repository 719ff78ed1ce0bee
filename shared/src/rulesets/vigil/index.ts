import type { Ruleset } from '../../engine/ruleset.ts';
import { newTable, type Setup, SetupError, setupFault } from '../../engine/setup.ts';
import { isOpenGround } from '../../hex/map.ts';
import { ACTIONS } from './actions.ts';
import { description } from './description.ts';
import { EVENTS } from './events.ts';
import { FIELDS } from './fields.ts';
import { forecast } from './forecast.ts';
import { gm, interjections } from './gm.ts';
import { OPTIONS, optionsOf } from './options.ts';
import { isMalformedAnswer } from './responses.ts';
import { play } from './rounds.ts';
import { SCENARIOS } from './scenarios.ts';
import { makeFighter, SHEET } from './sheet.ts';
import type { VigilFighter, VigilTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

/** Vigil: fixed turn order, and everybody may answer everything. */
export const vigil: Ruleset<VigilTable, VigilFighter> = {
  id: 'vigil',
  version: 1,
  open,
  faultOf: (fighter, table) => setupFault(() => makeFighter(fighter, table)),
  play,
  actions: ACTIONS,
  isMalformed: isMalformedAnswer, // VIG-73
  interjections,
  gm,
  options: OPTIONS,
  sheet: SHEET,
  fields: FIELDS,
  events: EVENTS,
  secrets: { autopass: 'own' },
  forecast,
  description,
  scenarios: SCENARIOS,
};

function open(setup: Setup, dice: VigilTable['dice']): VigilTable {
  const table = { ...newTable(setup, dice), options: optionsOf(setup) }; // VIG-1
  const fighters = setup.combatants.map((from) => makeFighter(from, table));
  requirePlaces(setup, fighters);
  return { ...table, fighters: Object.fromEntries(fighters.map((fighter) => [fighter.id, fighter])) };
}

function requirePlaces({ map }: Setup, fighters: readonly VigilFighter[]): void {
  const taken = new Set<string>();
  for (const { id, at, defeated } of fighters) {
    if (!isOpenGround(map, at)) throw new SetupError(`${id}.at: ${TEXT.setup.noGround(at.join())}`);
    if (defeated) continue;
    if (taken.has(at.join())) throw new SetupError(`${id}.at: ${TEXT.setup.taken(at.join())}`);
    taken.add(at.join());
  }
}
