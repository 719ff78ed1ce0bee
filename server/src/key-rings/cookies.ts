import { parseCookie } from 'cookie';
import type { CookieOptions, Response } from 'express';
import type { RequestHeaders } from '../http/own-pages.ts';

/**
 * How long a session lasts without visits, in milliseconds. Browsers limit cookies to 400 days; each visit renews the
 * cookie.
 */
const LASTS_MS = 400 * 86_400_000;
/** The time within which a sign-in at an identity provider must be finished, in milliseconds. */
export const SIGN_IN_LASTS_MS = 10 * 60_000;

/** The cookies of this server: the session of a key ring, and the browser that began to sign in. */
export type CookieName = 'riposte' | 'riposte-sign-in';

/**
 * Returns the name of a cookie. Over https, the prefix makes browsers accept the cookie only from this host and only
 * if it is secure. Over http, as on a home network, browsers refuse such cookies.
 */
const fullName = (name: CookieName, { protocol }: URL) => (protocol === 'https:' ? `__Host-${name}` : name);

/** Returns the value of a cookie; undefined if the browser sent none. `origin` is the origin of the page. */
export function readCookie(request: RequestHeaders, name: CookieName, origin: URL): string | undefined {
  return parseCookie(request.get('cookie') ?? '')[fullName(name, origin)];
}

/** Sets the cookie of a session. Browsers send it only with requests from pages of this server. */
export function setSession(response: Response, token: string, origin: URL): void {
  response.cookie(fullName('riposte', origin), token, {
    ...safe(origin),
    sameSite: 'strict',
    maxAge: LASTS_MS,
  });
}

/**
 * Sets the cookie that binds a sign-in to this browser. It is not strict: browsers must also send it when the identity
 * provider sends them back.
 */
export function setSignIn(response: Response, secret: string, origin: URL): void {
  const options: CookieOptions = { ...safe(origin), sameSite: 'lax', maxAge: SIGN_IN_LASTS_MS };
  response.cookie(fullName('riposte-sign-in', origin), secret, options);
}

export function clearCookie(response: Response, name: CookieName, origin: URL): void {
  response.clearCookie(fullName(name, origin), safe(origin));
}

function safe({ protocol }: URL): CookieOptions {
  return { httpOnly: true, path: '/', secure: protocol === 'https:' };
}
