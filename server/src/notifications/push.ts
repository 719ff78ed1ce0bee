import type { PushMessage } from '@riposte/shared/protocol/notifications';
import webPush from 'web-push';
import type { CalledSeat, Delivery, NotificationStore, Target } from '../store/notification-store.ts';
import { timeLeft, turnOff, yourMove } from '../words/messages/notifications.ts';
import { leftOf, offPath, tablePath } from './links.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Outgoing } from './outgoing.ts';
import { Secret } from './secret.ts';

/** Seconds for which a push service keeps a message for a browser that is not running. */
const KEPT_SECONDS = 86_400;

/** The two keys with which push services recognize this server. */
interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Sends messages to browsers through their push services. */
export class PushChannel {
  /** The keys as JSON. */
  readonly #secret: Secret;
  readonly #outgoing: Outgoing;

  constructor(store: NotificationStore, outgoing: Outgoing) {
    this.#secret = new Secret(store, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
    this.#outgoing = outgoing;
  }

  /** Returns the public key with which browsers subscribe. */
  async publicKey(): Promise<string> {
    return (await this.#keys()).publicKey;
  }

  /** Sends a message, encrypted for one browser. `off` is the token that turns its messages off. */
  async send(
    { to, site }: Extract<Target, { kind: 'push' }>,
    { battle, title }: Delivery,
    called: CalledSeat,
    off: string,
  ): Promise<Outcome> {
    const left = leftOf(called);
    const message: PushMessage = {
      title,
      body: left === null ? yourMove : `${yourMove} ${timeLeft(left)}`,
      path: tablePath(battle),
      off: offPath(off),
      offLabel: turnOff,
    };
    const { endpoint, headers, body } = webPush.generateRequestDetails(to, JSON.stringify(message), {
      vapidDetails: { subject: site, ...(await this.#keys()) },
      TTL: KEPT_SECONDS,
      urgency: 'high',
    });
    return outcomeOf(await this.#outgoing.post(endpoint, textsOf(headers), body ?? ''));
  }

  async #keys(): Promise<VapidKeys> {
    return JSON.parse(await this.#secret.value()) as VapidKeys;
  }
}

function textsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
