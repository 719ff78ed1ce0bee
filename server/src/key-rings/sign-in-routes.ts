import type { SignInPage } from '@riposte/shared/protocol/key-ring';
import * as schemas from '@riposte/shared/protocol/key-ring-schemas';
import { type RequestHandler, Router } from 'express';
import { originOfPage, ownPageOf, type RequestHeaders } from '../http/own-pages.ts';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import type { BattleServices } from '../services/services.ts';
import { signInRequired, tooManyDevices } from '../words/key-rings.ts';
import { clearCookie, readCookie, setSignIn } from './cookies.ts';
import { createRing, openRing, openSession, type Visit } from './sessions.ts';
import type { SignedIn, SignIn } from './sign-in.ts';

/** Returns the routes for signing in with an account: to the identity provider's page, and back. */
export function signInRoutes({ store: { rings } }: BattleServices, signIn: SignIn): Router {
  const router = Router();
  router.post('/sign-in', async (request, response) => {
    const origin = ownPageOf(request);
    const asked = bodyOf(schemas.signIn, request.body);
    const ring = (await openSession({ rings, request, origin }))?.ring ?? null;
    const { url, secret } = await signIn.begin(rings, { ...asked, ring, origin });
    setSignIn(response, secret, origin);
    response.json({ url } satisfies SignInPage);
  });
  router.get('/signed-in', async (request, response) => {
    let origin: URL | undefined;
    const done = await signIn.finish(rings, request.originalUrl, (page) => {
      origin = page;
      return readCookie(request, 'riposte-sign-in', page);
    });
    if (!done || !origin) return response.redirect(`/key-ring?failed=sign-in`);
    clearCookie(response, 'riposte-sign-in', origin);
    const failed = await openAs({ rings, request, response, origin }, done);
    response.redirect(failed === undefined ? done.back : `/key-ring?failed=${failed}`);
  });
  return router;
}

/**
 * Opens the key ring of an account in this browser. If a key ring was open there before, lets the account open it
 * instead. Returns why that failed.
 */
async function openAs(visit: Visit, { account, ring, device }: SignedIn): Promise<string | undefined> {
  const { rings } = visit;
  if (ring !== null) return (await rings.addAccount(ring, account)) ? undefined : 'other-account';
  const own = await rings.ringOf(account);
  if (own === undefined) {
    const made = await createRing(visit, device);
    return (await rings.addAccount(made, account)) ? undefined : 'sign-in';
  }
  try {
    await openRing(visit, own, device);
    return undefined;
  } catch (error) {
    if (error instanceof Failure && error.code === tooManyDevices(0).code) return error.code;
    throw error;
  }
}

/** Returns a handler that lets only people pass who have signed in with an account. */
export function requireAccount(services: BattleServices): RequestHandler {
  return async (request, _response, next) => {
    if (!(await hasAccount(services, request))) throw new Failure(signInRequired);
    next();
  };
}

/** Resolves to whether a request comes from a page of this server on which a person has signed in with an account. */
export async function hasAccount(
  { store: { rings } }: Pick<BattleServices, 'store'>,
  request: RequestHeaders,
): Promise<boolean> {
  const origin = originOfPage(request);
  const session = origin && (await openSession({ rings, request, origin }));
  return session !== undefined && (await rings.accounts(session.ring)).length > 0;
}
