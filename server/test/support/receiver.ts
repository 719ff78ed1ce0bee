import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface Got {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An HTTP server that collects all requests to it. */
export class Receiver {
  readonly got: Got[] = [];
  /** Called for each request. By default, accepts it. */
  respond: (response: ServerResponse, got: Got) => void = (response) => response.writeHead(201).end();
  readonly #server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const got = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
    this.got.push(got);
    this.respond(response, got);
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  /** The host and port. */
  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
