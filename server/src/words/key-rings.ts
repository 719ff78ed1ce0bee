import type { FailureTerms } from './failures.ts';

/** The name of this server in the browser's passkey dialogs, and the name of the key ring's user there. */
export const serverName = 'Riposte';
export const passkeyUser = 'Riposte key ring';

const terms = (status: number, code: string, message: string): FailureTerms => ({ status, code, message });

export const noKeyRing = terms(401, 'no-key-ring', 'No key ring is open in this browser.');
export const deviceRemoved = terms(
  401,
  'device-removed',
  'This device was removed from the key ring, so the key ring was closed here.',
);
export const badCode = terms(
  403,
  'bad-code',
  'That code doesn’t open a key ring. It may have been used, or be older than ten minutes. Get a new code.',
);
export const badPasskey = terms(
  403,
  'bad-passkey',
  'That passkey couldn’t be used. Try again, or open the key ring in another way.',
);
export const tooManyDevices = (most: number) =>
  terms(
    409,
    'too-many-devices',
    `A key ring can be open on at most ${most} devices. Remove one of them first.`,
  );
export const tooManyPasskeys = (most: number) =>
  terms(409, 'too-many-passkeys', `A key ring can have at most ${most} passkeys. Remove one of them first.`);
export const ringFull = terms(
  409,
  'key-ring-full',
  'Your key ring is full. Take old battles off your list, or save heroes in a library instead.',
);
export const noSuchDevice = terms(404, 'no-such-device', 'This key ring isn’t open on that device.');
export const noSuchPasskey = terms(404, 'no-such-passkey', 'This key ring doesn’t have that passkey.');
export const tooManyTickets = terms(
  503,
  'busy',
  'Too many people are opening key rings right now. Try again in a minute.',
);
export const signInUnavailable = terms(
  503,
  'sign-in-unavailable',
  'The sign-in page doesn’t answer right now. Try again later.',
);
export const signInRequired = terms(
  401,
  'sign-in-required',
  'On this server, you have to sign in to start a fight, a campaign or a library. Joining needs no sign-in.',
);
export const notJson = terms(415, 'bad-request', 'The request must contain JSON.');
