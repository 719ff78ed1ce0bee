import type { Ruleset } from '../../engine/core/ruleset.ts';
import { setupFault } from '../../engine/setup/setup.ts';
import { ANYTIME_ACTIONS, GM, giveLongRest } from './book/gm.ts';
import { play } from './book/round.ts';
import { ACTIONS } from './book/turn-actions.ts';
import { BOT_VALUES } from './odds/bot-values.ts';
import { forecast } from './odds/forecast.ts';
import { CONTENT } from './sheet/content.ts';
import { EVENTS } from './sheet/events.ts';
import { FIELDS } from './sheet/fields.ts';
import { NAMES } from './sheet/names.ts';
import { newFighter, open } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SECRETS } from './sheet/secrets.ts';
import { SHEET } from './sheet/sheet.ts';
import type { PhasesFighter, PhasesTable } from './table.ts';
import { description } from './words/description.ts';

/** The Phases rules: the action that a fighter wants to take decides when it acts. */
export const phases: Ruleset<PhasesTable, PhasesFighter> = {
  id: 'phases',
  version: 2,
  open,
  faultOf: (from, table) => setupFault(() => newFighter(from, table)),
  play,
  actions: ACTIONS,
  interjections: ANYTIME_ACTIONS,
  stackName: ({ name, by }) => `${name}:${by}`,
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  content: CONTENT,
  fields: FIELDS,
  events: EVENTS,
  secrets: SECRETS,
  names: NAMES,
  rests: { 'long-rest': { clause: 'PHASE-R48', run: giveLongRest } },
  grows: {
    clause: 'PHASE-R79',
    fields: [
      'hpMax',
      'mpMax',
      'recoveries',
      'stressCap',
      'bulk',
      'agility',
      'mind',
      'magic',
      'grit',
      'dodge',
      'adef',
      'speed',
      'abilities',
      'traits',
      'reactions',
    ],
  },
  forecast,
  botValues: BOT_VALUES,
  description,
  scenarios: SCENARIOS,
};
