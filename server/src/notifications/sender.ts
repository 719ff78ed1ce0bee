import { afterAwake, isQuietAt } from '../battles/quiet-hours.ts';
import type { Log } from '../process/log.ts';
import { Poll } from '../scheduling/poll.ts';
import type { Delivery, NotificationStore, SubscriptionRecord } from '../store/notification-store.ts';
import { sendToHook } from './hook.ts';
import type { MailChannel } from './mail.ts';
import type { Outcome } from './outcome.ts';
import type { Outgoing } from './outgoing.ts';
import type { PushChannel } from './push.ts';
import type { Tokens } from './tokens.ts';

const LOOK_EVERY_MS = 2_000;
/** The number of messages that one process sends at once, so that slow receivers use little of its memory. */
const AT_ONCE = 16;
/** The maximum number of battles per look whose calls are turned into messages. */
const MANY = 50;
/** Milliseconds for which a claimed message belongs to its process. A crash delays the message by that time. */
const LEASE_MS = 60_000;
const MOST_ATTEMPTS = 8;
/** The delay before the second attempt, in milliseconds. It doubles with each further attempt. */
const RETRY_MS = 15_000;
const LONGEST_WAIT_MS = 86_400_000;

export interface Channels {
  readonly outgoing: Outgoing;
  readonly push: PushChannel;
  /** Null if the host has not set up e-mail. */
  readonly mail: MailChannel | null;
  readonly tokens: Tokens;
}

/** Sends the messages in the store. Several processes may send at once. Nothing waits for it. */
export class Sender {
  readonly #store: NotificationStore;
  readonly #channels: Channels;
  readonly #log: Log;
  readonly #running = new Set<Promise<void>>();
  readonly #poll: Poll;

  constructor(store: NotificationStore, channels: Channels, log: Log) {
    this.#store = store;
    this.#channels = channels;
    this.#log = log;
    this.#poll = new Poll(
      () => this.#look(),
      (error) => log.warn({ error }, 'could not look for messages; trying again'),
    );
  }

  /** Looks for messages now, and then every `everyMs` milliseconds. */
  start(everyMs = LOOK_EVERY_MS): void {
    void this.#poll.start(everyMs);
  }

  /** Stops looking. Resolves when no message is being sent. */
  async stop(): Promise<void> {
    this.#poll.stop();
    await Promise.all(this.#running);
    await this.#channels.mail?.close();
  }

  async #look(): Promise<void> {
    const now = Date.now();
    await this.#store.prepare(now, MANY);
    const free = AT_ONCE - this.#running.size;
    if (free <= 0) return;
    for (const delivery of await this.#store.claim(now, now + LEASE_MS, free)) {
      const running = this.#deliver(delivery).finally(() => this.#running.delete(running));
      this.#running.add(running);
    }
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { id, attempts } = delivery;
    const outcome = await this.#send(delivery).catch((error): Outcome => {
      this.#log.info(
        { battle: delivery.battle, attempts, error },
        'a message could not be sent; trying again',
      );
      return { retryAfterMs: null };
    });
    try {
      if (outcome === 'gone') await this.#forget(delivery);
      if (outcome === 'refused') this.#log.warn({ battle: delivery.battle }, 'a message was refused');
      if (typeof outcome === 'string' || attempts >= MOST_ATTEMPTS) await this.#store.finish(id);
      else await this.#store.postpone(id, Date.now() + waitOf(attempts, outcome.retryAfterMs));
    } catch (error) {
      this.#log.warn({ battle: delivery.battle, error }, 'it could not be recorded that a message was sent');
    }
  }

  /** Sends a message, unless the people in it have come back or their time is up. */
  async #send(delivery: Delivery): Promise<Outcome> {
    const called = delivery.called.filter(({ deadline }) => deadline === null || deadline > Date.now());
    const [first] = called;
    if (!first || !delivery.to) return 'sent';
    if ('url' in delivery.to)
      return await sendToHook(this.#channels.outgoing, delivery.to, { ...delivery, called });
    const now = Date.now();
    if (isQuietAt(first.quiet, now)) return { retryAfterMs: afterAwake(first.quiet, now, 1) - now };
    const { push, mail, tokens } = this.#channels;
    const { id, target } = delivery.to;
    const off = await tokens.tokenFor('off', id);
    if (target.kind === 'push') return await push.send(target, delivery, first, off);
    return mail ? await mail.send(target.to, delivery, first, off) : 'refused';
  }

  /** Removes a receiver that does not exist anymore. */
  async #forget({ battle, to }: Delivery): Promise<void> {
    this.#log.info({ battle }, 'the receiver of a message is gone');
    if (to && isSubscription(to)) await this.#store.unsubscribe(to.id);
    else await this.#store.setHook(battle, null);
  }
}

function isSubscription(to: NonNullable<Delivery['to']>): to is SubscriptionRecord {
  return 'id' in to;
}

/** Returns the milliseconds to wait after an attempt; `told` is the wait that the receiver asks for. */
function waitOf(attempts: number, told: number | null): number {
  return Math.min(Math.max(told ?? 0, RETRY_MS * 2 ** (attempts - 1)), LONGEST_WAIT_MS);
}
