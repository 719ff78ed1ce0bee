import type { Track } from '../../../engine/presentation/description.ts';
import { inTurnOrder } from '../../../engine/state/table.ts';
import type { DegreesTable } from '../table.ts';
import { TEXT } from './catalog.ts';

const { order, delaying, help } = TEXT.track;

/** Returns the turn order with delaying fighters listed separately; undefined if none are delaying. */
export function track(table: DegreesTable): Track | undefined {
  const all = inTurnOrder(table);
  const waiting = all.filter((fighter) => fighter.delaying).map(({ id }) => id);
  if (waiting.length === 0) return undefined;
  const members = all.map(({ id }) => id).filter((id) => !waiting.includes(id));
  const isDone = (id: string) => id !== table.turn && !table.pending.includes(id);
  return {
    steps: [
      { id: 'order', label: order, members, done: members.filter(isDone) },
      { id: 'delaying', label: delaying, help, members: waiting, done: [], isAside: true },
    ],
    now: 'order',
  };
}
