import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Which end of a wire speaks. */
export type End = 'guest' | 'server';

/** A wire between guests and the server that keeps every byte the server sends, and can be cut. */
export class Wire {
  readonly url: string;
  /** How many connections have not got through while it was broken. */
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

  /** All that the server has sent over this wire. */
  get received(): Buffer {
    return Buffer.concat(this.#received);
  }

  /** Tears every connection over it, as a lost network does. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** Tears them all in the middle of what one end says next: half of it still arrives. */
  cutWithin(torn: End): void {
    this.#torn = torn;
  }

  /**
   * From now on keeps back that a guest is ready for the state, and what they say after that, until it is let on. Resolves
   * once there is something to keep back.
   */
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

  /** Tears them all, and lets no other through until it is mended. */
  breakDown(): void {
    this.#isDown = true;
    this.cut();
  }

  /** From now on nothing that either end says arrives, on new connections neither, and none is closed. */
  swallow(): void {
    this.#isDeaf = true;
  }

  /** Lets all through again; connections that have lost something by then are torn. */
  mend(): void {
    if (this.#isDeaf) this.cut();
    this.#isDown = false;
    this.#isDeaf = false;
  }

  /** Reads nothing more of what the server sends, as the machine of a guest does that has gone to sleep. */
  freeze(): void {
    for (const far of this.#far) far.pause();
  }

  /** Says something to the server in the guest's place. */
  slip(bytes: Uint8Array): void {
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

  /** Hands on what one end says, until it is torn. */
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

/** Where among short frames that one begins by which a guest says to be ready: it is of one byte. -1: it is not there. */
function readyIn(bytes: Buffer): number {
  for (let at = 0; at < bytes.length; ) {
    const [opcode, length = 0] = bytes.subarray(at);
    if (opcode !== 0x82) return -1;
    if (length === 0x81) return at;
    at += 6 + (length & 0x7f);
  }
  return -1;
}
