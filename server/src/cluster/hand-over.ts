import { matchMaker } from '@colyseus/core';
import type { Log } from '../process/log.ts';
import { ROOM_NAME } from '../rooms/matchmaking.ts';
import type { Membership } from './membership.ts';

/**
 * Hands the battles of this process over to others, one by one: each is open there before its table is sent on, so that
 * nobody waits for longer than coming in takes. What nobody can take stays, to be taken up when it is next opened.
 */
export async function handOver(membership: Membership, log: Log): Promise<void> {
  membership.takeNothingUp(true);
  for (const { owner, holder } of membership.held) {
    const { battle, epoch } = owner;
    const to = await membership.successor().catch(() => undefined);
    if (!to) return;
    try {
      await holder.save();
      await matchMaker.createRoom(ROOM_NAME, { battle, epoch, on: to.id });
      log.info({ battle, epoch, to: to.id }, 'battle handed over');
    } catch (error) {
      log.warn({ battle, epoch, to: to.id, error }, 'a battle was not taken by another process');
    }
    holder.lose();
  }
}
