import {
  Battle,
  type Description,
  type Diagram,
  distance,
  type Forecast,
  type Hex,
  isOpenGround,
  neighbors,
  occupant,
  type Ruleset,
  scriptedDice,
  standing,
} from '@riposte/shared';
import { actionsOn } from '@riposte/shared/engine/core/action';
import {
  count,
  fighter,
  flag,
  oneOf,
  optional,
  path,
  record,
  setOf,
  text,
} from '@riposte/shared/engine/schema/field-schema';
import { place } from '@riposte/shared/engine/state/verbs';
import { brawlSetup, type Changes } from '@riposte/shared/engine/testing/battles';
import { toy } from '@riposte/shared/engine/testing/toy';
import { playToy } from '@riposte/shared/engine/testing/toy-rounds';
import type { Toy, ToyTable } from '@riposte/shared/engine/testing/toy-table';
import { pathIn } from '../battle/places.ts';

/* A ruleset for tests: the toy ruleset, extended with every feature that a ruleset's description can use. */

const PARTS = ['head', 'left-arm', 'belly', 'right-arm', 'legs'] as const;
const TRICKS = ['loud', 'low', 'quick'] as const;
const PLACES: Readonly<Record<(typeof PARTS)[number], readonly [number, number]>> = {
  head: [1, 0],
  'left-arm': [0, 1],
  belly: [1, 1],
  'right-arm': [2, 1],
  legs: [1, 2],
};

const action = actionsOn<ToyTable>();

/** An action in which a fighter studies a part of the body. */
const study = action({
  params: { part: oneOf(PARTS), aloud: optional(flag) },
  variants: () => PARTS.filter((part) => part !== 'legs').map((part) => ({ part })),
  check: () => undefined,
  *run(table, by, { part }) {
    const fighter = table.fighters[by];
    if (fighter) fighter.note = part;
  },
});

/** An attack with optional choices: height, tricks and boldness. A bold attack cannot be high. */
const flourish = action({
  params: {
    target: fighter,
    height: optional(count(1, 3)),
    tricks: optional(setOf(oneOf(TRICKS))),
    bold: optional(flag),
    cry: optional(text(20)),
  },
  variants: (table, by) => standing(table).flatMap(({ id }) => (id === by ? [] : [{ target: id }])),
  axes: () => ({
    height: { type: 'range', from: 1, to: 3 },
    tricks: { type: 'subset', of: TRICKS, most: 2 },
    bold: { type: 'flag' },
    cry: { type: 'text', most: 20 },
  }),
  check: (_table, _by, { height = 0, bold }) => (bold && height > 1 ? 'prevented' : undefined),
  *run(table, by, { cry }) {
    const one = table.fighters[by];
    if (one) one.note = cry ?? '';
  },
});

/** An action with two free texts: a condition, and what to do then. */
const plan = action({
  params: { when: text(), deed: record({ words: text() }) },
  variants: () => [{ when: '', deed: { words: '' } }],
  check: () => undefined,
  *run(table, by, { when, deed }) {
    const one = table.fighters[by];
    if (one) one.note = `${when}: ${deed.words}`;
  },
});

/** An action that moves to an adjacent hex. */
const walk = action({
  params: { path },
  variants: (table, by) => {
    const at = table.fighters[by]?.at;
    const ways = at ? neighbors(at).map((to) => [to]) : [];
    return ways
      .filter(([to]) => to && isOpenGround(table.map, to) && !occupant(table, to))
      .map((way) => ({ path: way }));
  },
  check: () => undefined,
  *run(table, by, { path: way }) {
    for (const to of way) place(table, by, to, 'moved');
  },
});

/** Returns the forecast of a path. Rex may bite fighters whose path ends next to him; undefined for other paths. */
function bitesOn(table: ToyTable, end: Hex | undefined): Forecast | undefined {
  const rex = table.fighters.rex?.at;
  if (!rex || !end || distance(rex, end) !== 1) return undefined;
  const odds = { outcomes: [], success: 1, effects: [] };
  return {
    cost: {},
    against: [],
    provokes: [{ by: 'rex', reaction: 'bite', at: end, step: 1, odds }],
  };
}

function body(table: ToyTable, id: string): Diagram {
  const fighter = table.fighters[id];
  const isHurt = (fighter?.hp ?? 0) < 5;
  return {
    id: 'body',
    label: 'Body',
    cells: PARTS.map((part) => ({
      id: part,
      label: part.replace('-', ' '),
      at: PLACES[part],
      group: part === 'legs' ? 'lower' : 'upper',
      marks: [
        ...(fighter?.note === part ? (['held'] as const) : []),
        ...(isHurt && part === 'legs' ? (['lost'] as const) : []),
      ],
    })),
    groups: [
      { id: 'upper', label: 'Upper half', marks: [] },
      { id: 'lower', label: 'Lower half', marks: isHurt ? ['lost'] : [] },
    ],
    legend: { held: 'Studied', lost: 'Wounded' },
    columns: [1, 1.4, 1],
  };
}

const description: Description = {
  ...toy.description,
  resources: [
    ...toy.description.resources,
    { field: 'guards', label: 'Guards', short: 'G', look: 'pips', role: 'reaction' },
    { field: 'studying', label: 'Has studied somebody', short: 'Eye', look: 'flag', role: 'focus' },
  ],
  groups: { plan: { label: 'Plans', icon: 'ability' } },
  actions: {
    hit: { label: 'Hit', help: 'One blow.', group: 'attack', pointer: 'fighter' },
    flourish: { label: 'Flourish', help: '', group: 'attack', pointer: 'fighter' },
    walk: { label: 'Walk', help: '', group: 'move', pointer: 'path' },
    plan: { label: 'Plan', help: '', group: 'plan' },
    study: { label: 'Study', help: 'Looks closely.', group: 'plan' },
    think: { label: 'Think', help: 'Makes a note.', group: 'plan' },
    shout: { label: 'Shout', help: 'Shakes everybody.', group: 'other' },
    'end-turn': { label: 'End turn', help: '', group: 'other' },
  },
  prompts: {
    defend: { label: '{by} is about to hit you', help: 'Guard, {for}, or take it?' },
    brace: { label: 'Brace against {by}', help: '' },
  },
  marks: () => [
    { at: [2, 0], icon: 'thing', label: 'Shield' },
    { at: [2, 0], icon: 'thing', label: 'Dagger' },
    { at: [-2, 1], icon: 'way', label: 'Rope' },
  ],
  track: (table) => {
    const { order, done, turn } = table as ToyTable;
    const side = (name: string) => order.filter((id) => table.fighters[id]?.side === name);
    return {
      steps: [
        { id: 'first', label: 'Heroes', members: side('heroes'), done },
        { id: 'second', label: 'Foes', help: 'The others', members: side('foes'), done },
        { id: 'late', label: 'Waiting', members: [], done: [], isAside: true },
      ],
      now: turn !== null && side('foes').includes(turn) ? 'second' : 'first',
    };
  },
  diagrams: (table, id) => [body(table as ToyTable, id)],
  cells: { part: { diagram: 'body', of: 'actor' } },
  about: (_table, { name, by, target }, nameOf) =>
    name === 'hit' && by !== undefined && target !== undefined
      ? {
          title: 'A blow',
          text: `${nameOf(by)} swings at ${nameOf(target)}.`,
          facts: [{ label: 'Damage', value: '1d6' }],
        }
      : undefined,
};

const actions = { ...toy.actions, study, flourish, plan, walk };

export const demoRuleset: Ruleset<ToyTable, Toy> = {
  ...toy,
  actions,
  play: (table) => playToy(table, actions),
  forecast: (table, _by, { path: way }) =>
    bitesOn(table, Array.isArray(way) ? pathIn(way).at(-1) : undefined),
  fields: { ...toy.fields, studying: { kind: flag, get: (_table, { note }) => note !== '' } },
  description,
};

/** Starts a fight with the demo ruleset. */
export function demoBattle(changes: Changes = {}): Battle<ToyTable> {
  return Battle.start(demoRuleset, brawlSetup(changes), scriptedDice(changes.dice ?? []));
}
