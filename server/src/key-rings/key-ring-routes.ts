import {
  MOST_ITEMS,
  MOST_RING_BYTES,
  type RingOverview,
  type SyncedRing,
} from '@riposte/shared/protocol/key-ring';
import * as schemas from '@riposte/shared/protocol/key-ring-schemas';
import { type Request, type Response, Router } from 'express';
import { ownPageOf } from '../http/own-pages.ts';
import type { RoomGateway } from '../http/room-gateway.ts';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import type { KeyRingStore, RingSession } from '../store/key-ring-store.ts';
import * as failures from '../words/key-rings.ts';
import { newCode, ringBehind as ringBehindCode } from './codes.ts';
import { deleteEverything } from './deletion.ts';
import * as passkeys from './passkeys.ts';
import { createRing, openRing, requireSession, signOut, type Visit, visitedSession } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { signInRoutes } from './sign-in-routes.ts';

const ROOM = { items: MOST_ITEMS, bytes: MOST_RING_BYTES };

/** Returns the routes for key rings. Only pages of this server may use them. */
export function keyRingRoutes(services: BattleServices, gateway: RoomGateway, signIn: SignIn | null): Router {
  const { rings } = services.store;
  const router = Router();
  const visitOf = (request: Request, response: Response): Visit => ({
    rings,
    request,
    response,
    origin: ownPageOf(request),
  });
  const post = (path: string, answer: (visit: Visit, body: unknown) => Promise<unknown>) => {
    router.post(path, async (request, response) => {
      const said = await answer(visitOf(request, response), request.body);
      if (said === undefined) response.status(204).end();
      else response.json(said);
    });
  };
  /** Adds a route that requires an open key ring. */
  const inside = (
    path: string,
    answer: (session: RingSession, visit: Visit, body: unknown) => Promise<unknown>,
  ) => {
    post(path, async (visit, body) => await answer(await requireSession(visit), visit, body));
  };

  post('/create', async (visit, body) => {
    await createRing(visit, bodyOf(schemas.createRing, body).device);
  });
  post('/show', async (visit) => await overviewOf(visit, signIn !== null));
  post('/sign-out', async (visit) => await signOut(visit));
  post('/open/code', async (visit, body) => {
    const { code, device } = bodyOf(schemas.openByCode, body);
    await openRing(visit, await ringBehindCode(rings, code), device);
  });
  post('/open/passkey/options', async ({ origin }) => await passkeys.openingOptions(rings, origin));
  post('/open/passkey', async (visit, body) => {
    const { credential, device } = bodyOf(schemas.openByPasskey, body);
    await openRing(visit, await passkeys.ringBehind(rings, visit.origin, credential), device);
  });
  inside('/sync', async ({ ring }, _visit, body) => {
    const { since, changes } = bodyOf(schemas.syncRing, body);
    if (!(await rings.saveItems(ring, changes, ROOM))) throw new Failure(failures.ringFull);
    return (await rings.items(ring, since)) satisfies SyncedRing;
  });
  inside('/code', ({ ring }) => newCode(rings, ring));
  inside('/passkeys/options', ({ ring }, { origin }) => passkeys.creationOptions(rings, ring, origin));
  inside('/passkeys/add', async ({ ring }, { origin }, body) => {
    await passkeys.add(rings, ring, origin, bodyOf(schemas.addPasskey, body));
  });
  inside('/passkeys/remove', async ({ ring }, _visit, body) => {
    if (!(await rings.removePasskey(ring, bodyOf(schemas.removePart, body).id)))
      throw new Failure(failures.noSuchPasskey);
  });
  inside('/devices/remove', async ({ ring }, _visit, body) => {
    if (!(await rings.removeDevice(ring, bodyOf(schemas.removePart, body).id)))
      throw new Failure(failures.noSuchDevice);
  });
  inside('/delete', async ({ ring }, visit) => {
    await deleteEverything(services, gateway, ring);
    await signOut(visit);
  });
  if (signIn) router.use(signInRoutes(services, signIn));
  return router;
}

async function overviewOf(visit: Visit, canSignIn: boolean): Promise<RingOverview> {
  const session = await visitedSession(visit);
  return { ring: session ? await shownRing(visit.rings, session) : null, canSignIn };
}

async function shownRing(rings: KeyRingStore, { ring, device }: RingSession) {
  const devices = (await rings.devices(ring)).map((one) => ({ ...one, isThis: one.id === device }));
  const known = (await rings.passkeys(ring)).map(({ id, name, createdAt }) => ({ id, name, createdAt }));
  const accounts = (await rings.accounts(ring)).map(({ issuer }) => new URL(issuer).host);
  return { id: ring, devices, passkeys: known, accounts };
}
