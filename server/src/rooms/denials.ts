import { ServerError } from '@colyseus/core';
import type { Denial } from '../seats/admission.ts';

const DENIALS: Readonly<Record<Denial, readonly [status: number, sentence: string]>> = {
  'bad-link': [403, 'This link does not open this battle.'],
  locked: [423, 'This table is locked: nobody new is let in. Ask the game master to open it.'],
  'no-passphrase': [401, 'This table asks for its passphrase.'],
  'wrong-passphrase': [401, 'That is not the passphrase of this table.'],
};

/** What somebody is told who is not let in. */
export function deniedBecause(denial: Denial): ServerError {
  return new ServerError(...DENIALS[denial]);
}
