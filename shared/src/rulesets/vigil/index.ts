import type { Ruleset } from '../../engine/core/ruleset.ts';
import { setupFault } from '../../engine/setup/setup.ts';
import { ACTIONS } from './book/actions.ts';
import { GM, INTERJECTIONS } from './book/gm.ts';
import { asSeen } from './book/hidden-fighters.ts';
import { isMalformedAnswer } from './book/responses.ts';
import { play } from './book/rounds.ts';
import { BOT_VALUES } from './odds/bot-values.ts';
import { imagine } from './odds/footing.ts';
import { forecast, pendingOdds } from './odds/forecast.ts';
import { CONTENT } from './sheet/content.ts';
import { EVENTS } from './sheet/events.ts';
import { FIELDS } from './sheet/fields.ts';
import { NAMES } from './sheet/names.ts';
import { newFighter, open } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SHEET } from './sheet/sheet.ts';
import { STATS } from './sheet/stats.ts';
import type { VigilFighter, VigilTable } from './table.ts';
import { description } from './words/description.ts';

/** The Vigil rules: the turn order is fixed, and fighters can respond to every action. */
export const vigil: Ruleset<VigilTable, VigilFighter> = {
  id: 'vigil',
  version: 2,
  open,
  faultOf: (from, table) => setupFault(() => newFighter(from, table)),
  play,
  actions: ACTIONS,
  isMalformed: isMalformedAnswer, // VIG-73
  interjections: INTERJECTIONS,
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  content: CONTENT,
  fields: FIELDS,
  events: EVENTS,
  secrets: { autopass: { instead: 'own' } },
  names: NAMES,
  rests: { 'short-rest': { clause: 'VIG-R29' }, 'long-rest': { clause: 'VIG-R29' } },
  grows: { clause: 'VIG-R29', fields: [...STATS, 'vigilance', 'maxHp', 'maxVigor', 'maxFocus', 'abilities'] },
  asSeen, // VIG-R21
  forecast,
  pendingOdds,
  imagine,
  botValues: BOT_VALUES,
  description,
  scenarios: SCENARIOS,
};
