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
import { line, say } from './messages.ts';

const choice = (value: string, label: string) => ({ value, label });

/** All that a client needs to draw the flow rules. */
export const DESCRIPTION: Description = {
  name: 'Flow',
  tagline: 'Three purses, six levels of success, and an answer to everything.',
  resources: [
    { field: 'hp', max: 'maxHp', label: 'Hit points', short: 'HP', look: 'bar', colour: 'health' },
    { field: 'ap', label: 'Action points', short: 'AP', look: 'pips', colour: 'action' },
    { field: 'rp', label: 'Reaction points', short: 'RP', look: 'pips', colour: 'reaction' },
    { field: 'fp', max: 'fpMax', label: 'Flow points', short: 'FP', look: 'pips', colour: 'momentum' },
    { field: 'mana', label: 'Mana', short: 'MP', look: 'number', colour: 'focus' },
  ],
  phases: { explore: 'Before the fight', surprise: 'Surprise round', combat: 'Fight' },
  actions: ACTION_ENTRIES,
  prompts: PROMPT_ENTRIES,
  options: OPTION_ENTRIES,
  things: THING_ENTRIES,
  conditions: CONDITION_ENTRIES,
  battleOptions: [
    {
      key: 'fumbles',
      label: 'Fumbles',
      help: 'Who says what a critically failed attack leads to.',
      clauses: ['FLOW-108', 'FLOW-R24'],
      type: 'choice',
      initial: 'gm',
      choices: [choice('gm', 'The game master'), choice('table', 'A die'), choice('off', 'Nothing happens')],
    },
    {
      key: 'alsoProvoke',
      label: 'What else provokes',
      help: 'Besides moving off, casting and standing up.',
      clauses: ['FLOW-43', 'FLOW-R44'],
      type: 'choices',
      initial: [],
      choices: [
        choice('ranged', 'Shooting'),
        choice('drink', 'Drinking'),
        choice('draw', 'Drawing and stowing'),
        choice('item', 'Using an item'),
      ],
    },
    {
      key: 'grapplerActions',
      label: 'What a grappler does besides',
      help: 'Whether the game master is asked about each action of somebody who holds another.',
      clauses: ['FLOW-61'],
      type: 'choice',
      initial: 'allow',
      choices: [choice('allow', 'Is allowed'), choice('ask', 'Needs leave')],
    },
    {
      key: 'freeLimit',
      label: 'Free actions a turn',
      help: 'Beyond these the game master is asked.',
      clauses: ['FLOW-80'],
      type: 'number',
      initial: 3,
      min: 0,
      max: 20,
    },
    {
      key: 'autoEnd',
      label: 'Turns end by themselves',
      help: 'As soon as no AP are left.',
      clauses: ['FLOW-6'],
      type: 'boolean',
      initial: false,
    },
    {
      key: 'fpCap',
      label: 'FP have a ceiling',
      help: 'The tens of the better of Melee and Ranged.',
      clauses: ['FLOW-R12'],
      type: 'boolean',
      initial: true,
    },
    {
      key: 'explore',
      label: 'Begin before the fight',
      help: 'Everybody may walk about until the game master lets the fight begin.',
      clauses: ['FLOW-97'],
      type: 'boolean',
      initial: false,
    },
    {
      key: 'timer',
      label: 'Seconds for an answer',
      help: 'How long a prompt stays open.',
      type: 'number',
      initial: 20,
      min: 5,
      max: 600,
    },
  ],
  archetypes: ARCHETYPE_ENTRIES,
  sheet: [
    {
      label: 'Body',
      fields: [
        { field: 'size', label: 'Size' },
        { field: 'reach', label: 'Reach' },
        { field: 'init', label: 'Initiative' },
      ],
    },
    {
      label: 'Hands and bag',
      fields: [
        { field: 'main', label: 'Main hand' },
        { field: 'off', label: 'Off hand' },
        { field: 'bag', label: 'Bag' },
        { field: 'dropped', label: 'On the ground' },
        { field: 'charges', label: 'Charges' },
      ],
    },
    {
      label: 'This turn',
      fields: [
        { field: 'moveAp', label: 'AP moved' },
        { field: 'stepped', label: 'Has stepped' },
        { field: 'flowState', label: 'Flow State' },
        { field: 'readied', label: 'Waits for' },
        { field: 'lastCheck', label: 'Latest roll' },
      ],
    },
  ],
  rejections: {
    'no-such-ability': 'You have no such ability: it depends on your sheet and on what you hold.',
    'no-free-hand': 'You have no hand free for that.',
    'not-enough-mana': 'You do not have the mana for that.',
    'not-enough-charges': 'It has no charges left.',
    'not-enough-fp': 'You do not have the flow points for that.',
  },
  marks(table) {
    const shut = (table as FlowTable).options.doors.filter((at) => isWall(table.map, at));
    return shut.map((at) => ({ at, icon: 'door', label: 'Door' }));
  },
  seconds: (table) => ({ prompt: (table as FlowTable).options.timer, turn: null }),
  line,
  say,
};
