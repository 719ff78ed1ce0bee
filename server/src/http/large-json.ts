import express, { type RequestHandler } from 'express';
import type { Slices } from '../scheduling/slices.ts';
import { unreadable } from '../words/failures.ts';
import { Failure } from './failure.ts';

/** Reads JSON bodies up to a limit in bytes. Parses one per turn of the event loop. */
export function largeJson(slices: Slices, limit: number): RequestHandler[] {
  const parse: RequestHandler = async (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) {
      await slices.next();
      request.body = parsed(request.body);
    }
    next();
  };
  return [express.raw({ type: 'application/json', limit }), parse];
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new Failure(unreadable);
  }
}
