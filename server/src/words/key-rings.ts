import { FAILURES } from './said.ts';
import { terms } from './terms.ts';

/** The name of this server in the browser's passkey dialogs, and the name of the key ring's user there. */
export const serverName = 'Riposte';
export const passkeyUser = 'Riposte key ring';

export const noKeyRing = terms(401, 'no-key-ring', FAILURES.noKeyRing);
export const deviceRemoved = terms(401, 'device-removed', FAILURES.deviceRemoved);
export const badCode = terms(403, 'bad-code', FAILURES.badCode);
export const badPasskey = terms(403, 'bad-passkey', FAILURES.badPasskey);
export const tooManyDevices = (most: number) => terms(409, 'too-many-devices', FAILURES.tooManyDevices(most));
export const tooManyPasskeys = (most: number) =>
  terms(409, 'too-many-passkeys', FAILURES.tooManyPasskeys(most));
export const ringFull = terms(409, 'key-ring-full', FAILURES.ringFull);
export const noSuchDevice = terms(404, 'no-such-device', FAILURES.noSuchDevice);
export const noSuchPasskey = terms(404, 'no-such-passkey', FAILURES.noSuchPasskey);
export const tooManyTickets = terms(503, 'busy', FAILURES.tooManyTickets);
export const signInUnavailable = terms(503, 'sign-in-unavailable', FAILURES.signInUnavailable);
export const signInRequired = terms(401, 'sign-in-required', FAILURES.signInRequired);
export const notJson = terms(415, 'bad-request', FAILURES.notJson);
