import { actionsOn } from '../../engine/action.ts';
import type { Id, Table } from '../../engine/table.ts';
import { inTurnOrder } from '../../engine/table.ts';
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

/** Everybody undefeated, in the order of this round, from its top. */
export function inOrder(table: FlowTable): FlowFighter[] {
  return inTurnOrder(table).filter(({ defeated }) => !defeated); // FLOW-R26
}
