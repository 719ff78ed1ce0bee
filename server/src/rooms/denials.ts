import { ServerError } from '@colyseus/core';
import { SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import type { Denial } from '../seats/admission.ts';

const DENIALS: Readonly<Record<Denial | 'taken-over', readonly [status: number, sentence: string]>> = {
  'bad-link': [403, 'This link doesn’t open this table. Ask the GM for a new one.'],
  full: [423, 'This table is full.'],
  locked: [423, 'This table is locked. Ask the GM to unlock it.'],
  'no-passphrase': [401, 'This table requires a password.'],
  'not-here': [409, 'Couldn’t join as a spectator. Open the link again.'],
  'taken-over': [SEAT_TAKEN_OVER, 'You opened this seat in another tab.'],
  'too-many-guesses': [401, 'Too many wrong passwords. Wait a minute and try again.'],
  'wrong-passphrase': [401, 'Wrong password.'],
};

/** Returns the error for malformed join options. */
export function malformedJoin(): ServerError {
  return new ServerError(400, 'Join a table with a link or a seat key.');
}

/** Returns the error for a connection that was denied. */
export function deniedBecause(denial: Denial | 'taken-over'): ServerError {
  return new ServerError(...DENIALS[denial]);
}
