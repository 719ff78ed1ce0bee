import { ServerError } from '@colyseus/core';
import { type JoinOptions, SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import type { Denial } from '../seats/admission.ts';
import { REFUSALS } from '../words/said.ts';

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
  return new ServerError(400, REFUSALS.denials.malformed.text);
}

/**
 * Returns the error for a connection that was denied. Its message is a sentence or, with `isKeyed`, the key
 * with which the client words it in its own language.
 */
export function deniedBecause(
  denial: Denial | 'taken-over',
  { isKeyed = false }: Pick<JoinOptions, 'isKeyed'>,
): ServerError {
  const { key, text } = REFUSALS.denials[denial];
  return new ServerError(STATUSES[denial], isKeyed ? key : text);
}
