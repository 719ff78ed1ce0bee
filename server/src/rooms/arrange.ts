import type { Rejection } from '@riposte/shared/engine/rejection';
import type { SeatMessage } from '@riposte/shared/protocol/messages';
import { refusal } from '../seats/refusals.ts';
import type { Seat } from '../seats/seating.ts';
import type { OpenTable } from './open-table.ts';

type Parts = Pick<OpenTable, 'live' | 'seating' | 'settings'>;

/** Does what a seat asks for around the battle; gives the reason if it may not. To be called in turn. */
export async function arrange(table: Parts, by: Seat, message: SeatMessage): Promise<Rejection | null> {
  const { live, seating } = table;
  switch (message.do) {
    case 'start': {
      const mayStart = by.role === 'gm' || (by.role === 'player' && !seating.isGmPresent);
      return mayStart ? await live.start() : refusal('not-gm');
    }
    case 'settings':
      return by.role === 'gm' ? await changeSettings(table, message) : refusal('not-gm');
    default:
      return await seating.change(by, message, live.table);
  }
}

async function changeSettings(
  { settings }: Parts,
  { do: _do, ...changes }: SeatMessage & { do: 'settings' },
): Promise<null> {
  await settings.change(changes);
  return null;
}
