import { ServerError } from '@colyseus/core';
import { SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import type { Denial } from '../seats/admission.ts';
import { denials } from '../words/denials.ts';

const STATUSES: Readonly<Record<Denial | 'taken-over', number>> = {
  'bad-link': 403,
  full: 423,
  locked: 423,
  'no-passphrase': 401,
  'not-here': 409,
  'taken-over': SEAT_TAKEN_OVER,
  'too-many-guesses': 401,
  'wrong-passphrase': 401,
};

/** Returns the error for malformed join options. */
export function malformedJoin(): ServerError {
  return new ServerError(400, denials.malformed);
}

/** Returns the error for a connection that was denied. */
export function deniedBecause(denial: Denial | 'taken-over'): ServerError {
  return new ServerError(STATUSES[denial], denials[denial]);
}
