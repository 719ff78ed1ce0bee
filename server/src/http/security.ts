import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { Failure } from '../requests/failure.ts';
import { foreignPage } from '../words/failures.ts';

/**
 * Returns whether a page of an origin may use this server. Its own pages may, and so may pages of allowed
 * origins.
 */
export function isAllowedOrigin(
  origin: string | null | undefined,
  host: string | null | undefined,
  allowed: readonly string[],
): boolean {
  if (!origin) return true; // a request without an origin does not come from a page, because browsers always send the origin
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Returns the headers that let pages of an allowed origin read responses. */
export function corsHeaders(origin: string | null, allowed: readonly string[]): Record<string, string> {
  if (origin === null || !allowed.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST',
    Vary: 'Origin',
  };
}

/** Sets headers that block foreign scripts and frames. Plain HTTP remains possible, for play on a local network. */
export function secureHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
}

/** Sets CORS headers for allowed origins. Throws a `Failure` for all others. */
export function crossOrigin(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin') ?? null;
    response.set(corsHeaders(origin, allowed));
    if (!isAllowedOrigin(origin, request.get('host'), allowed)) throw new Failure(foreignPage);
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
}
