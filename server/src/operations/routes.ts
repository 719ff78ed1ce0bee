import { createHash, timingSafeEqual } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { type RequestHandler, Router, urlencoded } from 'express';
import * as z from 'zod/mini';
import type { Cluster } from '../cluster/cluster.ts';
import { isFromHere } from '../guard/address.ts';
import { crossOrigin } from '../http/security.ts';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import { noPassword, notHere } from '../words/failures.ts';
import { operatorsPage } from './operators-page.ts';

/** Returns the routes for health and metrics. Without a password, metrics are only for this machine. */
export function operationRoutes(
  { store, meters, rulebooks: { faults } }: BattleServices,
  password: string | null,
  /** Returns whether the other processes can be reached, if there are any. */
  isAmongOthers: () => boolean,
): Router {
  const router = Router();
  router.get('/health', async (_request, response) => {
    const isStopping = matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
    const ready = !isStopping && isAmongOthers() && (await store.isReady());
    const broken = faults.length > 0 && { brokenRulebooks: faults.length };
    response.status(ready ? 200 : 503).json({ ok: ready, live: true, ready, ...broken });
  });
  router.get('/metrics', hereOrWith(password), async (_request, response) => {
    response.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
  return router;
}

/** Returns the route of the framework's monitor. The monitor also shows hidden fighters, so it needs a password. */
export async function monitorRoutes(password: string): Promise<Router> {
  const { monitor } = await import('@colyseus/monitor');
  const router = Router();
  router.use('/monitor', requirePassword(password), monitor() as unknown as RequestHandler);
  return router;
}

const drain = z.strictObject({ process: z.string(), drained: z.enum(['yes', 'no']) });

/** Returns the routes for operators of several processes: an overview, and draining a process. */
export function operatorRoutes({ overview, drain: drainIt }: Cluster, password: string): Router {
  const router = Router();
  router.use('/operators', requirePassword(password), crossOrigin([]));
  router.get('/operators', async (_request, response) => {
    response.set('Cache-Control', 'no-store').send(operatorsPage(await overview()));
  });
  router.post('/operators/drain', urlencoded({ limit: '1kb' }), async (request, response) => {
    const { process, drained } = bodyOf(drain, request.body);
    await drainIt(process, drained === 'yes');
    response.redirect(303, '/operators');
  });
  return router;
}

function hereOrWith(password: string | null): RequestHandler {
  const ask = password === null ? turnAway : requirePassword(password);
  return (request, response, next) => {
    if (isFromHere(request)) next();
    else ask(request, response, next);
  };
}

const turnAway: RequestHandler = () => {
  throw new Failure(notHere);
};

/** Admits requests with the password under any user name, but not requests from pages of other sites. */
function requirePassword(password: string): RequestHandler {
  return (request, response, next) => {
    if (request.get('sec-fetch-site') === 'cross-site') turnAway(request, response, next);
    const [scheme, encoded = ''] = (request.get('authorization') ?? '').split(' ');
    const given = Buffer.from(encoded, 'base64').toString().split(':').slice(1).join(':');
    if (scheme === 'Basic' && isSame(given, password)) return next();
    response.set('WWW-Authenticate', 'Basic realm="Riposte"');
    throw new Failure(noPassword);
  };
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
