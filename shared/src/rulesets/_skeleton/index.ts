import type { Ruleset } from '../../engine/ruleset.ts';
import { setupFault } from '../../engine/setup.ts';
import { description } from './description.ts';
import { EVENTS } from './events.ts';
import { FIELDS } from './fields.ts';
import { forecast } from './forecast.ts';
import { GM } from './gm.ts';
import { newFighter, OPTIONS, open, SHEET } from './open.ts';
import { ACTIONS, play } from './rules.ts';
import { SCENARIOS } from './scenarios.ts';
import type { SkeletonFighter, SkeletonTable } from './table.ts';

/** Skeleton: a small rulebook that plays, to be filled with a real one. */
export const skeleton: Ruleset<SkeletonTable, SkeletonFighter> = {
  id: 'skeleton',
  version: 1,
  open,
  faultOf: (from, table) => setupFault(() => newFighter(from, table)),
  play,
  actions: ACTIONS,
  interjections: {},
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  fields: FIELDS,
  events: EVENTS,
  secrets: {},
  forecast,
  description,
  scenarios: SCENARIOS,
};
