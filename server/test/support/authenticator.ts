import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator with one passkey, for pages of one origin. */
export class Authenticator {
  readonly #origin: URL;
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** Returns the response with which a browser creates the passkey. */
  create({ challenge }: { readonly challenge: string }) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2], // elliptic curve keys
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, Buffer.from(encodeCBOR(key))]);
    const data = Buffer.concat([this.#data(HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(data)],
    ]);
    return this.#response({
      clientDataJSON: base64url(this.#client('webauthn.create', challenge)),
      attestationObject: base64url(encodeCBOR(attestation)),
      transports: ['internal'],
    });
  }

  /** Returns the response with which a browser uses the passkey. `counter` replaces the number of uses. */
  use({ challenge }: { readonly challenge: string }, counter = this.#counter + 1) {
    this.#counter = counter;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0);
    const signed = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#response({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signed),
    });
  }

  #response(response: object) {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin.origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = Buffer.from([USER_PRESENT | USER_VERIFIED | flags]);
    return Buffer.concat([sha256(this.#origin.hostname), all, counter]);
  }
}
