import { choicesOf, sheetOf } from '../../engine/catalogue.ts';
import type { Description, OptionField } from '../../engine/description.ts';
import type { Table } from '../../engine/table.ts';
import { STATS } from './content.ts';
import {
  ACTION_ENTRIES,
  ARCHETYPE_ENTRIES,
  CONDITION_ENTRIES,
  OPTION_ENTRIES,
  PROMPT_ENTRIES,
  THING_ENTRIES,
} from './glossary.ts';
import { line, say } from './log.ts';
import type { VigilTable } from './table.ts';
import { TEXT } from './text/catalogue.ts';

const { resources } = TEXT.table;
const { exploding, difficulty, overexertion, stepWindows, promptSeconds, turnSeconds } = TEXT.battleOptions;

const battleOptions: readonly OptionField[] = [
  {
    key: 'exploding',
    ...exploding,
    type: 'boolean',
    initial: true,
    clauses: ['VIG-R2'],
  },
  {
    key: 'difficulty',
    ...difficulty,
    type: 'choice',
    initial: 'rolled',
    choices: choicesOf(difficulty.choices),
    clauses: ['VIG-R4'],
  },
  {
    key: 'overexertion',
    ...overexertion,
    type: 'boolean',
    initial: false,
    clauses: ['VIG-R6'],
  },
  {
    key: 'stepWindows',
    ...stepWindows,
    type: 'boolean',
    initial: true,
    clauses: ['VIG-24', 'VIG-R9'],
  },
  {
    key: 'promptSeconds',
    ...promptSeconds,
    type: 'number',
    initial: 20,
    min: 1,
    max: 3600,
    clauses: ['VIG-41'],
  },
  {
    key: 'turnSeconds',
    ...turnSeconds,
    type: 'number',
    initial: 90,
    min: 1,
    max: 3600,
    clauses: ['VIG-41'],
  },
];

/** All that a client needs to draw Vigil. */
export const description: Description = {
  name: TEXT.table.name,
  tagline: TEXT.table.tagline,
  resources: [
    { field: 'hp', max: 'maxHp', ...resources.hp, look: 'bar', colour: 'health' },
    { field: 'vigor', max: 'maxVigor', ...resources.vigor, look: 'bar', colour: 'momentum' },
    { field: 'focus', max: 'maxFocus', ...resources.focus, look: 'bar', colour: 'focus' },
    { field: 'regular', ...resources.regular, look: 'pips', colour: 'action' },
    { field: 'movement', ...resources.movement, look: 'pips', colour: 'movement' },
    { field: 'quick', ...resources.quick, look: 'pips', colour: 'reaction' },
    { field: 'xquick', ...resources.xquick, look: 'pips', colour: 'reaction' },
  ],
  phases: TEXT.table.phases,
  actions: ACTION_ENTRIES,
  prompts: PROMPT_ENTRIES,
  options: OPTION_ENTRIES,
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions,
  archetypes: ARCHETYPE_ENTRIES,
  sheet: sheetOf({
    ...TEXT.sheet,
    stats: {
      ...TEXT.sheet.stats,
      fields: Object.fromEntries(STATS.map((stat) => [stat, TEXT.things[stat].label])),
    },
  }),
  rejections: TEXT.rejections,
  marks(table) {
    const { features } = (table as VigilTable).options; // VIG-20
    return features.flatMap(({ from, to, kind }) =>
      [from, to].map((at) => ({ at, icon: 'way' as const, label: wayLabel(kind) })),
    );
  },
  seconds: (table: Table) => {
    const { promptSeconds, turnSeconds } = (table as VigilTable).options; // VIG-41
    return { prompt: promptSeconds, turn: turnSeconds };
  },
  line,
  say,
};

function wayLabel(kind: string): string {
  const { ways } = TEXT.table;
  return Object.hasOwn(ways, kind) ? ways[kind as keyof typeof ways] : kind;
}
