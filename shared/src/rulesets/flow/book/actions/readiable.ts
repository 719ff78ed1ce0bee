import type { Id } from '../../../../engine/schema/ids.ts';
import type { Params } from '../../../../engine/schema/json.ts';
import type { FlowTable } from '../../table.ts';
import { attack } from '../attack.ts';
import type { TurnAction } from './declare.ts';
import { disarm } from './disarm.ts';
import { feint } from './feint.ts';
import { grapple } from './grapple.ts';
import { draw, drink, pickUp, sheathe } from './items.ts';
import { move } from './move.ts';
import { shakeOff } from './shake-off.ts';
import { shove } from './shove.ts';
import { crawl, stand, step } from './step.ts';
import { tumble } from './tumble.ts';
import { use } from './use.ts';

/** The actions that can be readied. */
const ACTIONS = {
  attack,
  disarm,
  feint,
  grapple,
  shove,
  step,
  move,
  crawl,
  stand,
  tumble,
  draw,
  sheathe,
  'pick-up': pickUp,
  drink,
  'shake-off': shakeOff,
  use,
};
export type ReadiableName = keyof typeof ACTIONS;
export const READIABLE: Readonly<Record<ReadiableName, TurnAction>> = ACTIONS;

export function isReadiable(name: string): name is ReadiableName {
  return Object.hasOwn(READIABLE, name);
}

/** Returns the number of AP that a fighter sets aside for a readied action: the action's cost. */
export function readyAp(
  table: FlowTable,
  by: Id,
  { do: name, ...rest }: Params & { readonly do: string },
): number {
  if (!isReadiable(name)) return 0;
  const act = READIABLE[name].understand(rest, table, by);
  return act === undefined ? 0 : READIABLE[name].ap(table, by, act);
}
