import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { noLength, tooLarge, tooManyLibraries, tooManyRequests, tooMuchSent } from '../words/failures.ts';
import type { FailureTerms } from '../words/terms.ts';
import { addressOf, networkOf } from './address.ts';
import { mostBytesTo } from './body-limits.ts';
import { Counts } from './counts.ts';
import { BATTLE_BYTES, type Limits } from './limits.ts';
import type { Counted, RateCounts } from './rate-counts.ts';

const MATCHMAKING = '/matchmake/';
const BATTLES = '/api/battles';

/** The limits that a request counts toward in addition to `requests`, depending on its path. */
const COSTLY: readonly (readonly [what: Counted, isOne: (path: string) => boolean])[] = [
  ['joins', (path) => path.startsWith(MATCHMAKING) || /\/(open|join)$/.test(path)],
  ['recordings', (path) => /\/(recording|fight|export|results)$/.test(path)],
  ['battles', (path) => path === BATTLES || /^\/api\/campaigns(\/[^/]+\/fights)?$/.test(path)],
  ['pictures', (path) => path.endsWith('/pictures')],
  ['changes', (path) => /^\/api\/campaigns\/[^/]+\/(change|links|members\/remove)$/.test(path)],
  ['shelves', (path) => path === '/api/shelves'],
  ['kept', (path) => path.endsWith('/keep')],
  ['receivers', (path) => /\/notifications\/(push|mail|hook)$/.test(path)],
  ['rings', (path) => /^\/api\/key-ring\/(create|delete|code|sign-in|open\/.*|.*\/options)$/.test(path)],
  ['codes', (path) => path === '/api/key-ring/open/code'],
];

interface Refusal {
  /** The limit that was broken. */
  readonly limit: keyof Limits;
  readonly terms: FailureTerms;
}

const TOO_MANY: Partial<Record<keyof Limits, FailureTerms>> = {
  shelves: tooManyLibraries,
  stored: tooMuchSent,
};

const tooMany = (limit: keyof Limits): Refusal => ({ limit, terms: TOO_MANY[limit] ?? tooManyRequests });
const TOO_LARGE: Refusal = { limit: 'body', terms: tooLarge };
const NO_LENGTH: Refusal = { limit: 'body', terms: noLength };

/** The limits for guests, and the counts that are compared with them. */
export interface GateTerms {
  readonly limits: Limits;
  /** The number of trusted proxies in front of the server. */
  readonly proxies: number;
  readonly rateCounts: RateCounts;
  /** Called when a guest has broken a limit. */
  readonly onCut: (limit: keyof Limits) => void;
}

/**
 * An HTTP server that checks the limits before all routes, because the framework's matchmaking bypasses the
 * application's middleware.
 */
export class GatedServer extends Server {
  readonly #limits: Limits;
  readonly #proxies: number;
  readonly #rateCounts: RateCounts;
  readonly #sockets = new Counts();
  readonly #onRefused: (limit: keyof Limits) => void;

  constructor({ limits, proxies, rateCounts, onCut }: GateTerms) {
    super({
      headersTimeout: limits.headers,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.headers / 2,
    });
    this.#limits = limits;
    this.#proxies = proxies;
    this.#rateCounts = rateCounts;
    this.#onRefused = onCut;
  }

  override emit(event: string, ...parts: unknown[]): boolean {
    const [request, other] = parts as [IncomingMessage, ServerResponse & Duplex];
    const passOn = () => super.emit(event, ...parts);
    if (event === 'request') void this.#letIn(request, other, passOn);
    else if (event === 'upgrade') void this.#letUpgrade(request, other, passOn);
    else if (event === 'connection') this.#letConnect(parts[0] as Socket, passOn);
    else return passOn();
    return true;
  }

  /** Counts a socket before it sends anything, so that incomplete requests cannot pile up. */
  #letConnect(socket: Socket, passOn: () => void): void {
    const { sockets } = this.#limits;
    const address = networkOf(socket.remoteAddress ?? '');
    if (this.#proxies === 0 && this.#sockets.of(address) >= sockets) {
      this.#onRefused('sockets');
      socket.destroy();
      return;
    }
    this.#sockets.change(address, 1);
    socket.once('close', () => this.#sockets.change(address, -1));
    passOn();
  }

  async #letIn(request: IncomingMessage, response: ServerResponse, passOn: () => void): Promise<void> {
    const address = addressOf(request, this.#proxies);
    // The framework trusts several headers that a guest could forge. It reads this header first.
    request.headers['x-real-ip'] = address;
    const refusal = await this.#refusalOf(request, address);
    if (!refusal) return passOn();
    this.#onRefused(refusal.limit);
    refuse(request, response, refusal.terms);
  }

  async #letUpgrade(request: IncomingMessage, socket: Duplex, passOn: () => void): Promise<void> {
    const ignore = () => undefined; // the socket may break before the framework listens for errors
    socket.on('error', ignore);
    // the framework parses the URL without catching errors, which would end the process
    if (!URL.canParse(`ws://server${request.url}`)) return void socket.end(turnedDown('400 Bad Request'));
    const broken = await this.#limitBroken(request, socket);
    if (!broken) {
      passOn();
      socket.off('error', ignore);
      return;
    }
    this.#onRefused(broken);
    socket.end(turnedDown('429 Too Many Requests'));
  }

  async #refusalOf(request: IncomingMessage, address: string): Promise<Refusal | undefined> {
    const path = pathOf(request);
    if (!(await this.#rateCounts.take('requests', address))) return tooMany('requests');
    if (request.method !== 'POST') return undefined;
    for (const [what, isOne] of COSTLY)
      if (isOne(path) && !(await this.#rateCounts.take(what, address))) return tooMany(what);
    const length = request.headers['content-length'];
    if (length === undefined && request.headers['transfer-encoding'] !== undefined) return NO_LENGTH;
    const sent = Number(length ?? 0);
    if (sent > mostBytesTo(path, this.#limits)) return TOO_LARGE;
    const stored = sent + (path === BATTLES ? BATTLE_BYTES : 0);
    return (await this.#rateCounts.take('stored', address, stored)) ? undefined : tooMany('stored');
  }

  /**
   * Returns the limit that a new connection breaks, or null if it breaks none. Counts the connection until it
   * is closed.
   */
  async #limitBroken(request: IncomingMessage, socket: Duplex): Promise<keyof Limits | null> {
    const address = addressOf(request, this.#proxies);
    socket.once('close', () => this.#rateCounts.release(address));
    const held = await this.#rateCounts.hold(address);
    if (!(await this.#rateCounts.take('requests', address))) return 'requests';
    return held > this.#limits.connections ? 'connections' : null;
  }
}

/** Returns the response for a denied WebSocket. */
function turnedDown(status: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`;
}

/** Returns the path as routes match it: in lower case and without trailing slashes. */
function pathOf({ url = '' }: IncomingMessage): string {
  const base = 'http://here';
  const path = URL.canParse(url, base) ? new URL(url, base).pathname : '';
  return path.toLowerCase().replace(/\/+$/, '');
}

/** Responds without reading the body. The framework's client expects a response body in its own format. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, ...told }: FailureTerms): void {
  const isMatchmaking = request.url?.startsWith(MATCHMAKING);
  const body = isMatchmaking ? { code: status, error: told.message } : { error: told };
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(body));
}
