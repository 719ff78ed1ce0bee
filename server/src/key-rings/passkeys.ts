import { MOST_PASSKEYS } from '@riposte/shared/protocol/key-ring';
import type { addPasskey, openByPasskey } from '@riposte/shared/protocol/key-ring-schemas';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { output } from 'zod/mini';
import { Failure } from '../requests/failure.ts';
import type { KeyRingStore, TicketKind } from '../store/key-ring-store.ts';
import * as words from '../words/key-rings.ts';
import { openTicket, useTicket } from './tickets.ts';

const CHALLENGE_LASTS_MS = 5 * 60_000;
const PREFERENCES = { residentKey: 'required', userVerification: 'preferred' } as const;

/** Returns the options with which a browser creates a passkey for a key ring on a page of the origin. */
export async function creationOptions(rings: KeyRingStore, ring: string, origin: URL) {
  const options = await generateRegistrationOptions({
    rpName: words.serverName,
    rpID: origin.hostname,
    userName: words.passkeyUser,
    userID: new TextEncoder().encode(ring),
    excludeCredentials: (await rings.passkeys(ring)).map(({ id }) => ({ id })),
    authenticatorSelection: PREFERENCES,
  });
  await openTicket(rings, 'add-passkey', options.challenge, { ring, lasts: CHALLENGE_LASTS_MS });
  return options;
}

/** Adds a passkey that a browser has created. Throws a `Failure` if it is not valid, or if there are too many. */
export async function add(
  rings: KeyRingStore,
  ring: string,
  origin: URL,
  { name, credential: sent }: output<typeof addPasskey>,
): Promise<void> {
  const verified = await verifyRegistrationResponse({
    response: sent as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => isOpen(rings, 'add-passkey', challenge, ring),
    expectedOrigin: origin.origin,
    expectedRPID: origin.hostname,
    requireUserVerification: false,
  }).catch(invalid);
  const { credential } = verified.registrationInfo ?? invalid();
  const passkey = {
    id: credential.id,
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    createdAt: Date.now(),
  };
  if (!(await rings.addPasskey(ring, passkey, MOST_PASSKEYS)))
    throw new Failure(words.tooManyPasskeys(MOST_PASSKEYS));
}

/** Returns the options with which a browser asks for a passkey of any key ring. */
export async function openingOptions(rings: KeyRingStore, origin: URL) {
  const { userVerification } = PREFERENCES;
  const options = await generateAuthenticationOptions({ rpID: origin.hostname, userVerification });
  await openTicket(rings, 'open-passkey', options.challenge, { lasts: CHALLENGE_LASTS_MS });
  return options;
}

/** Returns the key ring that a passkey opens. Throws a `Failure` if the browser's response is not valid. */
export async function ringBehind(
  rings: KeyRingStore,
  origin: URL,
  sent: output<typeof openByPasskey>['credential'],
): Promise<string> {
  const passkey = (await rings.findPasskey(sent.id)) ?? invalid();
  const { id, counter, transports } = passkey;
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  const verified = await verifyAuthenticationResponse({
    response: sent as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => isOpen(rings, 'open-passkey', challenge, null),
    expectedOrigin: origin.origin,
    expectedRPID: origin.hostname,
    credential: { id, publicKey, counter, transports: [...transports] },
    requireUserVerification: false,
  }).catch(invalid);
  const { newCounter } = verified.verified ? verified.authenticationInfo : invalid();
  if (!(await rings.countPasskey(id, counter, newCounter))) invalid(); // another use of the same passkey was faster
  return passkey.ring;
}

/** Uses up a challenge. Returns whether it was still valid and made for this key ring. */
async function isOpen(
  rings: KeyRingStore,
  kind: TicketKind,
  challenge: string,
  ring: string | null,
): Promise<boolean> {
  const ticket = await useTicket(rings, kind, challenge);
  return ticket !== undefined && ticket.ring === ring;
}

function invalid(): never {
  throw new Failure(words.badPasskey);
}
