import type { Configuration } from 'openid-client';
import * as z from 'zod';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { Failure } from '../requests/failure.ts';
import { hashOfSecret, isSecretOf, newSecret } from '../seats/links.ts';
import type { AccountRecord, KeyRingStore } from '../store/key-ring-store.ts';
import { signInUnavailable } from '../words/key-rings.ts';
import { SIGN_IN_LASTS_MS } from './cookies.ts';
import { openTicket, useTicket } from './tickets.ts';

/** The path to which the identity provider sends the browser back. */
export const RETURN_PATH = '/api/key-ring/signed-in';

/** Seconds within which the identity provider must answer. */
const PATIENCE_SECONDS = 10;

/** The data of a sign-in that the server keeps until the browser comes back. */
const memory = z.object({
  /** The hash of the secret in the browser's cookie. */
  browser: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  origin: z.string(),
  device: z.string(),
  back: z.string(),
});

/** A sign-in that has succeeded. */
export interface SignedIn {
  readonly account: AccountRecord;
  /** The key ring that was open in the browser when the sign-in began; null if there was none. */
  readonly ring: string | null;
  readonly device: string;
  /** The path to which the browser returns. */
  readonly back: string;
}

/** Lets people sign in with their account at the host's identity provider, through OpenID Connect. */
export class SignIn {
  readonly #terms: NonNullable<Config['signIn']>;
  readonly #log: Log;
  #provider: Promise<Configuration> | undefined;

  constructor(terms: NonNullable<Config['signIn']>, log: Log) {
    this.#terms = terms;
    this.#log = log;
  }

  /**
   * Begins to sign in. Returns the identity provider's page, and the secret for the browser's cookie. Throws a
   * `Failure` if the identity provider does not answer.
   */
  async begin(
    rings: KeyRingStore,
    {
      origin,
      ...asked
    }: { readonly ring: string | null; readonly origin: URL; readonly device: string; readonly back: string },
  ): Promise<{ readonly url: string; readonly secret: string }> {
    const client = await import('openid-client'); // loaded only where people can sign in
    const provider = await this.#discovered();
    const [secret, state, nonce] = [newSecret(), client.randomState(), client.randomNonce()];
    const verifier = client.randomPKCECodeVerifier();
    const { ring, device, back } = asked;
    const data = { browser: hashOfSecret(secret), verifier, nonce, origin: origin.origin, device, back };
    await openTicket(rings, 'sign-in', state, { ring, lasts: SIGN_IN_LASTS_MS, data });
    const url = client.buildAuthorizationUrl(provider, {
      redirect_uri: new URL(RETURN_PATH, origin).href,
      scope: 'openid',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, secret };
  }

  /**
   * Finishes a sign-in that this browser has begun. `path` is the path with which the browser came back. Returns
   * undefined if the sign-in is not valid.
   */
  async finish(
    rings: KeyRingStore,
    path: string,
    secretIn: (origin: URL) => string | undefined,
  ): Promise<SignedIn | undefined> {
    const state = new URL(path, 'http://here').searchParams.get('state') ?? '';
    const ticket = await useTicket(rings, 'sign-in', state);
    if (!ticket) return undefined;
    const { origin, browser, verifier, nonce, device, back } = memory.parse(JSON.parse(ticket.data));
    const secret = secretIn(new URL(origin));
    if (secret === undefined || !isSecretOf(secret, browser)) return undefined;
    const { authorizationCodeGrant } = await import('openid-client');
    const provider = await this.#discovered();
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    };
    try {
      const tokens = await authorizationCodeGrant(provider, new URL(path, origin), checks);
      const { iss: issuer, sub: subject } = tokens.claims() ?? {};
      if (issuer === undefined || subject === undefined) return undefined;
      return { account: { issuer, subject }, ring: ticket.ring, device, back };
    } catch (error) {
      this.#log.info({ error }, 'a sign-in failed');
      return undefined;
    }
  }

  /** Returns the identity provider's addresses and keys. Throws a `Failure` if it does not answer. */
  async #discovered(): Promise<Configuration> {
    this.#provider ??= this.#discover();
    try {
      return await this.#provider;
    } catch (error) {
      this.#provider = undefined;
      this.#log.warn({ error }, 'the identity provider of RIPOSTE_OIDC_ISSUER cannot be used');
      throw new Failure(signInUnavailable);
    }
  }

  async #discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery } = await import('openid-client');
    const { issuer, client, secret } = this.#terms;
    const isLocal = issuer.protocol === 'http:'; // only allowed for this machine
    return await discovery(issuer, client, secret, undefined, {
      timeout: PATIENCE_SECONDS,
      execute: isLocal ? [allowInsecureRequests] : [],
    });
  }
}
