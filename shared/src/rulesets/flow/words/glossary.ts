import { actionEntriesOf, entriesOf } from '../../../engine/presentation/catalog.ts';
import { TEXT } from './catalog.ts';

/*
 * The entries of the ruleset's description. Each combines a text of the catalog with the clauses that it sums up.
 */

export const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
  attack: { group: 'attack', pointer: 'fighter', clauses: ['FLOW-10', 'FLOW-25'] },
  disarm: { group: 'attack', pointer: 'fighter', clauses: ['FLOW-50', 'FLOW-53'] },
  move: { group: 'move', pointer: 'path', clauses: ['FLOW-12', 'FLOW-102'] },
  step: { group: 'move', pointer: 'hex', clauses: ['FLOW-73'] },
  stand: { group: 'move', clauses: ['FLOW-43', 'FLOW-R37'] },
  crawl: { group: 'move', pointer: 'hex', clauses: ['FLOW-R37'] },
  tumble: { group: 'move', pointer: 'fighter', clauses: ['FLOW-76', 'FLOW-77'] },
  feint: { group: 'attack', pointer: 'fighter', clauses: ['FLOW-56', 'FLOW-57'] },
  grapple: { group: 'attack', pointer: 'fighter', clauses: ['FLOW-59', 'FLOW-61'] },
  maintain: { group: 'attack', clauses: ['FLOW-61'] },
  escape: { group: 'defend', clauses: ['FLOW-62'] },
  release: { group: 'other', clauses: ['FLOW-64'] },
  shove: { group: 'attack', pointer: 'fighter', clauses: ['FLOW-70', 'FLOW-71'] },
  draw: { group: 'item', clauses: ['FLOW-54'] },
  sheathe: { group: 'item', clauses: ['FLOW-54'] },
  'pick-up': { group: 'item', pointer: 'hex', clauses: ['FLOW-54'] },
  drink: { group: 'item', clauses: ['FLOW-82'] },
  'shake-off': { group: 'defend', clauses: ['FLOW-R30'] },
  use: {
    group: 'ability',
    each: ['ability', 'spell', 'item'],
    pointer: 'fighter',
    clauses: ['FLOW-10', 'FLOW-83'],
  },
  flow: { group: 'ability', each: ['action'], clauses: ['FLOW-24', 'FLOW-112'] },
  'flow-state': { group: 'ability', clauses: ['FLOW-58'] },
  'total-defense': { group: 'defend', clauses: ['FLOW-75'] },
  ready: { group: 'other', clauses: ['FLOW-65', 'FLOW-66', 'FLOW-67'] },
  free: { group: 'other', clauses: ['FLOW-80', 'FLOW-81'] },
  'end-turn': { group: 'other', clauses: ['FLOW-5', 'FLOW-23'] },
  'gm.fire': { group: 'other', pointer: 'fighter', clauses: ['FLOW-69'] },
  'gm.start': { group: 'other', clauses: ['FLOW-84', 'FLOW-87'] },
});

export const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
  defend: ['FLOW-25', 'FLOW-29'],
  intercept: ['FLOW-36'],
  'reaction-attack': ['FLOW-43'],
  flow: ['FLOW-24'],
  counter: ['FLOW-18'],
  ready: ['FLOW-66'],
  'ready-end': ['FLOW-68'],
  feint: ['FLOW-56'],
  drop: ['FLOW-52'],
  disarm: ['FLOW-53'],
  rule: ['FLOW-R24'],
});

export const OPTION_ENTRIES = entriesOf(TEXT.options, {
  dodge: ['FLOW-26'],
  parry: ['FLOW-27'],
  block: ['FLOW-28'],
  riposte: ['FLOW-34'],
  intercept: ['FLOW-36', 'FLOW-40'],
  'reaction-attack': ['FLOW-45'],
  'riposte-attack': ['FLOW-34'],
  act: ['FLOW-66'],
  wait: ['FLOW-68'],
  cancel: ['FLOW-68'],
  place: ['FLOW-52'],
  take: ['FLOW-53'],
  check: ['FLOW-98'],
  'off-balance': ['FLOW-108'],
  fall: ['FLOW-108'],
  stray: ['FLOW-108'],
  drain: ['FLOW-R39'],
  backlash: ['FLOW-R39'],
  moves: ['FLOW-69'],
  'enters-reach': ['FLOW-69'],
  attacks: ['FLOW-69'],
  casts: ['FLOW-69'],
  opens: ['FLOW-69'],
  note: ['FLOW-69'],
});

export const THING_ENTRIES = entriesOf(TEXT.things, {
  dagger: ['FLOW-110'],
  glaive: ['FLOW-100'],
  fist: ['FLOW-112'],
  'hand-crossbow': ['FLOW-104'],
  crossbow: ['FLOW-104'],
  shortbow: ['FLOW-104'],
  longbow: ['FLOW-104'],
  'small-shield': ['FLOW-28'],
  'large-shield': ['FLOW-28'],
  'tower-shield': ['FLOW-28'],
  'healing-potion': ['FLOW-82'],
  antidote: ['FLOW-82'],
  'ember-wand': ['FLOW-83'],
  'ward-charm': ['FLOW-83'],
  main: ['FLOW-R18'],
  off: ['FLOW-109'],
  'shock-touch': ['FLOW-R46'],
  mend: ['FLOW-R39'],
  counterspell: ['FLOW-18'],
  'spell-breaker': ['FLOW-46'],
  'dual-wield': ['FLOW-111'],
  speak: ['FLOW-81'],
  drop: ['FLOW-81'],
  operate: ['FLOW-81'],
  'open-door': ['FLOW-81'],
});

export const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
  prone: ['FLOW-R37'],
  grappled: ['FLOW-61', 'FLOW-62', 'FLOW-63'],
  bleeding: ['FLOW-R30'],
  poisoned: ['FLOW-R30'],
  burning: ['FLOW-R30'],
  defending: ['FLOW-75'],
  weakened: ['FLOW-R14'],
  stunned: ['FLOW-R16', 'FLOW-R29'],
  surprised: ['FLOW-89'],
});

export const ARCHETYPE_ENTRIES = entriesOf(TEXT.archetypes, {});
