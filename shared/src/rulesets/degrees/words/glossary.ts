import { actionEntriesOf, entriesOf } from '../../../engine/presentation/catalog.ts';
import type { Entry } from '../../../engine/presentation/entries.ts';
import { TRAITS } from '../sheet/skills.ts';
import { TEXT } from './catalog.ts';
import { labelOf } from './labels.ts';

/* The entries of the description: texts from the catalog, each with the clauses of the rulebook that explain it. */

export const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
  attack: { group: 'attack', pointer: 'fighter', clauses: ['DEG-13', 'DEG-15', 'DEG-17', 'DEG-18'] },
  charge: { group: 'move', clauses: ['DEG-22', 'DEG-23'] },
  stunt: { group: 'other', clauses: ['DEG-29', 'DEG-134'] },
  throw: { group: 'attack', clauses: ['DEG-138', 'DEG-139'] },
  crush: { group: 'attack', clauses: ['DEG-35'] },
  use: { group: 'ability', clauses: ['DEG-124', 'DEG-125', 'DEG-126', 'DEG-127', 'DEG-128'] },
  move: { group: 'move', pointer: 'path', clauses: ['DEG-54', 'DEG-55'] },
  run: { group: 'move', clauses: ['DEG-56', 'DEG-57'] },
  stand: { group: 'move', clauses: ['DEG-60', 'DEG-61'] },
  escape: { group: 'move', clauses: ['DEG-64', 'DEG-65'] },
  defend: { group: 'defend', clauses: ['DEG-19'] },
  recover: { group: 'defend', clauses: ['DEG-20', 'DEG-21'] },
  ready: { group: 'other', clauses: ['DEG-24'] },
  trick: { group: 'other', clauses: ['DEG-27', 'DEG-28'] },
  assist: { group: 'other', clauses: ['DEG-40', 'DEG-43', 'DEG-44', 'DEG-45', 'DEG-47'] },
  assess: { group: 'other', clauses: ['DEG-48'] },
  mask: { group: 'other', clauses: ['DEG-53'] },
  aim: { group: 'other', clauses: ['DEG-67'] },
  gambit: { group: 'other', clauses: ['DEG-71', 'DEG-72'] },
  command: { group: 'other', clauses: ['DEG-74'] },
  influence: { group: 'other', clauses: ['DEG-75', 'DEG-78'] },
  retrieve: { group: 'item', clauses: ['DEG-66'] },
  store: { group: 'item', clauses: ['DEG-66'] },
  handle: { group: 'item', clauses: ['DEG-66'] },
  draw: { group: 'item', clauses: ['DEG-79'] },
  sheathe: { group: 'item', clauses: ['DEG-79'] },
  pickup: { group: 'item', clauses: ['DEG-80'] },
  manipulate: { group: 'item', clauses: ['DEG-80'] },
  study: { group: 'other', clauses: ['DEG-117'] },
  stance: { group: 'defend', clauses: ['DEG-118', 'DEG-119'] },
  switch: { group: 'other', clauses: ['DEG-120'] },
  drop: { group: 'item', clauses: ['DEG-122'] },
  release: { group: 'other', clauses: ['DEG-R22'] },
  ammo: { group: 'item', clauses: ['DEG-123'] },
  cease: { group: 'other', clauses: ['DEG-133'] },
  skill: { group: 'other', clauses: ['DEG-129'] },
  device: { group: 'item', clauses: ['DEG-130'] },
  load: { group: 'item', clauses: ['DEG-131'] },
  surge: { group: 'other', clauses: ['DEG-94', 'DEG-104'] },
  spend: { group: 'other', clauses: ['DEG-81', 'DEG-87'] },
  delay: { group: 'other', clauses: ['DEG-113', 'DEG-114'] },
  'end-turn': { group: 'other', clauses: ['DEG-3'] },
  'gm.fire': { group: 'other', clauses: ['DEG-24'] },
  talk: { group: 'other', clauses: ['DEG-121'] },
  'fortune-ask': { group: 'other', clauses: ['DEG-81'] },
  'reaction-ask': { group: 'other', clauses: ['DEG-94', 'DEG-R61'] },
});

export const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
  opportunity: ['DEG-93'],
  counter: ['DEG-100', 'DEG-R26'],
  fortune: ['DEG-81', 'DEG-136'],
  stunt: ['DEG-134'],
  'grab-item': ['DEG-32'],
  'counter-stunt': ['DEG-39'],
  ready: ['DEG-24'],
  resume: ['DEG-114'],
  rule: ['DEG-R29'],
  brace: ['DEG-94', 'DEG-R61'],
  smash: ['DEG-107', 'DEG-R61'],
  oppose: ['DEG-112', 'DEG-111', 'DEG-R61'],
});

export const OPTION_ENTRIES = entriesOf(TEXT.options, {
  'counter:unweave': ['DEG-R26'],
  improve: ['DEG-84'],
  coup: ['DEG-82'],
  afflict: ['DEG-30'],
  disarm: ['DEG-31'],
  grab: ['DEG-33'],
  pull: ['DEG-36'],
  push: ['DEG-37'],
  break: ['DEG-38'],
  hunch: ['DEG-112'],
  raise: ['DEG-111'],
  fire: ['DEG-24'],
  act: ['DEG-114'],
  lie: ['DEG-52'],
  grant: ['DEG-83'],
  veto: ['DEG-83'],
  hint: ['DEG-86'],
  allow: ['DEG-129'],
  deny: ['DEG-129'],
});

const NAMED = entriesOf(TEXT.things, {
  'improved-unarmed': ['DEG-14', 'DEG-91'],
  deflect: ['DEG-R26'],
  avert: ['DEG-R26'],
  'luck-control': ['DEG-85'],
  squeeze: ['DEG-58'],
  crawl: ['DEG-59'],
  advance: ['DEG-62'],
  withdraw: ['DEG-63'],
});

/** The traits that a Surge can boost, besides powers (DEG-R57). */
const BOOSTED = Object.fromEntries(
  TRAITS.map((trait): [string, Entry] => [trait, { help: '', label: labelOf(trait) }]),
);

export const THING_ENTRIES: Readonly<Record<string, Entry>> = { ...BOOSTED, ...NAMED };

export const CONDITION_ENTRIES = entriesOf(
  TEXT.conditions,
  Object.fromEntries(Object.keys(TEXT.conditions).map((id) => [id, ['DEG-R11']])),
);
