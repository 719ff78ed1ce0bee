import { fighter, optional, record } from '../../engine/kinds.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { newTable, type Setup, setupFault } from '../../engine/setup.ts';
import { putDown } from '../../kit/state.ts';
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
  secrets: { autopass: { instead: 'own' } },
  names: { pending: { act: record({ target: optional(fighter) }) } },
  asSeen, // VIG-R21
  forecast,
  description,
  scenarios: SCENARIOS,
};

/** Of what somebody hidden has pending, the phase would tell. */
function asSeen(seen: VigilTable): VigilTable {
  const isTold = seen.stack.length === 0 && (seen.phase === 'window' || seen.phase === 'resolve');
  return isTold ? { ...seen, phase: 'turn' } : seen;
}

function open(setup: Setup, dice: VigilTable['dice']): VigilTable {
  const table: VigilTable = { ...newTable(setup, dice), options: optionsOf(setup) }; // VIG-1
  for (const from of setup.combatants) putDown(table, makeFighter(from, table));
  return table;
}
