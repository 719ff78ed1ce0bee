import type { Ruleset } from '../../engine/ruleset.ts';
import { ACTIONS } from './actions/index.ts';
import { DESCRIPTION } from './description.ts';
import { EVENTS } from './events.ts';
import { FIELDS } from './fields/index.ts';
import type { FlowFighter } from './fighter.ts';
import type { FlowTable } from './flow-table.ts';
import { forecast } from './forecast/forecast.ts';
import { GM } from './gm.ts';
import { NAMES } from './names.ts';
import { faultOf, open } from './open.ts';
import { OPTIONS } from './options.ts';
import { play } from './rounds.ts';
import { SCENARIOS } from './scenarios.ts';
import { SHEET } from './sheet.ts';

/** The flow rules: three purses, and an answer to everything. */
export const flow: Ruleset<FlowTable, FlowFighter> = {
  id: 'flow',
  version: 2,
  open,
  faultOf,
  play,
  actions: ACTIONS,
  interjections: {},
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  fields: FIELDS,
  events: EVENTS,
  secrets: { readied: { instead: null } },
  names: NAMES,
  forecast,
  description: DESCRIPTION,
  scenarios: SCENARIOS,
};
