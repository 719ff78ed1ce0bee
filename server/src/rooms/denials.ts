import { ServerError } from '@colyseus/core';
import { SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import type { Denial } from '../seats/admission.ts';

const DENIALS: Readonly<Record<Denial | 'taken-over', readonly [status: number, sentence: string]>> = {
  'bad-link': [403, 'This link does not open this battle.'],
  full: [423, 'There are so many at this table already that nobody new is let in.'],
  locked: [423, 'This table is locked: nobody new is let in. Ask the game master to open it.'],
  'no-passphrase': [401, 'This table asks for its passphrase.'],
  'not-here': [409, 'Spectators look on at this battle from another room. Please open its link again.'],
  'taken-over': [SEAT_TAKEN_OVER, 'This seat is now being used in another tab.'],
  'too-many-guesses': [
    401,
    'Too many wrong passphrases have been entered at this table. Wait a minute, then try again.',
  ],
  'wrong-passphrase': [401, 'That is not the passphrase of this table.'],
};

/** Returns the error for malformed join options. */
export function malformedJoin(): ServerError {
  return new ServerError(400, 'A room is joined with a link or a seat key.');
}

/** Returns the error for a connection that was denied. */
export function deniedBecause(denial: Denial | 'taken-over'): ServerError {
  return new ServerError(...DENIALS[denial]);
}
