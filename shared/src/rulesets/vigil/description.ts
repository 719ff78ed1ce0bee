import type { Description, OptionField } from '../../engine/description.ts';
import type { Table } from '../../engine/table.ts';
import { STATS } from './content.ts';
import { line, say } from './messages.ts';
import type { VigilTable } from './table.ts';
import {
  ACTION_WORDS,
  ARCHETYPE_WORDS,
  CONDITION_WORDS,
  OPTION_WORDS,
  PROMPT_WORDS,
  REJECTION_WORDS,
  THING_WORDS,
} from './words.ts';

const battleOptions: readonly OptionField[] = [
  {
    key: 'exploding',
    type: 'boolean',
    initial: true,
    label: 'Exploding sixes',
    help: 'Every six brings another die.',
    clauses: ['VIG-R2'],
  },
  {
    key: 'difficulty',
    type: 'choice',
    initial: 'rolled',
    choices: [
      { value: 'rolled', label: 'Everybody rolls' },
      { value: 'static', label: 'Only players roll' },
    ],
    label: 'Difficulties',
    help: 'Whether foes roll their checks or have fixed results.',
    clauses: ['VIG-R4'],
  },
  {
    key: 'overexertion',
    type: 'boolean',
    initial: false,
    label: 'Overexertion',
    help: 'Missing vigor and focus may be paid in hit points.',
    clauses: ['VIG-R6'],
  },
  {
    key: 'stepWindows',
    type: 'boolean',
    initial: true,
    label: 'Stop movements on the way',
    help: 'Foes may answer each step out of a hex that they threaten.',
    clauses: ['VIG-24', 'VIG-R9'],
  },
  {
    key: 'promptSeconds',
    type: 'number',
    initial: 20,
    min: 1,
    max: 3600,
    label: 'Seconds to answer',
    help: 'After that the default answer counts.',
    clauses: ['VIG-41'],
  },
  {
    key: 'turnSeconds',
    type: 'number',
    initial: 90,
    min: 1,
    max: 3600,
    label: 'Seconds for a turn',
    help: 'After that the turn ends.',
    clauses: ['VIG-41'],
  },
];

/** All that a client needs to draw Vigil. */
export const description: Description = {
  name: 'Vigil',
  tagline: 'The watchful act first, and everybody may answer everything.',
  resources: [
    { field: 'hp', max: 'maxHp', label: 'Hit points', short: 'HP', look: 'bar', colour: 'health' },
    { field: 'vigor', max: 'maxVigor', label: 'Vigor', short: 'VIG', look: 'bar', colour: 'momentum' },
    { field: 'focus', max: 'maxFocus', label: 'Focus', short: 'FOC', look: 'bar', colour: 'focus' },
    { field: 'regular', label: 'Regular action', short: 'R', look: 'pips', colour: 'action' },
    { field: 'movement', label: 'Movement action', short: 'M', look: 'pips', colour: 'movement' },
    { field: 'quick', label: 'Quick action', short: 'Q', look: 'pips', colour: 'reaction' },
    { field: 'xquick', label: 'Extra quick action', short: 'Q+', look: 'pips', colour: 'reaction' },
  ],
  phases: {
    order: 'Who goes first?',
    turn: 'Turn',
    window: 'Answers',
    resolve: 'Being settled',
    over: 'The fight is over',
  },
  actions: ACTION_WORDS,
  prompts: PROMPT_WORDS,
  options: OPTION_WORDS,
  things: THING_WORDS,
  conditions: CONDITION_WORDS,
  battleOptions,
  archetypes: ARCHETYPE_WORDS,
  sheet: [
    {
      label: 'Stats',
      fields: STATS.map((stat) => ({ field: stat, label: THING_WORDS[stat]?.label ?? stat })),
    },
    {
      label: 'Fighting',
      fields: [
        { field: 'vigilance', label: 'Vigilance' },
        { field: 'move', label: 'Movement' },
        { field: 'reach', label: 'Reach' },
        { field: 'size', label: 'Size' },
      ],
    },
    {
      label: 'Gear',
      fields: [
        { field: 'wielded', label: 'In hand' },
        { field: 'weapons', label: 'Weapons' },
        { field: 'unloaded', label: 'To reload' },
        { field: 'armor', label: 'Armour' },
        { field: 'shield', label: 'Shield' },
      ],
    },
    {
      label: 'Abilities',
      fields: [
        { field: 'abilities', label: 'Knows' },
        { field: 'prepared', label: 'Prepared' },
      ],
    },
  ],
  rejections: REJECTION_WORDS,
  marks(table) {
    const { features } = (table as VigilTable).options; // VIG-20
    return features.flatMap(({ from, to, kind }) =>
      [from, to].map((at) => ({ at, icon: 'way' as const, label: kind })),
    );
  },
  seconds: (table: Table) => {
    const { promptSeconds, turnSeconds } = (table as VigilTable).options; // VIG-41
    return { prompt: promptSeconds, turn: turnSeconds };
  },
  line,
  say,
};
