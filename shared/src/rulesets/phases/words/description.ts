import { entriesOf, sheetOf } from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { optionForm } from '../../../kit/options.ts';
import { OPTIONS } from '../sheet/options.ts';
import type { PhasesTable } from '../table.ts';
import { about } from './about.ts';
import { ahead } from './ahead.ts';
import { MESSAGES, TEXT } from './catalog.ts';
import { counts, figure } from './figures.ts';
import { ACTION_ENTRIES, CONDITION_ENTRIES, OPTION_ENTRIES, PROMPT_ENTRIES } from './glossary.ts';
import { GLYPHS } from './glyphs.ts';
import { line, rollOf, say } from './log.ts';
import { track } from './track.ts';

const { resources } = TEXT.table;

/** Everything a client needs to display these rules. */
export const description: Description<PhasesTable> = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'hpMax', ...resources.hp, look: 'bar', role: 'health' },
    { field: 'stress', max: 'stressCap', ...resources.stress, look: 'bar', role: 'burden' },
    { field: 'wounds', max: 'woundCap', ...resources.wounds, look: 'pips', role: 'burden' },
    { field: 'discord', ...resources.discord, look: 'number', role: 'burden' },
    { field: 'focus', ...resources.focus, look: 'number', role: 'focus' },
    { field: 'mp', max: 'mpMax', ...resources.mp, look: 'bar', role: 'momentum' },
    { field: 'recovery', max: 'recoveries', ...resources.recovery, look: 'pips', role: 'neutral' },
    { field: 'moveLeft', ...resources.moveLeft, look: 'number', role: 'movement' },
    { field: 'surgePrice', ...resources.surgePrice, look: 'text', role: 'burden' },
  ],
  phases: TEXT.phases,
  actions: ACTION_ENTRIES,
  prompts: PROMPT_ENTRIES,
  options: OPTION_ENTRIES,
  things: entriesOf(TEXT.things, {}),
  conditions: CONDITION_ENTRIES,
  battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
    surgeStart: ['PHASE-24'],
    surgeMode: ['PHASE-25', 'PHASE-26'],
    firstPick: ['PHASE-R23'],
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
  ahead,
  track,
  about,
  seconds: () => ({ prompt: 30, turn: null }),
  line,
  roll: rollOf,
  say,
};
