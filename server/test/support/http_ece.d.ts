declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Keys {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** The authentication secret, in base64url. */
    readonly authSecret: string;
  }

  const ece: { decrypt(body: Buffer, keys: Keys): Buffer };
  export default ece;
}
