import type { Ruleset } from '../../engine/core/ruleset.ts';
import { setupFault } from '../../engine/setup/setup.ts';
import { GM } from './book/gm.ts';
import { play } from './book/rounds.ts';
import { ACTIONS, ANYTIME_ACTIONS } from './book/turn-actions.ts';
import { voice } from './book/voice.ts';
import { forecast } from './odds/forecast.ts';
import { imagine } from './odds/stances.ts';
import { CONTENT } from './sheet/content.ts';
import { EVENTS } from './sheet/events.ts';
import { FIELDS } from './sheet/fields.ts';
import { NAMES } from './sheet/names.ts';
import { open, requireFighter } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SHEET } from './sheet/sheet.ts';
import type { DegreesFighter, DegreesTable } from './table.ts';
import { description } from './words/description.ts';

/** Degrees: a d20 fight with blades and words, decided by margins, without hit points. */
export const degrees: Ruleset<DegreesTable, DegreesFighter> = {
  id: 'degrees',
  version: 2,
  open,
  faultOf: (from, table) => setupFault(() => requireFighter(from, table)),
  play: (table) => play(table, ACTIONS),
  actions: ACTIONS,
  interjections: ANYTIME_ACTIONS,
  faults: ['not-gm', 'prompt-open', 'bad-input'],
  voice,
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  content: CONTENT,
  fields: FIELDS,
  events: EVENTS,
  secrets: { intel: { instead: [] }, readied: { instead: null } }, // DEG-R52
  names: NAMES,
  rests: { 'long-rest': { clause: 'DEG-R74' } },
  grows: {
    clause: 'DEG-R74',
    fields: [
      'initiative',
      'attack',
      'defense',
      'resist',
      'skills',
      'stressMax',
      'powers',
      'edges',
      'destiny',
      'fate',
    ],
  },
  regained: ({ lying }) => lying.map(({ item }) => item), // DEG-R74
  forecast,
  imagine,
  description,
  scenarios: SCENARIOS,
};
