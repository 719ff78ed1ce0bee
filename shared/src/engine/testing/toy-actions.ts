import { distance, type Hex, neighbors } from '../../hex/axial.ts';
import { type Actions, actionsOn, anytimeActionsOn } from '../core/action.ts';
import { comeUpon } from '../core/hiding.ts';
import {
  type Answer,
  ask,
  askAll,
  askAny,
  type Choice,
  type Declinable,
  halt,
  onStack,
  type Script,
} from '../core/script.ts';
import type { Fault } from '../presentation/rejection.ts';
import { fighter, hex, text } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Params } from '../schema/json.ts';
import { faultOfPlace, fighterOf, findFighter, isStanding, occupant, standing } from '../state/table.ts';
import { concludeIfDecided, emit, place, roll, touch } from '../state/verbs.ts';
import { hurt, type ToyTable } from './toy-table.ts';

const action = actionsOn<ToyTable>();

function canPay(table: ToyTable, by: Id): Fault | undefined {
  return fighterOf(table, by).ap > 0 ? undefined : 'not-enough-ap';
}

function pay(table: ToyTable, by: Id): void {
  fighterOf(table, by).ap--;
  touch(table, by);
}

/** An attack on an adjacent fighter, who may guard, step aside or strike back first. */
const hit = action({
  params: { target: fighter },
  variants: (table) => standing(table).map(({ id }) => ({ target: id })),
  check(table, by, { target }) {
    if (!isStanding(table, target)) return 'no-such-target';
    const [me, other] = [fighterOf(table, by), fighterOf(table, target)];
    if (distance(me.at, other.at) !== 1) return 'out-of-range';
    return canPay(table, by);
  },
  *run(table, by, { target }) {
    pay(table, by);
    yield* onStack(table, { name: 'hit', by, target }, strike(table, by, target));
  },
});

function* strike(table: ToyTable, by: Id, target: Id): Script {
  const answer = yield* ask({
    for: target,
    kind: 'defend',
    choices: (seen: ToyTable) => defenses(seen, target),
    fallback: { option: 'pass' },
  });
  if (!isStanding(table, by) || !isStanding(table, target)) return;
  if (answer.option !== 'pass') dropGuard(table, target);
  if (answer.option === 'guard') return;
  if (answer.option === 'aside') {
    const to = answer.to as Hex;
    if (occupant(table, to)) yield* comeUpon(table, target, to);
    else place(table, target, to, 'moved');
    return;
  }
  if (answer.option === 'counter') {
    yield* onStack(table, { name: 'counter', by: target, target: by }, strike(table, target, by));
    if (!isStanding(table, by) || !isStanding(table, target)) return;
  }
  hurt(table, target, roll(table, 6));
  concludeIfDecided(table);
  if (table.over) yield* halt();
}

function dropGuard(table: ToyTable, id: Id): void {
  fighterOf(table, id).guards--;
  touch(table, id);
}

const DEFENSES = ['guard', 'counter'] as const;

function defenses(table: ToyTable, id: Id): Choice[] {
  if (!isStanding(table, id)) return [];
  const pass = { option: 'pass' };
  if (fighterOf(table, id).guards === 0) return [pass];
  return [pass, ...DEFENSES.map((option) => ({ option })), stepAside(table, id)];
}

function stepAside(table: ToyTable, id: Id): Choice {
  const check = (params: Params) => {
    const to = params.to as Hex;
    if (distance(to, fighterOf(table, id).at) !== 1) return 'bad-input';
    return faultOfPlace(table, to);
  };
  const variants = () =>
    neighbors(fighterOf(table, id).at)
      .map((to) => ({ to }))
      .filter((params) => check(params) === undefined);
  return { option: 'aside', params: { to: hex }, variants, check };
}

/** Asks all other fighters at once whether to brace. Fighters that do not brace are hurt, in turn order. */
const shout = action({
  check: canPay,
  *run(table, by) {
    pay(table, by);
    yield* onStack(table, { name: 'shout', by }, shake(table, by));
  },
});

function* shake(table: ToyTable, by: Id): Script {
  const others = table.order.filter((id) => id !== by && isStanding(table, id));
  const answers: Answer[] = yield* askAll(others.map(braceOf));
  for (const [index, id] of others.entries()) {
    if (answers[index]?.option === 'brace') dropGuard(table, id);
    else if (isStanding(table, id)) hurt(table, id, 1);
  }
}

function braceOf(id: Id): Declinable {
  const canBrace = (seen: ToyTable) => (findFighter(seen, id)?.guards ?? 0) > 0 && isStanding(seen, id);
  return {
    for: id,
    kind: 'brace',
    choices: (seen: ToyTable) => [{ option: 'pass' }, ...(canBrace(seen) ? [{ option: 'brace' }] : [])],
    fallback: { option: 'pass' },
  };
}

/** Tosses something to the allies: the first to catch it regains a guard. */
const toss = action({
  check: canPay,
  *run(table, by) {
    pay(table, by);
    const friends = standing(table).filter(({ id, side }) => id !== by && side === fighterOf(table, by).side);
    const caught = yield* askAny(friends.map(({ id }) => catchOf(id)));
    if (caught?.option !== 'catch' || caught.as === undefined) return;
    fighterOf(table, caught.as).guards++;
    emit(table, { type: 'caught', by: caught.as });
  },
});

function catchOf(id: Id) {
  return {
    for: id,
    kind: 'catch',
    choices: (seen: ToyTable) => (isStanding(seen, id) ? [{ option: 'pass' }, { option: 'catch' }] : []),
    fallback: { option: 'pass' },
  };
}

const think = action({
  params: { note: text(4_000) },
  variants: () => [{ note: 'wait' }],
  check: () => undefined,
  *run(table, by, { note }) {
    fighterOf(table, by).note = note;
    emit(table, { type: 'planned', by, note, secret: true });
  },
});

const endTurn = action({
  check: (table) => (table.isCalm ? 'wrong-phase' : undefined),
  *run(table, by) {
    table.done.push(by);
    if (table.turn === by) table.turn = null;
  },
});

/** A GM action, possible only between actions: hurts all fighters. */
const storm = action({
  gm: true,
  check: () => undefined,
  *run(table) {
    for (const { id } of standing(table)) hurt(table, id, 1);
  },
});

export const TOY_ACTIONS: Actions<ToyTable> = {
  hit,
  shout,
  toss,
  think,
  'end-turn': endTurn,
  'gm.storm': storm,
};

/** An anytime action of the GM that must wait while an answer is pending. */
export const praise = anytimeActionsOn<ToyTable>()({
  gm: true,
  waits: true,
  check: () => undefined,
  run: (table) => emit(table, { type: 'cheered', by: 'gm' }),
});

/** An anytime action of any fighter on the table. */
export const cheer = anytimeActionsOn<ToyTable>()({
  check: (table, by) => (findFighter(table, by) ? undefined : 'no-such-target'),
  run: (table, by) => emit(table, { type: 'cheered', by }),
});
