import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between guests and the server that keeps every byte the server sends, and can be cut. */
export class Wire {
  readonly url: string;
  readonly #received: Buffer[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #far = new Set<Socket>();
  readonly #stop: () => void;

  private constructor(port: number, stop: () => void) {
    this.url = `http://127.0.0.1:${port}`;
    this.#stop = stop;
  }

  static async to(url: string): Promise<Wire> {
    const target = Number(new URL(url).port);
    const relay = createServer((near) => wire.#relay(near, connect(target, '127.0.0.1')));
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const wire = new Wire((relay.address() as AddressInfo).port, () => relay.close());
    return wire;
  }

  /** All that the server has sent over this wire. */
  get received(): Buffer {
    return Buffer.concat(this.#received);
  }

  /** Tears every connection over it, as a lost network does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** Reads nothing more of what the server sends, as the machine of a guest does that has gone to sleep. */
  freeze(): void {
    for (const far of this.#far) far.pause();
  }

  close(): void {
    this.cut();
    this.#stop();
  }

  #relay(near: Socket, far: Socket): void {
    this.#far.add(far);
    far.on('data', (bytes) => void this.#received.push(bytes));
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        this.#sockets.delete(socket);
      });
    }
    near.pipe(far);
    far.pipe(near);
  }
}
