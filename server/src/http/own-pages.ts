import type { Request } from 'express';
import { Failure } from '../requests/failure.ts';
import { foreignPage } from '../words/failures.ts';
import { notJson } from '../words/key-rings.ts';

/**
 * Returns the origin of the page that sent a request. Throws a `Failure` unless it is a page of this server and the
 * request contains JSON, which forms cannot send. Pages of other allowed origins are refused, too.
 */
export function ownPageOf(request: Request): URL {
  const origin = originOfPage(request);
  if (!origin) throw new Failure(foreignPage);
  if (!request.is('application/json')) throw new Failure(notJson);
  return origin;
}

/** The headers of a request, by name. */
export interface RequestHeaders {
  get(name: string): string | null | undefined;
}

/** Returns the origin of the page that sent a request, if it is a page of this server; undefined otherwise. */
export function originOfPage(request: RequestHeaders): URL | undefined {
  const origin = request.get('origin') ?? '';
  const site = request.get('sec-fetch-site') ?? 'same-origin';
  if (site !== 'same-origin' || !URL.canParse(origin)) return undefined;
  const page = new URL(origin);
  return page.host === request.get('host') ? page : undefined;
}
