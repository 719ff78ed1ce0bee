import { actionsOn } from '../engine/core/action.ts';
import { ask, onStack, type Script } from '../engine/core/script.ts';
import { fighter } from '../engine/schema/field-schema.ts';
import type { Id } from '../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../engine/state/table.ts';
import { emit, touch } from '../engine/state/verbs.ts';
import { hurt, type ToyTable } from '../engine/testing/toy-table.ts';
import { distance } from '../hex/axial.ts';
import { askInOrder, yesNoQuestion } from '../kit/asking.ts';
import { alliesOf, enemiesOf } from '../kit/sides.ts';

/* This file is the example of a chain of reactions in docs/writing-a-ruleset.md. */

const action = actionsOn<ToyTable>();

/**
 * An attack. An ally of the target may cover the target and be struck instead. The attacker may press on to cancel
 * the cover. The fighter that is struck may brace.
 */
export const blow = action({
  params: { target: fighter },
  variants: (table, by) => enemiesOf(table, by).map(({ id }) => ({ target: id })),
  check: (table, by, { target }) => (isBeside(table, by, target) ? undefined : 'out-of-range'),
  *run(table, by, { target }) {
    yield* onStack(table, { name: 'blow', by, target }, resolveBlow(table, by, target));
  },
});

function* resolveBlow(table: ToyTable, by: Id, target: Id): Script {
  const victim = yield* coveredBy(table, by, target);
  if (!isStanding(table, by) || !isStanding(table, victim)) return; // the GM may have removed a fighter
  const brace = yesNoQuestion<ToyTable>(victim, 'brace', 'brace', (seen) => hasGuard(seen, victim));
  const { option } = yield* ask(brace);
  if (!isStanding(table, victim)) return;
  if (option === 'brace') spendGuard(table, victim);
  hurt(table, victim, option === 'brace' ? 1 : 3);
}

/** Asks the target's allies, in turn order, whether they cover the target. Returns the fighter that is struck. */
function* coveredBy(table: ToyTable, by: Id, target: Id): Script<Id> {
  const allies = alliesOf(table, target).map(({ id }) => id);
  const mayCover = (id: Id) => (seen: ToyTable) => hasGuard(seen, id) && isBeside(seen, id, target);
  const victim = yield* askInOrder(
    table,
    table.order.filter((id) => allies.includes(id)),
    (id) => yesNoQuestion<ToyTable>(id, 'cover', 'cover', mayCover(id)),
    function* (ally) {
      spendGuard(table, ally);
      const isPressed = yield* onStack(table, { name: 'cover', by: ally, target }, press(table, by));
      return isPressed ? target : ally;
    },
  );
  return victim ?? target;
}

/** Asks the attacker whether to press on, which cancels the cover. Returns true if the attacker does. */
function* press(table: ToyTable, by: Id): Script<boolean> {
  const { option } = yield* ask(yesNoQuestion<ToyTable>(by, 'press', 'press', (seen) => hasGuard(seen, by)));
  if (option !== 'press' || !isStanding(table, by)) return false;
  spendGuard(table, by);
  emit(table, { type: 'caught', by });
  return true;
}

function hasGuard(seen: ToyTable, id: Id): boolean {
  return isStanding(seen, id) && fighterOf(seen, id).guards > 0;
}

function spendGuard(table: ToyTable, id: Id): void {
  fighterOf(table, id).guards--;
  touch(table, id); // marks the fighter as changed, because no event reports the spent guard
}

function isBeside(seen: ToyTable, id: Id, other: Id): boolean {
  const [one, two] = [findFighter(seen, id), findFighter(seen, other)];
  return one !== undefined && two !== undefined && isStanding(seen, other) && distance(one.at, two.at) === 1;
}
