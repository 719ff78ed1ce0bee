import { ENGINE_OPTIONS, ENGINE_PROMPTS, sheetOf } from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { isWall } from '../../../hex/map.ts';
import { optionForm } from '../../../kit/options.ts';
import { OPTIONS } from '../sheet/options.ts';
import type { FlowTable } from '../table.ts';
import { about } from './about.ts';
import { MESSAGES, TEXT } from './catalog.ts';
import { counts, figure } from './figures.ts';
import {
  ACTION_ENTRIES,
  ARCHETYPE_ENTRIES,
  CONDITION_ENTRIES,
  OPTION_ENTRIES,
  PROMPT_ENTRIES,
  THING_ENTRIES,
} from './glossary.ts';
import { GLYPHS } from './glyphs.ts';
import { labelOf } from './labels.ts';
import { line, rollOf, say } from './log.ts';

const { resources, phases, door, openDoor } = TEXT.table;

/** The data and functions that a client needs to display the Flow rules. */
export const description: Description<FlowTable> = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'maxHp', ...resources.hp, look: 'bar', role: 'health' },
    { field: 'ap', ...resources.ap, look: 'pips', role: 'action' },
    { field: 'rp', ...resources.rp, look: 'pips', role: 'reaction' },
    { field: 'fp', max: 'fpMax', ...resources.fp, look: 'pips', role: 'momentum' },
    { field: 'mana', ...resources.mana, look: 'number', role: 'focus' },
  ],
  phases,
  actions: ACTION_ENTRIES,
  prompts: { ...ENGINE_PROMPTS, ...PROMPT_ENTRIES },
  options: { ...ENGINE_OPTIONS, ...OPTION_ENTRIES },
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
    fumbles: ['FLOW-108', 'FLOW-R24'],
    alsoProvoke: ['FLOW-43', 'FLOW-R44'],
    grapplerActions: ['FLOW-61'],
    freeLimit: ['FLOW-80'],
    autoEnd: ['FLOW-6'],
    fpCap: ['FLOW-R12'],
    explore: ['FLOW-97'],
  }),
  archetypes: ARCHETYPE_ENTRIES,
  glyphs: GLYPHS,
  figure,
  counts,
  params: TEXT.params.labels,
  sheet: sheetOf(TEXT.sheet),
  members: TEXT.members,
  rejections: TEXT.rejections,
  messages: MESSAGES,
  marks({ map, options, ground }) {
    return [
      ...options.doors.map((at) =>
        isWall(map, at)
          ? ({ at, icon: 'door', label: door } as const)
          : ({ at, icon: 'open-door', label: openDoor } as const),
      ),
      ...ground.map(({ at, item }) => ({ at, icon: 'thing', label: labelOf(item) }) as const),
    ];
  },
  about,
  seconds: ({ options }) => ({ prompt: options.timer, turn: null }),
  line,
  roll: rollOf,
  say,
};
