import type { Ruleset } from '../../engine/core/ruleset.ts';
import { setupFault } from '../../engine/setup/setup.ts';
import { GM } from './book/gm.ts';
import { ACTIONS, play } from './book/rules.ts';
import { forecast } from './odds/forecast.ts';
import { EVENTS } from './sheet/events.ts';
import { FIELDS } from './sheet/fields.ts';
import { newFighter, open } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SHEET } from './sheet/sheet.ts';
import type { SkeletonFighter, SkeletonTable } from './table.ts';
import { description } from './words/description.ts';

/** The Skeleton rules: a small playable rulebook, to be replaced by a real one. */
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
  rests: { 'long-rest': { clause: 'SKELETON-8' } },
  events: EVENTS,
  secrets: {},
  forecast,
  description,
  scenarios: SCENARIOS,
};
