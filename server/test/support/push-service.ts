import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { PushAddress, PushMessage } from '@riposte/shared/protocol/notifications';
import ece from 'http_ece';
import { type Got, Receiver } from './receiver.ts';

/** A browser that has subscribed to push messages, with the keys to decrypt them. */
export class PushBrowser {
  readonly #service: PushService;
  readonly #path = `/push/${randomBytes(9).toString('base64url')}`;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(service: PushService) {
    this.#service = service;
    this.#keys.generateKeys();
  }

  get address(): PushAddress {
    return {
      endpoint: `http://${this.#service.receiver.host}${this.#path}`,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** The messages so far, decrypted. */
  get messages(): PushMessage[] {
    const ours = this.#service.receiver.got.filter(({ path }) => path === this.#path);
    return ours.map(({ body }) => JSON.parse(this.#decrypt(body).toString()) as PushMessage);
  }

  #decrypt(body: Buffer): Buffer {
    const authSecret = this.#auth.toString('base64url');
    return ece.decrypt(body, { version: 'aes128gcm', privateKey: this.#keys, authSecret });
  }
}

/** A push service that accepts only requests with a valid signature of the server (VAPID). */
export class PushService {
  readonly receiver: Receiver;
  /** The paths of browsers that do not exist anymore. */
  readonly gone = new Set<string>();

  private constructor(receiver: Receiver) {
    this.receiver = receiver;
    receiver.respond = (response, got) => {
      const isGone = this.gone.has(got.path);
      response.writeHead(isGone ? 410 : isSigned(got) ? 201 : 403).end();
    };
  }

  static async start(): Promise<PushService> {
    return new PushService(await Receiver.start());
  }

  newBrowser(): PushBrowser {
    return new PushBrowser(this);
  }
}

/** Returns whether a request is signed with the key that it names. */
function isSigned({ headers }: Got): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signed,
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  return isRight && aud === `http://${headers.host}`;
}
