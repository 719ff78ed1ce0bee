import { describe, expect, it } from 'vitest';
import { type Actions, actionsOn } from '../engine/core/action.ts';
import type { Answer, Script } from '../engine/core/script.ts';
import { fighter, readValue } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fightersOf, findFighter, isStanding, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';
import {
  faultOfTrigger,
  type Happening,
  mayStillHaveReadied,
  namedAction,
  offerReadied,
  offersOf,
  type Readied,
  type Readying,
  triggerOn,
} from './readying.ts';
import { sceneWith } from './testing/scene.ts';

type On = 'runs' | 'note';
type Waiter = Fighter & { readied: Readied<On> | null };
type Scene = Table<Waiter>;

const ACTIONS: Actions<Scene> = {
  trip: actionsOn<Scene>()({
    params: { target: fighter },
    check: (table, _by, { target }) => (isStanding(table, target) ? undefined : 'no-such-target'),
    *run(table, by, { target }) {
      emit(table, { type: 'tripped', by, target });
    },
  }),
};

const BOOK: Readying<Scene, Waiter, Happening<On>> = {
  readiedBy: ({ readied }) => readied,
  order: fightersOf,
  mayHaveReadied: (_table, { defeated, readied }) => !defeated && readied !== null,
  take(table, id) {
    const waiter = findFighter(table, id);
    if (waiter) waiter.readied = null;
  },
};

const upon = (on: On, by: string, target = 'trigger'): Readied<On> => ({
  on,
  by,
  note: null,
  action: { do: 'trip', target },
});

/** Returns a table on which these fighters have readied actions. */
function scene(readied: Readonly<Record<Id, Readied<On>>>): Scene {
  const table: Scene = sceneWith({ readied: null });
  for (const waiter of fightersOf(table)) waiter.readied = readied[waiter.id] ?? null;
  return table;
}

/**
 * Returns the fighters that are asked whether they act. All of them give the same answer. If `option` is null, the
 * GM removes the choice.
 */
function askedIn(table: Scene, script: Script, option: string | null = 'act'): Id[] {
  const asked: Id[] = [];
  let step = script.next();
  while (!step.done) {
    const [question] = step.value.questions;
    const isOpen = question && question.choices(table).length > 0;
    if (question && isOpen) asked.push(question.for);
    const answer: Answer | null = isOpen && option !== null ? { option } : null;
    step = script.next([answer]);
  }
  return asked;
}

const RAT_RUNS: Happening<On> = { on: 'runs', by: 'rat' };
const offer = (table: Scene, happening = RAT_RUNS, book = BOOK) =>
  offerReadied(table, happening, ACTIONS, book);

describe('a readied action', () => {
  it.each([
    { name: 'is offered if its trigger names enemies', by: 'enemy', asked: ['ana'] },
    { name: 'is offered if its trigger names the acting fighter', by: 'rat', asked: ['ana'] },
    { name: 'is offered if its trigger names any fighter', by: 'any', asked: ['ana'] },
    {
      name: 'is not offered to an enemy of the acting fighter if its trigger names allies',
      by: 'ally',
      asked: [],
    },
    { name: 'is not offered if its trigger names another fighter', by: 'rex', asked: [] },
  ])('$name', ({ by, asked }) => {
    const table = scene({ ana: upon('runs', by) });
    expect(askedIn(table, offer(table))).toEqual(asked);
  });

  it('is not offered on other occurrences or on the fighter’s own actions', () => {
    const table = scene({ ana: upon('note', 'any'), rat: upon('runs', 'any') });
    expect(askedIn(table, offer(table))).toEqual([]);
  });

  it('is offered only to one fighter if the GM triggers it', () => {
    const table = scene({ ana: upon('note', 'any', 'rat'), ben: upon('note', 'any', 'rat') });
    expect(askedIn(table, offer(table, { on: 'note', by: null, only: 'ben' }))).toEqual(['ben']);
  });

  it('targets the fighter that set it off, and is used up', () => {
    const table = scene({ ana: upon('runs', 'enemy'), ben: upon('runs', 'enemy') });
    expect(askedIn(table, offer(table))).toEqual(['ana', 'ben']);
    expect(table.events).toEqual([
      { type: 'tripped', by: 'ana', target: 'rat' },
      { type: 'tripped', by: 'ben', target: 'rat' },
    ]);
    expect(table.fighters.ana?.readied).toBeNull();
  });

  it.each([
    { name: 'the player declines', option: 'pass' },
    { name: 'the GM removes the choice', option: null },
  ])('is kept if $name', ({ option }) => {
    const table = scene({ ana: upon('runs', 'enemy') });
    askedIn(table, offer(table), option);
    expect(table.events).toEqual([]);
    expect(table.fighters.ana?.readied).not.toBeNull();
  });

  it.each([
    { name: 'it is impossible', readied: upon('runs', 'enemy', 'no-such-fighter') },
    { name: 'no such action exists', readied: { ...upon('runs', 'enemy'), action: { do: 'fly' } } },
  ])('is not offered while $name', ({ readied }) => {
    const table = scene({ ana: readied });
    expect(askedIn(table, offer(table))).toEqual([]);
  });

  it('is checked again after `isAllowed`, which may change the table', () => {
    const table = scene({ ana: upon('runs', 'enemy') });
    const book: typeof BOOK = {
      ...BOOK,
      *isAllowed(on) {
        const rat = findFighter(on, 'rat');
        if (rat) rat.defeated = true;
        return true;
      },
    };
    askedIn(table, offer(table, RAT_RUNS, book));
    expect(table.events).toEqual([]);
  });

  it('is followed by the rulebook’s own consequences', () => {
    const table = scene({ ana: upon('runs', 'enemy') });
    const book: typeof BOOK = {
      ...BOOK,
      couldWaitFor: ({ id }) => id === 'ana',
      *done(on, by) {
        emit(on, { type: 'rested', by });
      },
    };
    askedIn(table, offer(table, RAT_RUNS, book));
    expect(table.events.map(({ type }) => type)).toEqual(['tripped', 'rested']);
  });
});

describe('public information', () => {
  it('shows which fighters on the table may have readied an action', () => {
    const table = scene({ ana: upon('runs', 'enemy') });
    const may = (id: Id) => mayStillHaveReadied(table, id, BOOK.mayHaveReadied);
    expect(['ana', 'ben', 'no-such-fighter'].map(may)).toEqual([true, false, false]);
  });
});

describe('a trigger', () => {
  const trigger = triggerOn(['runs', 'note']);

  it('means any enemy by default', () => {
    expect(readValue(trigger, { on: 'runs' })).toEqual({ on: 'runs', by: 'enemy', note: null });
  });

  it('names a fighter on the table or a group', () => {
    const table = scene({});
    const faults = ['any', 'rat', 'no-such-fighter'].map((by) =>
      faultOfTrigger(table, { on: 'runs', by, note: null }),
    );
    expect(faults).toEqual([undefined, undefined, 'no-such-target']);
  });

  it('is offered with each action', () => {
    const triggers = [upon('runs', 'enemy'), upon('note', 'any')];
    const offers = [...offersOf(triggers, [{ do: 'trip' }, { do: 'hop' }])];
    expect(offers.map(({ trigger, action }) => `${trigger.on} ${action.do}`)).toEqual([
      'runs trip',
      'runs hop',
      'note trip',
      'note hop',
    ]);
  });
});

it('a readied action keeps the target "trigger" if no fighter set it off', () => {
  expect(namedAction(upon('note', 'any'), null).params).toEqual({ target: 'trigger' });
});
