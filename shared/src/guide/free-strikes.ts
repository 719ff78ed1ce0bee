import { actionsOn } from '../engine/core/action.ts';
import type { RatedProvocation } from '../engine/core/forecast.ts';
import { onStack, type Script } from '../engine/core/script.ts';
import { path } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import { faultOfPlace, fighterOf, isStanding } from '../engine/state/table.ts';
import { place, touch } from '../engine/state/verbs.ts';
import { hurt, type ToyTable } from '../engine/testing/toy-table.ts';
import { type Hex, isAdjacent, isSame } from '../hex/axial.ts';
import { askInOrder, yesNoQuestion } from '../kit/asking.ts';
import { certainly, lossOf, yesOrNo } from '../kit/odds.ts';
import { enemiesOf } from '../kit/sides.ts';
import { goAlong } from '../kit/walking.ts';

/* This file is the example of free strikes in docs/writing-a-ruleset.md. */

/** A move. Enemies next to a hex may strike a fighter that leaves it. */
export const leave = actionsOn<ToyTable>()({
  params: { path },
  check: (table, by, { path: [to] }) =>
    to && isAdjacent(fighterOf(table, by).at, to) ? undefined : 'too-far',
  *run(table, by, { path }) {
    yield* onStack(table, { name: 'leave', by }, walk(table, by, path));
  },
});

function* walk(table: ToyTable, by: Id, path: readonly Hex[]): Script {
  for (const to of path) {
    const from = fighterOf(table, by).at;
    yield* freeStrikes(table, by, from);
    if (!isStanding(table, by) || !isSame(fighterOf(table, by).at, from)) return; // the fighter was struck down, or the GM has moved it
    const isFree = (hex: Hex) => faultOfPlace(table, hex) === undefined;
    const entered = yield* goAlong(table, by, [to], isFree, (hex) => place(table, by, hex, 'moved'));
    if (entered.length === 0) return; // ends the move, because a hidden fighter is in the way
  }
}

function* freeStrikes(table: ToyTable, by: Id, from: Hex): Script {
  yield* askInOrder(
    table,
    enemiesOf(table, by).map(({ id }) => id),
    (id) => yesNoQuestion<ToyTable>(id, 'free-strike', 'strike', (seen) => mayStrike(seen, id, by, from)),
    function* (id) {
      fighterOf(table, id).guards--;
      touch(table, id);
      hurt(table, by, 1);
    },
  );
}

function mayStrike(seen: ToyTable, id: Id, mover: Id, from: Hex): boolean {
  if (!isStanding(seen, id) || !isStanding(seen, mover)) return false;
  const { at, guards } = fighterOf(seen, id);
  return guards > 0 && isAdjacent(at, from);
}

/** Returns the free strikes that a move along a path provokes. */
export function strikesAlong(table: ToyTable, by: Id, path: readonly Hex[]): RatedProvocation[] {
  const { at: start, hp } = fighterOf(table, by);
  const odds = yesOrNo(1, 0, [lossOf(by, 'hp', certainly(1), (lost) => lost >= hp)]);
  return [start, ...path.slice(0, -1)].flatMap((at, step) => {
    const strikers = enemiesOf(table, by).filter(({ id }) => mayStrike(table, id, by, at));
    return strikers.map(({ id }) => ({ by: id, reaction: 'free-strike', at, step, odds }));
  });
}
