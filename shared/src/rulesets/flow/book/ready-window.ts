import type { Actions } from '../../../engine/core/action.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { Hex } from '../../../hex/axial.ts';
import * as kit from '../../../kit/readying.ts';
import { lose } from '../../../kit/resources.ts';
import { type FlowFighter, type FlowTable, inOrder, type TriggerOn } from '../table.ts';
import { haltIfDecided } from './defeat.ts';
import { hasEnteredReach } from './reach.ts';
import { grapplerMayAct } from './rulings.ts';

/** An event that can trigger readied actions. */
interface Happening extends kit.Happening<TriggerOn> {
  /** If a fighter moved: the hex that it left and the hex that it entered. */
  readonly entered?: { readonly from: Hex; readonly to: Hex };
  /** True for a reaction. Readied attacks cannot interrupt reactions. */
  readonly isReaction?: boolean;
}

/** The rules of readied actions. A readied action costs the AP set aside for it and is not a reaction. */
const READYING: kit.Readying<FlowTable, FlowFighter, Happening> = {
  readiedBy: ({ readied }) => readied,
  order: inOrder,
  mayHaveReadied,
  couldWaitFor: (fighter, { entered }) => !entered || hasEnteredReach(fighter, entered.from, entered.to),
  isAllowed: grapplerMayAct, // FLOW-61
  take(table, id, action) {
    fighterOf(table, id).readied = null;
    emit(table, { type: 'readied-action-taken', by: id, action, clause: 'FLOW-66' });
    if (table.turn !== null) table.orderChanges.push({ id, before: table.turn }); // FLOW-67, FLOW-R33
  },
  *done(table, id) {
    if (isStanding(table, id)) lose(table, id, 'ap', Number.POSITIVE_INFINITY, 'FLOW-R31'); // FLOW-R31
    yield* haltIfDecided(table);
  },
};

/** Returns whether an action is an attack. Spells, items and contests are not attacks. */
const isAttack = (name: string): boolean => name === 'attack' || name === 'disarm'; // FLOW-49, FLOW-R47

/** The rules of readied actions for events that readied attacks cannot interrupt. */
const READYING_WITHOUT_ATTACKS: typeof READYING = {
  ...READYING,
  readiedBy: ({ readied }) => (readied && isAttack(readied.action.do) ? null : readied),
};

/** Asks each fighter whose trigger has occurred whether to take its readied action. */
export function* offerReadied(table: FlowTable, happening: Happening, actions: Actions<FlowTable>): Script {
  const book = happening.isReaction ? READYING_WITHOUT_ATTACKS : READYING;
  yield* kit.offerReadied(table, happening, actions, book); // FLOW-66, FLOW-69, FLOW-R34
}

/**
 * Returns whether a fighter may have readied an action, judging by public information. A fighter with AP after its
 * turn may have set them aside for a readied action.
 */
export function mayHaveReadied(table: FlowTable, { id, defeated, readied, ap }: FlowFighter): boolean {
  if (defeated || table.turn === id) return false;
  const isKeepingAp = ap > 0 && (table.round > 1 || table.acted.includes(id));
  return readied !== null || isKeepingAp; // FLOW-R31
}

/** Returns the same as `mayHaveReadied`, but also works for a fighter who may have left the table. */
export function mayStillHaveReadied(table: FlowTable, id: Id): boolean {
  return kit.mayStillHaveReadied(table, id, mayHaveReadied);
}
