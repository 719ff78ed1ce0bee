import type { JoinOptions } from '@riposte/shared/protocol/messages';
import type { BattleRecord } from '../store/store.ts';
import { roleOfLink } from './links.ts';
import type { Seat, Seating } from './seating.ts';

/** A seat given to somebody who came in; the key only if the seat is new. */
export interface Admission {
  readonly seat: Seat;
  readonly key?: string;
}

/** Gives the seat that the key stands for, or else a new one of the link's role; undefined for a stranger. */
export async function admit(
  seating: Seating,
  record: BattleRecord,
  { token, seatKey, name }: JoinOptions,
): Promise<Admission | undefined> {
  const known = seatKey === undefined ? undefined : seating.byKey(seatKey);
  if (known) return { seat: known };
  const role = token === undefined ? undefined : roleOfLink(record.links, token);
  return role && (await seating.add(role, name));
}
