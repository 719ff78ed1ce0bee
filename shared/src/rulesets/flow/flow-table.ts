import { actionsOn } from '../../engine/action.ts';
import type { Id, Table } from '../../engine/table.ts';
import { fighterOf, findFighter, inTurnOrder } from '../../engine/table.ts';
import type { Lying } from '../../kit/ground.ts';
import type { FlowFighter } from './fighter.ts';
import type { FlowOptions } from './options.ts';

/** A thing on the ground, with the charges that it still has. */
export interface GroundItem extends Lying {
  readonly charges: number;
}

/** A change to the order that waits for the next round. */
export interface OrderChange {
  readonly id: Id;
  readonly before: Id;
}

export type Phase = 'explore' | 'surprise' | 'combat';

/** All of a battle under the flow rules. */
export interface FlowTable extends Table<FlowFighter> {
  readonly options: FlowOptions;
  phase: Phase;
  /** The side that surprises the others, in the surprise round. */
  surprisers: string | null;
  /** The setup has named the turn order, so that none is rolled. */
  ordered: boolean;
  /** Who has had its turn in this round, or has it now. */
  acted: Id[];
  orderChanges: OrderChange[];
  ground: GroundItem[];
}

/** Makes an action of these rules from what is said of it. */
export const action = actionsOn<FlowTable>();

/** The fighter of that id if it stands against `by`. */
export function enemyOf(table: FlowTable, by: Id, target: Id): FlowFighter | undefined {
  const fighter = findFighter(table, target);
  const isEnemy = fighter && !fighter.defeated && fighter.side !== findFighter(table, by)?.side;
  return isEnemy ? fighter : undefined; // FLOW-R19
}

/** Everybody who still stands against a fighter, in initiative order. */
export function enemiesOf(table: FlowTable, by: Id): FlowFighter[] {
  const { side } = fighterOf(table, by);
  return inTurnOrder(table).filter((fighter) => !fighter.defeated && fighter.side !== side);
}

/** Everybody who still stands by a fighter, itself left out, in initiative order. */
export function alliesOf(table: FlowTable, by: Id): FlowFighter[] {
  const { side } = fighterOf(table, by);
  return inTurnOrder(table).filter(
    (fighter) => fighter.side === side && !fighter.defeated && fighter.id !== by,
  );
}

/** Everybody undefeated, in the order of this round, from its top. */
export function inOrder(table: FlowTable): FlowFighter[] {
  return inTurnOrder(table).filter(({ defeated }) => !defeated); // FLOW-R26
}
