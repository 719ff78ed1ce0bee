import { fieldsOf } from '../../kit/fields.ts';
import { Battle } from '../battle/battle.ts';
import { type Actions, actionsOn, anytimeActionsOn, endTurn, perform } from '../core/action.ts';
import { turnQuestion } from '../core/choices.ts';
import type { Ruleset } from '../core/ruleset.ts';
import {
  ask,
  askAny,
  askFirst,
  type Choice,
  type KeyedQuestion,
  onStack,
  type Script,
} from '../core/script.ts';
import { count, fighter, optional, text, thing } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import { newcomer, newTable, parseSetup, type SetupFighter } from '../setup/setup.ts';
import { scriptedDice } from '../state/dice.ts';
import {
  countBegun,
  countEnded,
  type Enduring,
  endOfNextTurn,
  endOfRound,
  endOfThisTurn,
  LASTING_NAMES,
  lapse,
  startOfNextTurn,
  UNTOUCHED,
} from '../state/durations.ts';
import { fighterOf, findFighter, isStanding, standing, type Table } from '../state/table.ts';
import { conclude, emit, enter, leaveMap, place, withdraw } from '../state/verbs.ts';
import { toy } from './toy.ts';

/*
 * A minimal test ruleset without a fixed turn order. The first fighter to step forward takes the turn. Each fighter
 * has one turn per round and may swear an oath in it. If the fighter's player does not answer, it swears by default.
 * Fleeing is another action.
 */

type Recruit = Enduring;

export interface FreeOrderTable extends Table<Recruit> {
  served: readonly Id[];
  /** The fighters that have declined to act next. */
  passed: readonly Id[];
  sworn: readonly Id[];
  /** The fighters that have walked out and can no longer swear. */
  out: readonly Id[];
  /** The controller of each controlled fighter. */
  masters: Readonly<Record<Id, Id>>;
}

const action = actionsOn<FreeOrderTable>();

const swear = action({
  check: () => undefined,
  *run(table, by) {
    yield* onStack(table, { name: 'oaths' }, oaths(table, by));
  },
});

function* oaths(table: FreeOrderTable, by: Id): Script {
  yield* onStack(table, { name: 'swear', by }, askForOath(table, by));
}

function* askForOath(table: FreeOrderTable, by: Id): Script {
  const answer = yield* ask({
    for: by,
    speaker: speakerOf(table, by),
    kind: 'oath',
    choices: (seen: FreeOrderTable) => (seen.out.includes(by) ? [] : [VOW, { option: 'refuse' }]),
    fallback: { option: 'vow' },
  });
  if (answer?.option !== 'vow') return;
  const { years, words } = answer;
  table.sworn = [...table.sworn, by];
  emit(table, { type: 'swore', by, years, words });
}

/** The option to swear an oath. The fighter chooses how many years it lasts, and its words. */
const VOW: Choice = {
  option: 'vow',
  params: { years: optional(count(1, 99)), words: optional(text(80)) },
  variants: () => [{}],
  axes: () => ({ years: { type: 'range', from: 1, to: 99 }, words: { type: 'text', most: 80 } }),
};

/** Takes control of another fighter and decides for it from now on. */
const charm = action({
  params: { target: fighter },
  check: (table, _by, { target }) => (isStanding(table, target) ? undefined : 'no-such-target'),
  *run(table, by, { target }) {
    table.masters = { ...table.masters, [target]: by };
  },
});

const walkOut = anytimeActionsOn<FreeOrderTable>()({
  check: () => undefined,
  run: (table, by) => {
    table.out = [...table.out, by];
  },
});

const SPELLS = {
  hex: (table: FreeOrderTable, _by: Id, target: Id) => endOfNextTurn(fighterOf(table, target)),
  ward: (table: FreeOrderTable, by: Id) => startOfNextTurn(fighterOf(table, by)),
  glare: (table: FreeOrderTable, by: Id) => endOfThisTurn(fighterOf(table, by)),
  song: (table: FreeOrderTable) => endOfRound(table, 1),
  curse: () => null,
} as const;

/** Puts an effect with a duration on a fighter. */
const cast = action({
  params: { spell: thing(SPELLS), target: fighter },
  check: (table, _by, { target }) => (isStanding(table, target) ? undefined : 'no-such-target'),
  *run(table, by, { spell, target }) {
    const on = fighterOf(table, target);
    on.lasting = [...on.lasting, { name: spell, cause: { by }, until: SPELLS[spell](table, by, target) }];
  },
});

/** Leaves the map for a while: the hex becomes free, and the GM may bring the fighter back. */
const flee = action({
  check: (table, by) => (fighterOf(table, by).at ? undefined : 'prevented'),
  *run(table, by) {
    leaveMap(table, by, 'fled');
  },
});

const ACTIONS: Actions<FreeOrderTable> = { swear, charm, cast, flee, 'end-turn': endTurn };

function* play(table: FreeOrderTable): Script {
  for (;;) {
    if (table.turn !== null) yield* act(table, table.turn);
    else yield* callForth(table);
  }
}

function* act(table: FreeOrderTable, by: Id): Script {
  const intent = yield* askAny([turnQuestion(ACTIONS, by, mayAct, { speaker: speakerOf(table, by) })]);
  if (intent) yield* perform(table, ACTIONS, intent);
  else if (!mayAct(table, by)) table.turn = null;
  const fighter = findFighter(table, by);
  if (fighter && table.turn === null) countEnded(fighter);
  wearOff(table);
}

/** Emits an event for each effect that has ended. */
function wearOff(table: FreeOrderTable): void {
  for (const { on, lasting } of lapse(table))
    emit(table, { type: 'wore-off', target: on.id, name: lasting.name });
}

function speakerOf({ masters }: FreeOrderTable, id: Id): Id {
  return masters[id] ?? id;
}

function mayAct(table: FreeOrderTable, by: Id): boolean {
  return table.turn === by && isStanding(table, by);
}

/** Asks for the next fighter to step forward; once none is left, the next round begins. */
function* callForth(table: FreeOrderTable): Script {
  const left = () => standing(table).filter(({ id }) => !table.served.includes(id));
  const first = yield* askFirst(
    () => left().flatMap(({ id }) => (table.passed.includes(id) ? [] : [stepForward(table, id)])),
    ({ as }) => {
      table.passed = [...table.passed, as ?? ''];
    },
  );
  if (first?.option === 'call') return;
  table.turn = first?.as ?? null;
  table.served = table.turn === null ? [] : [...table.served, table.turn];
  table.passed = [];
  if (table.turn === null) table.round++;
  else countBegun(fighterOf(table, table.turn));
  wearOff(table);
}

/**
 * The options of a fighter that is asked to step forward. With `call`, the fighter demands that another fighter step
 * forward.
 */
const OPTIONS = ['pass', 'step', 'call'] as const;

function stepForward(table: FreeOrderTable, id: Id): KeyedQuestion {
  return {
    for: id,
    speaker: speakerOf(table, id),
    kind: 'step-forward',
    key: 'next',
    choices: (seen) => (isStanding(seen, id) ? OPTIONS.map((option) => ({ option })) : []),
    fallback: { option: 'pass' },
  };
}

function enlisted(from: SetupFighter): Recruit {
  return { ...newcomer(from), ...UNTOUCHED };
}

export const freeOrder: Ruleset<FreeOrderTable, Recruit> = {
  id: 'muster',
  version: 1,
  open: (setup, dice) => ({
    ...newTable(setup, dice),
    fighters: Object.fromEntries(setup.combatants.map((from) => [from.id, enlisted(from)])),
    round: 1,
    served: [],
    passed: [],
    sworn: [],
    out: [],
    masters: {},
  }),
  faultOf: () => undefined,
  play,
  actions: ACTIONS,
  interjections: { 'walk-out': walkOut },
  voice: (table, speaker, by, { option }) => {
    const isHeard = speaker === speakerOf(table, by) || (speaker === by && option === 'end-turn');
    return isHeard ? undefined : 'prevented';
  },
  afterEnd: ['gm.move', 'swear'],
  stackName: ({ name, by }) => (by === undefined ? name : `${name}:${by}`),
  gm: {
    place: (table, id, to) => place(table, id, to, 'placed'),
    add: (table, fighter) => enter(table, enlisted(fighter)),
    remove: withdraw,
    end: (table) => conclude(table, null),
  },
  options: {},
  sheet: {},
  fields: { at: fieldsOf<FreeOrderTable, Recruit>().atOrGone() },
  events: {
    'wore-off': { members: { target: fighter, name: text(20) } },
    swore: { members: { by: fighter, years: optional(count(1, 99)), words: optional(text(80)) } },
  },
  secrets: {},
  names: { fighter: { lasting: LASTING_NAMES } },
  forecast: () => undefined,
  description: { ...(toy as Ruleset).description, resources: [] },
  scenarios: [],
};

/** Returns a battle of these fighters in a row. */
export function freeOrderBattle(...ids: Id[]): Battle<FreeOrderTable> {
  const combatants = ids.map((id, index) => ({
    id,
    side: 'guard',
    at: [index, 0],
    sheet: { kind: 'guard' },
  }));
  const setup = parseSetup({ ruleset: 'muster', map: { radius: 9 }, combatants });
  return Battle.start(freeOrder, setup, scriptedDice([]));
}
