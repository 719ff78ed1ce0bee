import express, { type RequestHandler } from 'express';
import { jsonIn } from '../requests/body.ts';
import type { Slices } from '../scheduling/slices.ts';

/** Reads JSON bodies up to a limit in bytes. Parses one per turn of the event loop. */
export function largeJson(slices: Slices, limit: number): RequestHandler[] {
  const parse: RequestHandler = async (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) {
      await slices.next();
      request.body = jsonIn(request.body);
    }
    next();
  };
  return [largeBytes(limit), parse];
}

/** Reads JSON bodies up to a limit in bytes without parsing them, for a route that does so in another thread. */
export function largeBytes(limit: number): RequestHandler {
  return express.raw({ type: 'application/json', limit });
}
