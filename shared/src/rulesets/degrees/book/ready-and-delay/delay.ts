import type { Declinable, Script } from '../../../../engine/core/script.ts';
import { unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { askInOrder, yesNoQuestion } from '../../../../kit/asking.ts';
import { placeBefore } from '../../../../kit/turn-order.ts';
import type { DegreesTable } from '../../table.ts';
import { isHelpless, masterOf } from '../conditions.ts';
import { endOwnGains } from '../lasting.ts';
import { inAskingOrder } from '../order.ts';
import { stagedAction } from '../staged-action.ts';

/** Delays the whole turn (DEG-113, DEG-116). */
export const delay = stagedAction('delay', {
  cost: 'none', // DEG-113
  readiable: false,
  isNoAction: true,
  leavesTurn: true,
  fault: (_table, me) =>
    unlessWaived(me, me.acted ? { code: 'already-acted', clause: 'DEG-113' } : undefined), // DEG-113
  apply(table, by) {
    fighterOf(table, by).delaying = true; // DEG-113
    endOwnGains(table, by); // DEG-116
    table.turn = null; // DEG-R44: delaying is not the end of a turn
    emit(table, { type: 'delayed', by, clause: 'DEG-113' });
  },
});

/**
 * Asks the delaying fighters, after another fighter's turn, whether to act now. Returns the first fighter that acts.
 */
export function* askDelayers(table: DegreesTable): Script<Id | undefined> {
  const mayAct = (id: Id) => (seen: DegreesTable) => mayResume(seen, id);
  const question = (id: Id): Declinable => ({
    ...yesNoQuestion(id, 'resume', 'act', mayAct(id), mayAct(id)),
    speaker: masterOf(table, id) ?? id, // DEG-R12
  });
  return yield* askInOrder(
    table,
    inAskingOrder(table).map(({ id }) => id),
    (id) => (mayResume(table, id) ? question(id) : undefined),
    function* (id) {
      if (!mayResume(table, id)) return undefined;
      takePlace(table, id); // DEG-114
      return id;
    },
  );
}

function mayResume(table: DegreesTable, id: Id): boolean {
  const fighter = findFighter(table, id);
  return fighter?.delaying === true && !fighter.defeated && !isHelpless(fighter); // DEG-R44
}

/** Moves a delaying fighter in the turn order to the place just before the fighter that has the next turn (DEG-114). */
function takePlace(table: DegreesTable, id: Id): void {
  table.pending = table.pending.filter((one) => one !== id); // DEG-114: the turn that the fighter takes now is its turn of this round
  const [next] = table.pending;
  placeBefore(table, id, next); // DEG-114
  emit(table, { type: 'resumed', by: id, clause: 'DEG-114' });
}
