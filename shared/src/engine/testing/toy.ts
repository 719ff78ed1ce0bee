import type { Ruleset } from '../core/ruleset.ts';
import type { Description } from '../presentation/description.ts';
import { count, fighter, flag, hex, listOf, text } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Scenario } from '../setup/scenario.ts';
import { newcomer, newTable, type Setup, SetupError, type SetupFighter } from '../setup/setup.ts';
import { conclude, concludeIfDecided, enter, place, withdraw } from '../state/verbs.ts';
import { cheer, praise, TOY_ACTIONS } from './toy-actions.ts';
import { playToy } from './toy-rounds.ts';
import { AP, KINDS, type Toy, type ToyTable } from './toy-table.ts';

/**
 * A small rulebook that uses each part of the engine once, so that the engine can be tested without a real
 * rulebook.
 */
export const toy: Ruleset<ToyTable, Toy> = {
  id: 'toy',
  version: 1,
  open: openToy,
  faultOf: ({ sheet }) => (Object.hasOwn(KINDS, sheet.kind) ? undefined : `sheet.kind: no "${sheet.kind}"`),
  play: (table) => playToy(table),
  actions: TOY_ACTIONS,
  interjections: { cheer, praise },
  gm: {
    place: (table, id, to) => place(table, id, to, 'placed'),
    add: (table, fighter) => {
      enter(table, newToy(fighter));
      table.order = [...table.order, fighter.id];
    },
    remove: (table, id) => {
      withdraw(table, id);
      table.order = table.order.filter((other) => other !== id);
      concludeIfDecided(table);
    },
    end: (table) => conclude(table, null),
  },
  options: { shared: flag, calm: flag },
  sheet: {},
  fields: {
    hp: {
      kind: count(0, 99),
      get: (_table, fighter) => fighter.hp,
      set: (table, fighter, value) => {
        fighter.hp = value as number;
        fighter.defeated = fighter.hp === 0;
        concludeIfDecided(table);
      },
    },
    guards: {
      kind: count(0, 99),
      get: (_table, fighter) => fighter.guards,
      set: (_table, fighter, value) => {
        fighter.guards = value as number;
      },
    },
    at: { kind: hex, get: (_table, fighter) => fighter.at },
  },
  events: {
    hurt: { members: { amount: count() }, beat: 'hurt' },
    caught: { members: {} },
    planned: { members: { note: text() } },
    cheered: { members: {} },
  },
  secrets: { note: { instead: '' } },
  names: { table: { done: listOf(fighter) } },
  forecast: () => undefined,
  description: description(),
  scenarios: [scenario()],
};

function newToy(from: SetupFighter): Toy {
  const { id, sheet, state } = from;
  const kind = KINDS[sheet.kind];
  if (!kind) throw new SetupError(`combatants: ${id}: sheet.kind: no "${sheet.kind}"`);
  return { ...newcomer(from), ...kind, ap: AP, note: '', ...state };
}

function openToy(setup: Setup, dice: ToyTable['dice']): ToyTable {
  const { combatants, options } = setup;
  const ids: Id[] = combatants.map(({ id }) => id);
  return {
    ...newTable(setup, dice),
    fighters: Object.fromEntries(combatants.map((fighter) => [fighter.id, newToy(fighter)])),
    order: [...(setup.order ?? ids)],
    isShared: options.shared === true,
    isCalm: options.calm === true,
    done: [...ids],
  };
}

function scenario(): Scenario {
  const setup: Setup = {
    ruleset: 'toy',
    options: {},
    map: { radius: 4, walls: [], difficult: [], cover: [] },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'knight' } },
      { id: 'ben', side: 'heroes', at: [0, 1], sheet: { kind: 'knight' } },
      { id: 'rat', side: 'foes', at: [1, 0], sheet: { kind: 'rat' } },
      { id: 'rex', side: 'foes', at: [1, -1], sheet: { kind: 'knight' } },
    ],
  };
  return { id: 'brawl', title: 'A brawl', blurb: 'Two against two.', setup };
}

function description(): Description {
  return {
    name: 'Toy',
    tagline: 'A rulebook in small',
    resources: [{ field: 'hp', label: 'Hit points', short: 'HP', look: 'number', role: 'health' }],
    phases: {},
    actions: {},
    prompts: {},
    options: {},
    things: {},
    conditions: {},
    battleOptions: [],
    archetypes: {
      knight: { label: 'Knight', help: 'Guards itself.' },
      rat: { label: 'Rat', help: 'Does not.' },
    },
    sheet: [],
    rejections: { 'out-of-range': 'Your arm is too short for that.' },
    seconds: () => ({ prompt: 30, turn: null }),
    line: () => undefined,
    say: () => '',
  };
}
