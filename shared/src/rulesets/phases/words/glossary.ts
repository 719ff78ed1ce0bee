import {
  actionEntriesOf,
  ENGINE_OPTIONS,
  ENGINE_PROMPTS,
  entriesOf,
} from '../../../engine/presentation/catalog.ts';
import type { Description } from '../../../engine/presentation/description.ts';
import { TEXT } from './catalog.ts';

/* The texts of actions, prompts, options and conditions, each with the rulebook clauses behind it. */

export const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
  attack: { group: 'attack', pointer: 'fighter', clauses: ['PHASE-49', 'PHASE-54'] },
  'full-attack': { group: 'attack', pointer: 'fighter', clauses: ['PHASE-63'] },
  grapple: { group: 'attack', pointer: 'fighter', clauses: ['PHASE-56'] },
  shove: { group: 'attack', pointer: 'fighter', clauses: ['PHASE-58'] },
  use: { group: 'ability', clauses: ['PHASE-14', 'PHASE-15'] },
  channel: { group: 'ability', clauses: ['PHASE-39'] },
  release: { group: 'ability', clauses: ['PHASE-59'] },
  move: { group: 'move', pointer: 'path', clauses: ['PHASE-10'] },
  stand: { group: 'move', clauses: ['PHASE-R15'] },
  rush: { group: 'move', pointer: 'path', clauses: ['PHASE-52', 'PHASE-53'] },
  hide: { group: 'defend', clauses: ['PHASE-51'] },
  defend: { group: 'defend', clauses: ['PHASE-36'] },
  refresh: { group: 'defend', clauses: ['PHASE-37', 'PHASE-38'] },
  mark: { group: 'other', pointer: 'fighter', clauses: ['PHASE-46'] },
  search: { group: 'other', pointer: 'fighter', clauses: ['PHASE-47', 'PHASE-48'] },
  ready: { group: 'other', clauses: ['PHASE-69'] },
  escape: { group: 'other', pointer: 'fighter', clauses: ['PHASE-R16'] },
  wrestle: { group: 'other', pointer: 'fighter', clauses: ['PHASE-R16'] },
  'let-go': { group: 'other', pointer: 'fighter', clauses: ['PHASE-R16'] },
  drop: { group: 'other', clauses: ['PHASE-43'] },
  skip: { group: 'other', clauses: ['PHASE-5'] },
  delay: { group: 'other', clauses: ['PHASE-5'] },
  'end-turn': { group: 'other', clauses: ['PHASE-R32'] },
  forgo: { group: 'other', clauses: ['PHASE-74'] },
  'gm.fire': { group: 'other', clauses: ['PHASE-R40'] },
  'gm.rest': { group: 'other', clauses: ['PHASE-R48'] },
  'gm.order': { group: 'other', clauses: ['PHASE-R59'] },
});

const PROMPTS = entriesOf(TEXT.prompts, {
  nominate: ['PHASE-4'],
  'nominate-foe': ['PHASE-R25'],
  reaction: ['PHASE-75'],
  order: ['PHASE-33', 'PHASE-34', 'PHASE-35'],
  break: ['PHASE-R7'],
  shove: ['PHASE-58'],
});

export const PROMPT_ENTRIES: Description['prompts'] = {
  ...ENGINE_PROMPTS,
  ...PROMPTS,
  nominate: { ...PROMPTS.nominate, isTiming: true },
  order: { ...PROMPTS.order, isSequence: true },
};

export const OPTION_ENTRIES = {
  ...ENGINE_OPTIONS,
  ...entriesOf(TEXT.options, {
    act: ['PHASE-4'],
    surge: ['PHASE-19', 'PHASE-22'],
    release: ['PHASE-59'],
    pass: ['PHASE-5'],
    interpose: ['PHASE-83'],
    counterattack: ['PHASE-81'],
    opportunity: ['PHASE-85'],
    ready: ['PHASE-72'],
    forgo: ['PHASE-74'],
    prone: ['PHASE-58'],
    push: ['PHASE-58', 'PHASE-R52'],
  }),
};

export const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
  dazed: ['PHASE-R13'],
  disarmed: ['PHASE-R13'],
  immobilized: ['PHASE-R13'],
  marked: ['PHASE-R28'],
  silenced: ['PHASE-R13'],
  stunned: ['PHASE-30'],
  vulnerable: ['PHASE-R6'],
  weakened: ['PHASE-R6'],
  grappled: ['PHASE-R16'],
  hidden: ['PHASE-R14'],
  prone: ['PHASE-R15'],
});
