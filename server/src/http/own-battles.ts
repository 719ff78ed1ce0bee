import { afterBattleDeleted } from '@riposte/shared/campaign/deleted-battle';
import * as schemas from '@riposte/shared/protocol/schemas';
import { Router } from 'express';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import { tidyTitle } from '../seats/names.ts';
import type { BattleServices } from '../services/services.ts';
import * as failures from '../words/failures.ts';
import { callerOf } from './caller.ts';
import { saveChanged } from './campaign-changes.ts';
import { askRoom, type RoomGateway } from './room-gateway.ts';

/** Returns the routes for battles on a visitor's own list: rename, leave, delete. */
export function ownBattleRoutes(services: BattleServices, gateway: RoomGateway): Router {
  const router = Router();
  router.post('/battles/:id/rename', async ({ params: { id }, body }, response) => {
    const { title: raw, ...secret } = bodyOf(schemas.renameBattle, body);
    const { role } = await callerOf(services, id, secret);
    if (role !== 'gm') throw new Failure(failures.gmRenames);
    const title = tidyTitle(raw);
    if (title === undefined) throw new Failure(failures.badTitle);
    await askRoom(gateway, id, () => gateway.rename(id, title));
    response.json({ title });
  });
  router.post('/battles/:id/leave', async ({ params: { id }, body }, response) => {
    const { seat, role } = await callerOf(services, id, bodyOf(schemas.leaveBattle, body));
    if (role === 'gm') throw new Failure(failures.gmStays);
    if (seat) await askRoom(gateway, id, () => gateway.vacate(id, seat.id));
    response.status(204).end();
  });
  router.post('/battles/:id/delete', async ({ params: { id }, body }, response) => {
    const { role } = await callerOf(services, id, bodyOf(schemas.openBattle, body));
    if (role !== 'gm') throw new Failure(failures.gmDeletes);
    const campaign = await services.store.campaigns.campaignOf(id);
    await services.store.remove(id);
    services.log.info({ battle: id }, 'battle deleted');
    await gateway.clear(id);
    if (campaign !== undefined) await markDeleted(services, campaign, id);
    response.status(204).end();
  });
  return router;
}

/** Marks a campaign's fight as deleted. If that fails, `FightWatch` does it when a member next reads the campaign. */
async function markDeleted(services: BattleServices, campaign: string, battle: string): Promise<void> {
  try {
    await saveChanged(services, campaign, (known) => afterBattleDeleted(known, battle));
  } catch (error) {
    services.log.debug({ campaign, battle, error }, 'a fight could not be marked as deleted yet');
  }
}
