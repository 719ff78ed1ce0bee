import { actionEntriesOf, entriesOf } from '../../../engine/presentation/catalog.ts';
import { TEXT } from './catalog.ts';

/* The entries of the ruleset's description. Each combines texts of the catalog with the clauses that explain them. */

export const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
  attack: {
    group: 'attack',
    pointer: 'fighter',
    each: ['ability', 'weapon'],
    clauses: ['HUNT-7', 'HUNT-8', 'HUNT-12', 'HUNT-13'],
  },
  move: { group: 'move', pointer: 'path', clauses: ['HUNT-R34'] },
  stand: { group: 'move', clauses: ['HUNT-R43'] },
  coop: { group: 'ability', pointer: 'fighter', clauses: ['HUNT-14', 'HUNT-16', 'HUNT-R24'] },
  use: { group: 'ability', each: ['ability', 'item'], clauses: ['HUNT-18', 'HUNT-19'] },
  'pick-up': { group: 'item', clauses: ['HUNT-R42'] },
  improvise: { group: 'other', clauses: ['HUNT-20'] },
  flee: { group: 'other', leavesFight: true, clauses: ['HUNT-21'] },
  equip: { group: 'item', clauses: ['HUNT-22', 'HUNT-R40'] },
  exchange: { group: 'item', clauses: ['HUNT-23', 'HUNT-R41'] },
  storage: { group: 'item', clauses: ['HUNT-24', 'HUNT-R39'] },
  yell: { group: 'other', clauses: ['HUNT-44', 'HUNT-R31'] },
  'full-power': { group: 'other', clauses: ['HUNT-39', 'HUNT-40', 'HUNT-42'] },
  'end-turn': { group: 'other', clauses: ['HUNT-25'] },
  'gm.habit': { group: 'other', clauses: ['HUNT-56', 'HUNT-R27'] },
});

export const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
  evade: ['HUNT-45', 'HUNT-48', 'HUNT-52'],
  'body-part': ['HUNT-30', 'HUNT-R15'],
  'weapon-break': ['HUNT-32'],
  'add-will': ['HUNT-33', 'HUNT-R17'],
  surplus: ['HUNT-33', 'HUNT-R17'],
  cure: ['HUNT-60'],
  extra: ['HUNT-R21'],
  rule: ['HUNT-20', 'HUNT-34'],
  consent: ['HUNT-R41'],
  yell: ['HUNT-44', 'HUNT-R31'],
});

export const OPTION_ENTRIES = entriesOf(TEXT.options, {
  evade: ['HUNT-48', 'HUNT-52'],
  break: ['HUNT-32'],
  spend: ['HUNT-33'],
  helpless: ['HUNT-34', 'HUNT-R46'],
  allow: ['HUNT-20', 'HUNT-R41'],
  check: ['HUNT-20'],
});

export const THING_ENTRIES = entriesOf(TEXT.things, {
  fists: ['HUNT-R18'],
  habit: ['HUNT-56'],
  satchel: ['HUNT-R39'],
});

export const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
  poisoned: ['HUNT-R43', 'HUNT-R44'],
  burning: ['HUNT-R43', 'HUNT-R44'],
  numbed: ['HUNT-R6'],
  bound: ['HUNT-R6', 'HUNT-R34'],
  toppled: ['HUNT-R6'],
  maimed: ['HUNT-R43'],
  exposed: ['HUNT-R11'],
  helpless: ['HUNT-62', 'HUNT-64'],
  'full-power': ['HUNT-36', 'HUNT-42', 'HUNT-43'],
});

export const ARCHETYPE_ENTRIES = entriesOf(TEXT.archetypes, {
  'ridge-boar': ['HUNT-35'],
  'ember-drake': ['HUNT-35'],
});
