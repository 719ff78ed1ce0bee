import * as schemas from '@riposte/shared/protocol/schemas';
import { Router } from 'express';
import type { Hall } from '../battles/hall.ts';
import { tidyTitle } from '../seats/names.ts';
import { callerOf } from './caller.ts';
import { bodyOf, Failure } from './failure.ts';
import { askRoom, type Usher } from './usher.ts';

/** What people do with the battles on their lists: call them something else, leave them, delete them for good. */
export function ownBattleRoutes(hall: Hall, usher: Usher): Router {
  const router = Router();
  router.post('/battles/:id/rename', async ({ params: { id }, body }, response) => {
    const { title: raw, ...secret } = bodyOf(schemas.renameBattle, body);
    const { role } = await callerOf(hall, id, secret);
    if (role !== 'gm') throw new Failure(403, 'not-gm', 'Only a game master may rename a battle.');
    const title = tidyTitle(raw);
    if (title === undefined) throw new Failure(400, 'bad-name', 'A battle’s name has 1 to 60 characters.');
    await askRoom(usher, id, () => usher.rename(id, title));
    response.json({ title });
  });
  router.post('/battles/:id/leave', async ({ params: { id }, body }, response) => {
    const { seat, role } = await callerOf(hall, id, bodyOf(schemas.leaveBattle, body));
    if (role === 'gm') throw new Failure(409, 'gm-seat', GM_STAYS);
    if (seat) await askRoom(usher, id, () => usher.vacate(id, seat.id));
    response.status(204).end();
  });
  router.post('/battles/:id/delete', async ({ params: { id }, body }, response) => {
    const { role } = await callerOf(hall, id, bodyOf(schemas.openBattle, body));
    if (role !== 'gm') throw new Failure(403, 'not-gm', 'Only a game master may delete a battle.');
    await hall.store.remove(id);
    hall.log.info({ battle: id }, 'battle deleted');
    await usher.clear(id);
    response.status(204).end();
  });
  return router;
}

const GM_STAYS =
  'A game master’s seat cannot be given up. Hand the battle over to somebody at the table, or delete it.';
