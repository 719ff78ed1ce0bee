import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Whether a page of that origin may talk to this host: its own pages, and those of origins that are let in. */
export function isAllowedOrigin(
  origin: string | null | undefined,
  host: string | null | undefined,
  allowed: readonly string[],
): boolean {
  if (!origin) return true; // no browser page: browsers always say
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What lets pages of an allowed origin read answers; nothing for others. */
export function corsHeaders(origin: string | null, allowed: readonly string[]): Record<string, string> {
  if (origin === null || !allowed.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST',
    Vary: 'Origin',
  };
}

/** Headers that keep foreign scripts, frames and pages out. Plain http stays possible: people play in their own network. */
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

/** Answers pages of other origins: those that are let in get the headers for it, all others are turned away. */
export function crossOrigin(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin') ?? null;
    response.set(corsHeaders(origin, allowed));
    if (!isAllowedOrigin(origin, request.get('host'), allowed)) {
      response
        .status(403)
        .json({ error: { code: 'bad-origin', message: 'That page may not talk to this server.' } });
    } else if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
}
