import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The status code after which the next process is tried. */
const UNAVAILABLE = 503;

/**
 * One address in front of several processes. Sends each request to the next process, and to another if that
 * process cannot handle it.
 */
export class Balancer {
  readonly url: string;
  /** Returns the ports of the current processes; called for every request. */
  ports: () => readonly number[] = () => [];
  readonly #server: Server;
  #turn = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (asked, answer) => void this.#forward(asked, answer));
  }

  static async start(): Promise<Balancer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Balancer(server);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await asked.toArray().catch(() => []));
    const ports = this.ports();
    this.#turn++;
    for (let attempt = 0; attempt < ports.length; attempt++) {
      const port = ports[(this.#turn + attempt) % ports.length];
      const got = await reach(asked, body, port).catch(() => null);
      const isLast = attempt === ports.length - 1;
      if (!got || (got.statusCode === UNAVAILABLE && !isLast)) continue;
      answer.writeHead(got.statusCode ?? UNAVAILABLE, got.headers);
      return void got.pipe(answer);
    }
    answer.writeHead(UNAVAILABLE).end();
  }
}

async function reach(
  asked: IncomingMessage,
  body: Buffer,
  port: number | undefined,
): Promise<IncomingMessage> {
  const { method, url: path, headers } = asked;
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  const cut = () => sent.destroy();
  asked.socket.once('close', cut);
  sent.once('close', () => asked.socket.off('close', cut));
  sent.end(body);
  const [got] = await once(sent, 'response');
  return got;
}
