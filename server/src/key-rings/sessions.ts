import { MOST_DEVICES } from '@riposte/shared/protocol/key-ring';
import type { Request, Response } from 'express';
import type { RequestHeaders } from '../http/own-pages.ts';
import { Failure } from '../requests/failure.ts';
import { hashOfSecret, newId, newSecret } from '../seats/links.ts';
import type { KeyRingStore, RingSession } from '../store/key-ring-store.ts';
import * as failures from '../words/key-rings.ts';
import { clearCookie, readCookie, setSession } from './cookies.ts';

/** A request from a page of this server, which has the origin `origin`. */
export interface Visit {
  readonly rings: KeyRingStore;
  readonly request: Request;
  readonly response: Response;
  readonly origin: URL;
}

/** A request whose session is looked up: it needs only its headers. */
type Lookup = Pick<Visit, 'rings' | 'origin'> & { readonly request: RequestHeaders };

/** Returns the session of a request from a device that was not removed; undefined if there is none. */
export async function openSession(visit: Lookup): Promise<RingSession | undefined> {
  const session = await sessionOf(visit);
  return session?.isRemoved ? undefined : session;
}

async function sessionOf({ rings, request, origin }: Lookup) {
  const token = readCookie(request, 'riposte', origin);
  return token === undefined ? undefined : await rings.sessionOf(hashOfSecret(token));
}

/** Returns the session of a request, as `visitedSession` does. Throws a `Failure` if no key ring is open there. */
export async function requireSession(visit: Visit): Promise<RingSession> {
  const session = await visitedSession(visit);
  if (!session) throw new Failure(failures.noKeyRing);
  return session;
}

/**
 * Returns the session of a request and records the visit; undefined if no key ring is open in its browser. Throws a
 * `Failure` if the device was removed.
 */
export async function visitedSession(visit: Visit): Promise<RingSession | undefined> {
  const session = await sessionOf(visit);
  if (!session) return undefined;
  if (session.isRemoved) {
    clearCookie(visit.response, 'riposte', visit.origin);
    throw new Failure(failures.deviceRemoved);
  }
  await visit.rings.seen(session, Date.now());
  setSession(visit.response, readCookie(visit.request, 'riposte', visit.origin) ?? '', visit.origin);
  return session;
}

/** Creates a key ring that is open in the browser of the visit. Returns its id. */
export async function createRing(visit: Visit, name: string): Promise<string> {
  const [ring, { device, token }] = [newId(), newDevice(name)];
  await visit.rings.create(ring, device);
  await changeSession(visit, token);
  return ring;
}

/** Opens a key ring in the browser of the visit. Throws a `Failure` if that is impossible. */
export async function openRing(visit: Visit, ring: string, name: string): Promise<void> {
  const { device, token } = newDevice(name);
  if (!(await visit.rings.addDevice(ring, device, MOST_DEVICES)))
    throw new Failure(failures.tooManyDevices(MOST_DEVICES));
  await changeSession(visit, token);
}

/** Ends the session of a visit, if it has one. */
export async function signOut(visit: Visit): Promise<void> {
  await endSession(visit);
  clearCookie(visit.response, 'riposte', visit.origin);
}

async function endSession(visit: Visit): Promise<void> {
  const session = await sessionOf(visit);
  if (session) await visit.rings.signOut(session);
}

async function changeSession(visit: Visit, token: string): Promise<void> {
  await endSession(visit);
  setSession(visit.response, token, visit.origin);
}

function newDevice(name: string) {
  const token = newSecret();
  return { token, device: { id: newId(), name, tokenHash: hashOfSecret(token) } };
}
