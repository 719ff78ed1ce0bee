import { createHmac, randomBytes } from 'node:crypto';
import { hashOfSecret, isSecretOf } from '../seats/links.ts';
import type { NotificationStore } from '../store/notification-store.ts';
import { Secret } from './secret.ts';

/** The actions that a link in a message permits. */
type Purpose = 'off' | 'confirm';

/** Signs the links in messages. Each permits one action for one subscription. */
export class Tokens {
  readonly #secret: Secret;

  constructor(store: NotificationStore) {
    this.#secret = new Secret(store, 'links', () => randomBytes(32).toString('base64url'));
  }

  /** Returns the token for a link that permits an action on a subscription. */
  async tokenFor(purpose: Purpose, subscription: string): Promise<string> {
    return `${subscription}.${await this.#sign(purpose, subscription)}`;
  }

  /** Returns the subscription that a token belongs to; undefined if the token is not valid for this purpose. */
  async subscriptionOf(purpose: Purpose, token: string): Promise<string | undefined> {
    const [subscription = '', signature = ''] = token.split('.');
    const right = hashOfSecret(await this.#sign(purpose, subscription));
    return isSecretOf(signature, right) ? subscription : undefined;
  }

  async #sign(purpose: Purpose, subscription: string): Promise<string> {
    return createHmac('sha256', await this.#secret.value())
      .update(`${purpose}:${subscription}`)
      .digest('base64url');
  }
}
