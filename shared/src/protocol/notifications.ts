import type { output } from 'zod/mini';
import type * as schemas from './notification-schemas.ts';

/** A browser's address at its push service, and the keys with which messages to it are encrypted. */
export type PushAddress = Readonly<output<typeof schemas.pushAddress>>;

/** The format of a table's webhook: Discord's, or plain JSON. */
export type HookFormat = (typeof schemas.HOOK_FORMATS)[number];

/** The response of `POST /api/battles/:id/notifications`: how this seat is told that the table waits for it. */
export interface NotificationSettings {
  /** The server's public key, which browsers need to subscribe to push messages. */
  readonly pushKey: string;
  /** The push addresses of this seat. */
  readonly endpoints: readonly string[];
  /** The e-mail addresses of this seat: the one that gets messages, and a new one that its owner must still confirm. */
  readonly mails: readonly { readonly address: string; readonly isConfirmed: boolean }[];
  /** False if the host has not set up e-mail. */
  readonly canMail: boolean;
  /** The table's webhook, for GMs only; null if there is none. The rest of its address is secret. */
  readonly hook?: { readonly host: string; readonly format: HookFormat } | null;
}

/** The content of a push message, which the service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The path of the table. It contains no secret, because the browser that receives the message knows its seat. */
  readonly path: string;
  /** The path to which a POST request turns these messages off. */
  readonly off: string;
  /** The label of the button that does so. */
  readonly offLabel: string;
}
