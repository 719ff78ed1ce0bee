import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** One end of a `Wire`. */
export type End = 'guest' | 'server';

/**
 * A network connection between guests and the server. Records every byte that the server sends, and can be
 * cut.
 */
export class Wire {
  readonly url: string;
  /** The number of connections refused while the wire was broken. */
  refused = 0;
  readonly #received: Buffer[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #far = new Set<Socket>();
  #torn: End | null = null;
  #held: (() => void)[] | null = null;
  #onHeld = () => {};
  #isDown = false;
  #isDeaf = false;
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

  /** Everything that the server has sent over this wire. */
  get received(): Buffer {
    return Buffer.concat(this.#received);
  }

  /** Cuts every connection, as a lost network does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /**
   * Cuts every connection in the middle of the next data that one end sends. Half of the data still arrives.
   */
  cutWithin(torn: End): void {
    this.#torn = torn;
  }

  /** Holds back a guest's handshake and all data after it, until `letOn`. Resolves once data is held back. */
  holdReady(): Promise<void> {
    this.#held = [];
    return new Promise((resolve) => {
      this.#onHeld = resolve;
    });
  }

  letOn(): void {
    for (const on of this.#held ?? []) on();
    this.#held = null;
  }

  /** Cuts all connections and refuses new ones until `mend` is called. */
  breakDown(): void {
    this.#isDown = true;
    this.cut();
  }

  /** Drops all data of both ends, on new connections too, without closing any. */
  swallow(): void {
    this.#isDeaf = true;
  }

  /** Lets all data through again. Cuts connections that have lost data. */
  mend(): void {
    if (this.#isDeaf) this.cut();
    this.#isDown = false;
    this.#isDeaf = false;
  }

  /** Stops reading data from the server, as a sleeping machine does. */
  freeze(): void {
    for (const far of this.#far) far.pause();
  }

  /** Sends bytes to the server in place of the guest. */
  inject(bytes: Uint8Array): void {
    for (const far of this.#far) if (far.writable) far.write(bytes);
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
    if (this.#isDown) {
      this.refused++;
      this.cut();
    }
    near.pipe(this.#tearing('guest', far)).pipe(far);
    far.pipe(this.#tearing('server', near)).pipe(near);
  }

  /** Passes on the data of one end until the connection is cut. */
  #tearing(end: End, to: Socket): Transform {
    return new Transform({
      transform: (bytes: Buffer, _encoding, done) => {
        if (this.#isDeaf) return done();
        const at = end === 'guest' && this.#held ? readyIn(bytes) : -1;
        if (at >= 0) {
          to.write(bytes.subarray(0, at));
          this.#held?.push(() => done(null, bytes.subarray(at)));
          return this.#onHeld();
        }
        if (this.#torn !== end) return done(null, bytes);
        this.#torn = null;
        to.write(bytes.subarray(0, bytes.length / 2), () => this.cut());
      },
    });
  }
}

/** Returns the position of the one-byte frame that completes the handshake, or -1 if it is not there. */
function readyIn(bytes: Buffer): number {
  for (let at = 0; at < bytes.length; ) {
    const [opcode, length = 0] = bytes.subarray(at);
    if (opcode !== 0x82) return -1;
    if (length === 0x81) return at;
    at += 6 + (length & 0x7f);
  }
  return -1;
}
