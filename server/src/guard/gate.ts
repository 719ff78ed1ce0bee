import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressOf, networkOf } from './address.ts';
import { Counts } from './counts.ts';
import { BATTLE_BYTES, type Limits } from './limits.ts';
import type { Counted, Tally } from './rate-counts.ts';

const MATCHMAKING = '/matchmake/';
const BATTLES = '/api/battles';

/** What is counted apart, by the path that it is asked for at. */
const COSTLY: readonly (readonly [what: Counted, isOne: (path: string) => boolean])[] = [
  ['joins', (path) => path.startsWith(MATCHMAKING) || path.endsWith('/open')],
  ['recordings', (path) => /\/(recording|fight|export)$/.test(path)],
  ['battles', (path) => path === BATTLES],
  ['pictures', (path) => path.endsWith('/pictures')],
  ['shelves', (path) => path === '/api/shelves'],
  ['kept', (path) => path.endsWith('/keep')],
];

interface Refusal {
  readonly status: number;
  /** Which limit was broken. */
  readonly limit: keyof Limits;
  readonly code: string;
  readonly message: string;
}

const TOO_MANY: Partial<Record<keyof Limits, string>> = {
  shelves:
    'From this address too many libraries have been made today. Use one of them, or try again tomorrow.',
  stored: 'From this address too much has been sent today. Please try again tomorrow.',
};

const tooMany = (limit: keyof Limits): Refusal => ({
  status: 429,
  limit,
  code: 'too-many-requests',
  message: TOO_MANY[limit] ?? 'That was too much at once. Please wait a minute and try again.',
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

/** What all guests are held to, by address. */
export interface GateTerms {
  readonly limits: Limits;
  /** How many proxies of our own stand in front. */
  readonly proxies: number;
  readonly tally: Tally;
  /** Called whenever a guest has broken a limit. */
  readonly onCut: (limit: keyof Limits) => void;
}

/** The HTTP server with a gate in front of all routes: the framework's matchmaking goes past those of the application. */
export class GatedServer extends Server {
  readonly #limits: Limits;
  readonly #proxies: number;
  readonly #tally: Tally;
  readonly #sockets = new Counts();
  readonly #onRefused: (limit: keyof Limits) => void;

  constructor({ limits, proxies, tally, onCut }: GateTerms) {
    super({
      headersTimeout: limits.headers,
      requestTimeout: limits.upload,
      connectionsCheckingInterval: limits.headers / 2,
    });
    this.#limits = limits;
    this.#proxies = proxies;
    this.#tally = tally;
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

  /** A socket counts before it has said anything, so that requests sent by halves cannot pile up. */
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
    // the framework takes an address from the first of several headers: by default what the guest claims
    request.headers['x-real-ip'] = address;
    const refusal = await this.#refusalOf(request, address);
    if (!refusal) return passOn();
    this.#onRefused(refusal.limit);
    refuse(request, response, refusal);
  }

  async #letUpgrade(request: IncomingMessage, socket: Duplex, passOn: () => void): Promise<void> {
    const ignore = () => undefined; // it may break before whoever takes it listens
    socket.on('error', ignore);
    // the framework reads the address so, and whatever it throws would end the process
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
    if (!(await this.#tally.take('requests', address))) return tooMany('requests');
    if (request.method !== 'POST') return undefined;
    for (const [what, isOne] of COSTLY)
      if (isOne(path) && !(await this.#tally.take(what, address))) return tooMany(what);
    const length = request.headers['content-length'];
    if (length === undefined && request.headers['transfer-encoding'] !== undefined) return NO_LENGTH;
    const { body, fight, picture } = this.#limits;
    const isFight = path === BATTLES || path.endsWith('/keep');
    const most = isFight ? fight : path.endsWith('/pictures') ? picture : body;
    const sent = Number(length ?? 0);
    if (sent > most) return TOO_LARGE;
    const stored = sent + (path === BATTLES ? BATTLE_BYTES : 0);
    return (await this.#tally.take('stored', address, stored)) ? undefined : tooMany('stored');
  }

  /** Which limit keeps a connection out; null: none. It counts until it is closed. */
  async #limitBroken(request: IncomingMessage, socket: Duplex): Promise<keyof Limits | null> {
    const address = addressOf(request, this.#proxies);
    socket.once('close', () => this.#tally.release(address));
    const held = await this.#tally.hold(address);
    if (!(await this.#tally.take('requests', address))) return 'requests';
    return held > this.#limits.connections ? 'connections' : null;
  }
}

/** The whole answer to whoever gets no WebSocket. */
function turnedDown(status: string): string {
  return `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`;
}

/** The path as the routes take it: they do not care for case, nor for slashes at its end. */
function pathOf({ url = '' }: IncomingMessage): string {
  const base = 'http://here';
  const path = URL.canParse(url, base) ? new URL(url, base).pathname : '';
  return path.toLowerCase().replace(/\/+$/, '');
}

/** Answers without reading what else comes; the framework's client wants its own form. */
function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, code, message } = refusal;
  const isMatchmaking = request.url?.startsWith(MATCHMAKING);
  const body = isMatchmaking ? { code: status, error: message } : { error: { code, message } };
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(body));
}
