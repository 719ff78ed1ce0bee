import { ENGINE_OPTIONS, ENGINE_PROMPTS, sheetOf } from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { optionForm } from '../../../kit/options.ts';
import { victimOf } from '../book/damage.ts';
import { OPTIONS } from '../sheet/options.ts';
import type { HuntTable } from '../table.ts';
import { about } from './about.ts';
import { MESSAGES, TEXT } from './catalog.ts';
import { diagrams } from './diagrams.ts';
import { figure } from './figures.ts';
import {
  ACTION_ENTRIES,
  ARCHETYPE_ENTRIES,
  CONDITION_ENTRIES,
  OPTION_ENTRIES,
  PROMPT_ENTRIES,
  THING_ENTRIES,
} from './glossary.ts';
import { GLYPHS } from './glyphs.ts';
import { LABELS } from './labels.ts';
import { line, rollOf, say } from './log.ts';
import { ties } from './ties.ts';
import { track } from './track.ts';

const { resources } = TEXT.table;
const { state } = TEXT.sheet;

/** Everything a client needs to display the Hunt rules. */
export const description: Description<HuntTable> = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', ...resources.hp, look: 'number', role: 'health' },
    { field: 'wp', ...resources.wp, look: 'number', role: 'focus' },
    { field: 'mv', ...resources.mv, look: 'number', role: 'movement' },
    { field: 'extra', ...resources.extra, look: 'number', role: 'action' },
  ],
  phases: TEXT.table.phases,
  actions: ACTION_ENTRIES,
  prompts: {
    ...ENGINE_PROMPTS,
    ...PROMPT_ENTRIES,
    'body-part': {
      ...PROMPT_ENTRIES['body-part'],
      on: { diagram: 'body', whose: victimOf },
    },
  },
  options: { ...ENGINE_OPTIONS, ...OPTION_ENTRIES },
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
    fate: ['HUNT-34', 'HUNT-R46'],
    fullPowerEvasion: ['HUNT-43', 'HUNT-R29'],
    enemyFlight: ['HUNT-37', 'HUNT-R57'],
  }),
  archetypes: ARCHETYPE_ENTRIES,
  glyphs: GLYPHS,
  figure,
  params: TEXT.params.labels,
  sheet: sheetOf({ ...TEXT.sheet, state: { ...state, fields: { type: state.kind, ...state.fields } } }),
  rejections: TEXT.rejections,
  messages: MESSAGES,
  marks: ({ ground, content }) =>
    ground.map(({ item, at }) => ({
      at,
      icon: 'thing',
      label: labelsIn(content, LABELS).labelOf(item),
    })),
  ties,
  track,
  diagrams,
  cells: { specialty: { diagram: 'grid', of: 'target' } },
  about,
  seconds: ({ options }) => ({ prompt: options.promptSeconds, turn: options.turnSeconds }),
  line,
  roll: rollOf,
  say,
};
