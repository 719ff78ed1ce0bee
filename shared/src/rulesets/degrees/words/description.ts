import { ENGINE_OPTIONS, ENGINE_PROMPTS, entriesOf, sheetOf } from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { labelsIn } from '../../../kit/labels.ts';
import { optionForm } from '../../../kit/options.ts';
import { masterOf } from '../book/conditions.ts';
import { OPTIONS } from '../sheet/options.ts';
import type { DegreesTable } from '../table.ts';
import { about } from './about.ts';
import { MESSAGES, TEXT } from './catalog.ts';
import { diagrams } from './diagrams.ts';
import { counts, figure } from './figures.ts';
import {
  ACTION_ENTRIES,
  CONDITION_ENTRIES,
  OPTION_ENTRIES,
  PROMPT_ENTRIES,
  THING_ENTRIES,
} from './glossary.ts';
import { GLYPHS } from './glyphs.ts';
import { LABELS } from './labels.ts';
import { line, rollOf, say } from './log.ts';
import { track } from './track.ts';

const { resources } = TEXT.table;

/** The data that a client needs to show a battle of Degrees. */
export const description: Description<DegreesTable> = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'hpMax', ...resources.hp, look: 'bar', role: 'health' },
    { field: 'std', max: 'stdMax', ...resources.std, look: 'pips', role: 'action' },
    { field: 'mov', ...resources.mov, look: 'pips', role: 'movement' },
    { field: 'quick', ...resources.quick, look: 'pips', role: 'action' },
    { field: 'reaction', ...resources.reaction, look: 'pips', role: 'reaction' },
    { field: 'bruises', ...resources.bruises, look: 'number', role: 'burden' },
    { field: 'strains', ...resources.strains, look: 'number', role: 'burden' },
    { field: 'stress', max: 'stressMax', ...resources.stress, look: 'number', role: 'burden' },
    { field: 'surgeDebt', ...resources.surgeDebt, look: 'number', role: 'burden' },
    { field: 'destiny', ...resources.destiny, look: 'pips', role: 'momentum' },
    { field: 'fate', ...resources.fate, look: 'pips', role: 'momentum' },
    { field: 'corruption', ...resources.corruption, look: 'pips', role: 'momentum' },
  ],
  phases: TEXT.table.phases,
  actions: ACTION_ENTRIES,
  prompts: { ...ENGINE_PROMPTS, ...PROMPT_ENTRIES },
  options: { ...ENGINE_OPTIONS, ...OPTION_ENTRIES },
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
    encounter: ['DEG-2', 'DEG-92'],
    pl: ['DEG-R2'],
    freeLimit: ['DEG-9'],
    conversation: ['DEG-R2'],
    communication: ['DEG-R2'],
    lethal: ['DEG-R13'],
    stressUncapped: ['DEG-R59'],
  }),
  archetypes: entriesOf(TEXT.archetypes, {}),
  glyphs: GLYPHS,
  figure,
  counts,
  params: TEXT.params.labels,
  sheet: sheetOf(TEXT.sheet),
  members: TEXT.members,
  rejections: TEXT.rejections,
  messages: MESSAGES,
  marks: ({ lying, content }) =>
    lying.map(({ item, at }) => ({
      at,
      icon: 'thing' as const,
      label: labelsIn(content, LABELS).labelOf(item),
    })), // DEG-31, DEG-122
  seconds: ({ options }) => ({ prompt: options.promptSeconds, turn: options.turnSeconds }),
  track,
  master: masterOf, // DEG-R12
  diagrams,
  about,
  line,
  roll: rollOf,
  say,
};
