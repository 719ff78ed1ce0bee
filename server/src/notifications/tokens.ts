import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NotificationStore } from '../store/notification-store.ts';

/** The actions that a link in a message permits. */
type Purpose = 'off' | 'confirm';

/** Signs the links in messages. Each permits one action for one subscription. */
export class Tokens {
  readonly #store: NotificationStore;
  #secret: Promise<string> | undefined;

  constructor(store: NotificationStore) {
    this.#store = store;
  }

  /** Returns the token with which a link does something to a subscription. */
  async tokenFor(purpose: Purpose, subscription: string): Promise<string> {
    return `${subscription}.${await this.#sign(purpose, subscription)}`;
  }

  /** Returns the subscription that a token belongs to; undefined if the token is not valid for this purpose. */
  async subscriptionOf(purpose: Purpose, token: string): Promise<string | undefined> {
    const [subscription = '', signature = ''] = token.split('.');
    const [given, right] = [signature, await this.#sign(purpose, subscription)].map((text) =>
      Buffer.from(text),
    );
    const isRight = given && right && given.length === right.length && timingSafeEqual(given, right);
    return isRight ? subscription : undefined;
  }

  async #sign(purpose: Purpose, subscription: string): Promise<string> {
    this.#secret ??= this.#store.secret('links', () => randomBytes(32).toString('base64url'));
    const secret = await this.#secret.catch((error) => {
      this.#secret = undefined;
      throw error;
    });
    return createHmac('sha256', secret).update(`${purpose}:${subscription}`).digest('base64url');
  }
}
