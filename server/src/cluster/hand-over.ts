import { matchMaker } from '@colyseus/core';
import type { Log } from '../process/log.ts';
import { ROOM_NAME } from '../rooms/matchmaking.ts';
import type { BattleStore } from '../store/store.ts';
import type { Membership } from './membership.ts';

/**
 * Transfers the battles of this process one by one. Each is opened elsewhere before its clients are disconnected, so
 * they only wait for the reconnection. A battle stays here if no other process opens battles and has its rules.
 */
export async function handOver(
  membership: Membership,
  store: Pick<BattleStore, 'find'>,
  log: Log,
): Promise<void> {
  membership.takeNothingUp(true);
  for (const { owner, holder } of membership.held) {
    const { battle, epoch } = owner;
    const rules = await store.find(battle).catch(() => undefined);
    const to = rules && (await membership.successor(rules).catch(() => undefined));
    if (!to) continue;
    try {
      await holder.save();
      await matchMaker.createRoom(ROOM_NAME, { battle, epoch, on: to.id });
      log.info({ battle, epoch, to: to.id }, 'battle handed over');
    } catch (error) {
      log.warn({ battle, epoch, to: to.id, error }, 'another process did not take over a battle');
    }
    holder.lose();
  }
}
