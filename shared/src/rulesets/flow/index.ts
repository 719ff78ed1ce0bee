import type { Ruleset } from '../../engine/core/ruleset.ts';
import { ACTIONS } from './book/actions.ts';
import { GM } from './book/gm.ts';
import { play } from './book/rounds.ts';
import { BOT_VALUES } from './odds/bot-values.ts';
import { forecast } from './odds/forecast.ts';
import { CONTENT } from './sheet/content.ts';
import { EVENTS } from './sheet/events.ts';
import { FIELDS } from './sheet/fields.ts';
import { CHARM } from './sheet/items.ts';
import { NAMES } from './sheet/names.ts';
import { faultOf, open } from './sheet/open.ts';
import { OPTIONS } from './sheet/options.ts';
import { SCENARIOS } from './sheet/scenarios.ts';
import { SHEET } from './sheet/sheet.ts';
import { SKILLS } from './sheet/skills.ts';
import type { FlowFighter, FlowTable } from './table.ts';
import { description } from './words/description.ts';

/** The Flow rules: fighters spend action, reaction and flow points, and can react to almost anything. */
export const flow: Ruleset<FlowTable, FlowFighter> = {
  id: 'flow',
  version: 3,
  open,
  faultOf,
  play,
  actions: ACTIONS,
  interjections: {},
  gm: GM,
  options: OPTIONS,
  sheet: SHEET,
  content: CONTENT,
  fields: FIELDS,
  events: EVENTS,
  secrets: { readied: { instead: null } },
  names: NAMES,
  rests: { 'long-rest': { clause: 'FLOW-R67' } },
  grows: {
    clause: 'FLOW-R67',
    fields: ['maxHp', ...SKILLS, 'speed', 'apMax', 'rpMax', 'fpMax', 'mana', 'perks', 'abilities', 'spells'],
  },
  regained: ({ ground }, { id }) => [
    ...ground.filter(({ owner }) => owner === id).map(({ item }) => item), // FLOW-R67
    CHARM.id, // FLOW-R67: a ward charm can be used in each fight
  ],
  forecast,
  botValues: BOT_VALUES,
  description: description,
  scenarios: SCENARIOS,
};
