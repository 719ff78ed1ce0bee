import { choicesOf, sheetOf } from '../../engine/catalogue.ts';
import type { Description } from '../../engine/description.ts';
import { isWall } from '../../hex/map.ts';
import type { FlowTable } from './flow-table.ts';
import {
  ACTION_ENTRIES,
  ARCHETYPE_ENTRIES,
  CONDITION_ENTRIES,
  OPTION_ENTRIES,
  PROMPT_ENTRIES,
  THING_ENTRIES,
} from './glossary.ts';
import { line, say } from './log.ts';
import { TEXT } from './text/catalogue.ts';

const { resources, phases, door } = TEXT.table;
const { fumbles, alsoProvoke, grapplerActions, freeLimit, autoEnd, fpCap, explore, timer } =
  TEXT.battleOptions;

/** All that a client needs to draw the flow rules. */
export const DESCRIPTION: Description = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'maxHp', ...resources.hp, look: 'bar', colour: 'health' },
    { field: 'ap', ...resources.ap, look: 'pips', colour: 'action' },
    { field: 'rp', ...resources.rp, look: 'pips', colour: 'reaction' },
    { field: 'fp', max: 'fpMax', ...resources.fp, look: 'pips', colour: 'momentum' },
    { field: 'mana', ...resources.mana, look: 'number', colour: 'focus' },
  ],
  phases,
  actions: ACTION_ENTRIES,
  prompts: PROMPT_ENTRIES,
  options: OPTION_ENTRIES,
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions: [
    {
      key: 'fumbles',
      ...fumbles,
      clauses: ['FLOW-108', 'FLOW-R24'],
      type: 'choice',
      initial: 'gm',
      choices: choicesOf(fumbles.choices),
    },
    {
      key: 'alsoProvoke',
      ...alsoProvoke,
      clauses: ['FLOW-43', 'FLOW-R44'],
      type: 'choices',
      initial: [],
      choices: choicesOf(alsoProvoke.choices),
    },
    {
      key: 'grapplerActions',
      ...grapplerActions,
      clauses: ['FLOW-61'],
      type: 'choice',
      initial: 'allow',
      choices: choicesOf(grapplerActions.choices),
    },
    {
      key: 'freeLimit',
      ...freeLimit,
      clauses: ['FLOW-80'],
      type: 'number',
      initial: 3,
      min: 0,
      max: 20,
    },
    {
      key: 'autoEnd',
      ...autoEnd,
      clauses: ['FLOW-6'],
      type: 'boolean',
      initial: false,
    },
    {
      key: 'fpCap',
      ...fpCap,
      clauses: ['FLOW-R12'],
      type: 'boolean',
      initial: true,
    },
    {
      key: 'explore',
      ...explore,
      clauses: ['FLOW-97'],
      type: 'boolean',
      initial: false,
    },
    {
      key: 'timer',
      ...timer,
      type: 'number',
      initial: 20,
      min: 5,
      max: 600,
    },
  ],
  archetypes: ARCHETYPE_ENTRIES,
  sheet: sheetOf(TEXT.sheet),
  rejections: TEXT.rejections,
  marks(table) {
    const shut = (table as FlowTable).options.doors.filter((at) => isWall(table.map, at));
    return shut.map((at) => ({ at, icon: 'door', label: door }));
  },
  seconds: (table) => ({ prompt: (table as FlowTable).options.timer, turn: null }),
  line,
  say,
};
