import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf } from './address.ts';
import { Allowances } from './allowance.ts';
import type { Limits } from './limits.ts';

const MATCHMAKING = '/matchmake/';

interface Refusal {
  readonly status: number;
  /** Which limit was broken. */
  readonly limit: keyof Limits;
  readonly code: string;
  readonly message: string;
}

const tooMany = (limit: keyof Limits): Refusal => ({
  status: 429,
  limit,
  code: 'too-many-requests',
  message: 'That was too much at once. Please wait a minute and try again.',
});
const TOO_LARGE: Refusal = {
  status: 413,
  limit: 'body',
  code: 'too-large',
  message: 'That request is too large.',
};
const NO_LENGTH: Refusal = {
  status: 411,
  limit: 'body',
  code: 'bad-request',
  message: 'The request has to say how long it is.',
};

/** The HTTP server with a gate in front of all routes: the framework's matchmaking goes past those of the application. */
export class GatedServer extends Server {
  readonly #limits: Limits;
  readonly #proxies: number;
  readonly #onRefused: (limit: keyof Limits) => void;
  readonly #requests: Allowances;
  readonly #joins: Allowances;
  readonly #battles: Allowances;
  readonly #connections = new Map<string, number>();

  constructor(limits: Limits, proxies: number, onRefused: (limit: keyof Limits) => void) {
    super();
    this.#limits = limits;
    this.#proxies = proxies;
    this.#onRefused = onRefused;
    this.#requests = new Allowances(limits.requests);
    this.#joins = new Allowances(limits.joins);
    this.#battles = new Allowances(limits.battles);
  }

  override emit(event: string, ...parts: unknown[]): boolean {
    const [request, other] = parts as [IncomingMessage, ServerResponse & Duplex];
    if (event === 'request') {
      const refusal = this.#refusalOf(request);
      if (refusal) {
        this.#onRefused(refusal.limit);
        return refuse(request, other, refusal);
      }
    }
    if (event === 'upgrade') {
      const broken = this.#limitBroken(request, other);
      if (broken) {
        this.#onRefused(broken);
        other.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n');
        return true;
      }
    }
    return super.emit(event, ...parts);
  }

  #refusalOf(request: IncomingMessage): Refusal | undefined {
    const address = addressOf(request, this.#proxies);
    const now = performance.now();
    const { method } = request;
    const path = pathOf(request);
    if (!this.#requests.take(address, now)) return tooMany('requests');
    if (method !== 'POST') return undefined;
    const isJoin = path.startsWith(MATCHMAKING) || path.endsWith('/open');
    if (isJoin && !this.#joins.take(address, now)) return tooMany('joins');
    if (path === '/api/battles' && !this.#battles.take(address, now)) return tooMany('battles');
    const length = request.headers['content-length'];
    if (length === undefined && request.headers['transfer-encoding'] !== undefined) return NO_LENGTH;
    return Number(length ?? 0) > this.#limits.body ? TOO_LARGE : undefined;
  }

  /** Which limit keeps a connection out; null: it counts from now on. */
  #limitBroken(request: IncomingMessage, socket: Duplex): keyof Limits | null {
    const address = addressOf(request, this.#proxies);
    if (!this.#requests.take(address, performance.now())) return 'requests';
    const held = this.#connections.get(address) ?? 0;
    if (held >= this.#limits.connections) return 'connections';
    this.#connections.set(address, held + 1);
    socket.once('close', () => {
      const left = (this.#connections.get(address) ?? 1) - 1;
      if (left > 0) this.#connections.set(address, left);
      else this.#connections.delete(address);
    });
    return null;
  }
}

/** The path as the routes take it: they do not care for case, nor for slashes at its end. */
function pathOf({ url = '' }: IncomingMessage): string {
  const base = 'http://here';
  const path = URL.canParse(url, base) ? new URL(url, base).pathname : '';
  return path.toLowerCase().replace(/\/+$/, '');
}

/** Answers without reading what else comes; the framework's client wants its own form. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): true {
  const { status, code, message } = refusal;
  const isMatchmaking = request.url?.startsWith(MATCHMAKING);
  const body = isMatchmaking ? { code: status, error: message } : { error: { code, message } };
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(body));
  return true;
}
