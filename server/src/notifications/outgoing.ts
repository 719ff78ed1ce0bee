import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

const TIMEOUT_MS = 10_000;

/** The response of a receiver. */
export interface ReceiverResponse {
  readonly status: number;
  /** The milliseconds that the receiver asks to wait before the next attempt; null if it does not say. */
  readonly retryAfterMs: number | null;
}

/**
 * Sends requests to addresses that guests have chosen. Reaches only public addresses over HTTPS, and does not follow
 * redirects, so that guests cannot reach the server's own network. Exceptions are the hosts in `allowed`.
 */
export class Outgoing {
  readonly #allowed: ReadonlySet<string>;
  readonly #agent = new RequestFilteringHttpsAgent();

  /** `allowed` lists host names with their ports; the default port is left out. */
  constructor(allowed: readonly string[]) {
    this.#allowed = new Set(allowed);
  }

  /** Returns whether requests to an address are possible. Looks only at its text: `post` rejects private addresses. */
  mayReach(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, host, username } = new URL(url);
    return username === '' && (protocol === 'https:' || (protocol === 'http:' && this.#allowed.has(host)));
  }

  /** Sends a POST request. Throws if the receiver cannot be reached within ten seconds. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | Buffer,
  ): Promise<ReceiverResponse> {
    if (!this.mayReach(url)) throw new Error('This address may not be reached.');
    const { protocol, host } = new URL(url);
    const isAllowed = this.#allowed.has(host);
    const send = protocol === 'http:' ? httpRequest : httpsRequest;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { method: 'POST', headers, signal, ...(!isAllowed && { agent: this.#agent }) };
    return new Promise((resolve, reject) => {
      const sent = send(url, options, (response) => {
        const { statusCode: status = 0, headers: told } = response;
        response.destroy(); // the body is not needed, and may be large
        resolve({ status, retryAfterMs: retryAfter(told['retry-after']) });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/**
 * Returns the delay that a `Retry-After` header asks for, in milliseconds; null if the header is missing or invalid.
 * The header holds seconds or a date.
 */
function retryAfter(told: string | undefined): number | null {
  if (told === undefined) return null;
  const wait = /^\d+(\.\d+)?$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
