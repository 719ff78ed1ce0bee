import type { Actions } from '../../../engine/core/action.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Hex } from '../../../hex/axial.ts';
import * as kit from '../../../kit/readying.ts';
import { lose } from '../../../kit/resources.ts';
import { type FlowFighter, type FlowTable, inOrder, type TriggerOn } from '../table.ts';
import { settle } from './defeat.ts';
import { hasEnteredReach } from './reach.ts';
import { grapplerMayAct } from './rulings.ts';

/** Something that happens and may set off what others have readied. */
interface Happening extends kit.Happening<TriggerOn> {
  /** For who has entered a hex. */
  readonly entered?: { readonly from: Hex; readonly to: Hex };
  /** A reaction that strikes: no attack answers it. */
  readonly isReaction?: boolean;
}

/** A readied action is an action, no reaction: it costs the AP set aside for it. */
const READYING: kit.Readying<FlowTable, FlowFighter, Happening> = {
  readiedBy: ({ readied }) => readied,
  order: inOrder,
  mayLieInWait,
  couldWaitFor: (fighter, { entered }) => !entered || hasEnteredReach(fighter, entered.from, entered.to),
  isAllowed: grapplerMayAct, // FLOW-61
  take(table, id, action) {
    fighterOf(table, id).readied = null;
    emit(table, { type: 'readied-action-taken', by: id, action, clause: 'FLOW-66' });
    if (table.turn !== null) table.orderChanges.push({ id, before: table.turn }); // FLOW-67, FLOW-R33
  },
  *done(table, id) {
    if (isStanding(table, id)) lose(table, id, 'ap', Number.POSITIVE_INFINITY, 'FLOW-R31'); // FLOW-R31
    yield* settle(table);
  },
};

/** Whether an action is an attack: spells, items and contests are none. */
const isAttack = (name: string): boolean => name === 'attack' || name === 'disarm'; // FLOW-49, FLOW-R47

/** The same where only what is no attack may answer. */
const SHORT_OF_ATTACKS: typeof READYING = {
  ...READYING,
  readiedBy: ({ readied }) => (readied && isAttack(readied.action.do) ? null : readied),
};

/** Asks everybody whose trigger this is whether it acts now, in the middle of whatever goes on. */
export function* offerReadied(table: FlowTable, happening: Happening, actions: Actions<FlowTable>): Script {
  const book = happening.isReaction ? SHORT_OF_ATTACKS : READYING;
  yield* kit.offerReadied(table, happening, actions, book); // FLOW-66, FLOW-69, FLOW-R34
}

/** Whether a fighter may have readied something, as far as everybody can see: AP kept beyond the own turn tell of it. */
export function mayLieInWait(table: FlowTable, { id, defeated, readied, ap }: FlowFighter): boolean {
  if (defeated || table.turn === id) return false;
  const isKeepingAp = ap > 0 && (table.round > 1 || table.acted.includes(id));
  return readied !== null || isKeepingAp; // FLOW-R31
}

/** The same of somebody who may have left the table. */
export function mayStillLieInWait(table: FlowTable, id: Id): boolean {
  return kit.mayStillLieInWait(table, id, mayLieInWait);
}
