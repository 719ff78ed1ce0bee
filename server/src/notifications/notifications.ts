import { createHash, randomBytes } from 'node:crypto';
import type { HookFormat, NotificationSettings, PushAddress } from '@riposte/shared/protocol/notifications';
import type { RateCounts } from '../guard/rate-counts.ts';
import type { Log } from '../process/log.ts';
import type { SubscriptionRecord } from '../store/notification-store.ts';
import type { BattleStore } from '../store/store.ts';
import { MailChannel, type MailConfig } from './mail.ts';
import { Outgoing } from './outgoing.ts';
import { PushChannel } from './push.ts';
import { Sender } from './sender.ts';
import { Tokens } from './tokens.ts';

/** The number of browsers in which a seat may receive push messages. */
const MOST_BROWSERS = 5;
/** A seat's confirmed e-mail address, and a new one that is not confirmed yet. */
const MOST_ADDRESSES = 2;

export interface NotificationOptions {
  /** Null if the host has not set up e-mail. */
  readonly mail: MailConfig | null;
  /** The address of the page; null if the host has not set it. */
  readonly site: string | null;
  /** Hosts that messages may reach although they are in a private network or without HTTPS. */
  readonly allowedHosts: readonly string[];
}

/** A table and a person's seat at it. */
interface Place {
  readonly battle: string;
  readonly title: string;
  readonly seat: string;
}

/** The reason why a subscription was refused. */
export type Refused = 'unreachable' | 'no-mail' | 'mail-failed' | 'too-many' | 'no-seat';

/** Notifies people when a table waits for them: stores their subscriptions, and sends the messages. */
export class Notifications {
  readonly sender: Sender;
  readonly #store: BattleStore;
  readonly #options: NotificationOptions;
  readonly #outgoing: Outgoing;
  readonly #push: PushChannel;
  readonly #mail: MailChannel | null;
  readonly #tokens: Tokens;
  readonly #log: Log;

  constructor(store: BattleStore, options: NotificationOptions, log: Log) {
    const { notifications } = store;
    this.#store = store;
    this.#options = options;
    this.#log = log;
    this.#outgoing = new Outgoing(options.allowedHosts);
    this.#push = new PushChannel(notifications, this.#outgoing);
    this.#mail = options.mail && new MailChannel(options.mail);
    this.#tokens = new Tokens(notifications);
    const channels = { outgoing: this.#outgoing, push: this.#push, mail: this.#mail, tokens: this.#tokens };
    this.sender = new Sender(notifications, channels, log);
  }

  /** Returns the notification settings of a seat. `isGm` adds the table's webhook. */
  async settingsOf({ battle, seat }: Place, isGm: boolean): Promise<NotificationSettings> {
    const { notifications } = this.#store;
    const all = await notifications.subscriptions(battle, seat);
    const endpoints = all.flatMap(({ target }) => (target.kind === 'push' ? [target.to.endpoint] : []));
    const mails = all.flatMap(({ target, isConfirmed }) =>
      target.kind === 'mail' ? [{ address: target.to, isConfirmed }] : [],
    );
    const hook = isGm ? await notifications.hook(battle) : undefined;
    return {
      pushKey: await this.#push.publicKey(),
      endpoints,
      mails,
      canMail: this.#mail !== null,
      ...(hook !== undefined && { hook: hook && { host: new URL(hook.url).host, format: hook.format } }),
    };
  }

  /**
   * Turns on a seat's push messages to one browser. `site` is the address of the page that asks for it. Returns why
   * that was refused, or null.
   */
  async tellByPush({ battle, seat }: Place, to: PushAddress, site: string): Promise<Refused | null> {
    if (!this.#outgoing.mayReach(to.endpoint)) return 'unreachable';
    const id = hashOf(battle, seat, to.endpoint);
    const target = { kind: 'push', to, site: this.#options.site ?? site } as const;
    return await this.#subscribe({ id, battle, seat, target, isConfirmed: true }, MOST_BROWSERS);
  }

  /**
   * Sends a message that asks the owner of an e-mail address to confirm it. Then, but not before, the address replaces
   * the seat's confirmed one. Returns why that was refused, or null.
   */
  async tellByMail(place: Place, to: string, rateCounts: RateCounts): Promise<Refused | null> {
    const { battle, title, seat } = place;
    if (!this.#mail) return 'no-mail';
    const known = await this.#mailsOf(place);
    const isKnown = known.some(({ target, isConfirmed }) => isConfirmed && target.to === to);
    if (!isKnown && !(await rateCounts.take('mails', hashOf(to.toLowerCase())))) return 'too-many';
    await this.#unsubscribe(known.filter(({ isConfirmed }) => !isConfirmed));
    if (isKnown) return null;
    const id = randomBytes(18).toString('base64url');
    const target = { kind: 'mail', to } as const;
    const refused = await this.#subscribe({ id, battle, seat, target, isConfirmed: false }, MOST_ADDRESSES);
    if (refused) return refused;
    try {
      await this.#mail.sendConfirmation(to, title, await this.#tokens.tokenFor('confirm', id));
      return null;
    } catch (error) {
      this.#log.warn({ battle, error }, 'the mail server did not accept a message');
      await this.#store.notifications.unsubscribe(id);
      return 'mail-failed';
    }
  }

  /** Stops push messages of a seat to one browser. */
  async stopPush({ battle, seat }: Place, endpoint: string): Promise<void> {
    await this.#store.notifications.unsubscribe(hashOf(battle, seat, endpoint));
  }

  /** Stops e-mail to a seat. */
  async stopMail(place: Place): Promise<void> {
    await this.#unsubscribe(await this.#mailsOf(place));
  }

  /** Sets the webhook of a table; null for none. */
  async setHook(
    battle: string,
    hook: { readonly url: string; readonly format: HookFormat } | null,
    site: string,
  ): Promise<Refused | null> {
    if (hook && !this.#outgoing.mayReach(hook.url)) return 'unreachable';
    await this.#store.notifications.setHook(battle, hook && { ...hook, site: this.#options.site ?? site });
    return null;
  }

  /** Turns off messages by the token of a link. Returns false if the token is not valid. */
  async turnOff(token: string): Promise<boolean> {
    const id = await this.#tokens.subscriptionOf('off', token);
    if (id !== undefined) await this.#store.notifications.unsubscribe(id);
    return id !== undefined;
  }

  /** Confirms an e-mail address by the token of a link. Returns false if the token is not valid anymore. */
  async confirm(token: string): Promise<boolean> {
    const id = await this.#tokens.subscriptionOf('confirm', token);
    return id !== undefined && (await this.#store.notifications.confirm(id));
  }

  /** Returns the subscriptions of a seat by e-mail. */
  async #mailsOf({ battle, seat }: Place): Promise<SubscriptionRecord[]> {
    const all = await this.#store.notifications.subscriptions(battle, seat);
    return all.filter(({ target }) => target.kind === 'mail');
  }

  async #unsubscribe(records: readonly SubscriptionRecord[]): Promise<void> {
    for (const { id } of records) await this.#store.notifications.unsubscribe(id);
  }

  async #subscribe(record: SubscriptionRecord, most: number): Promise<Refused | null> {
    return (await this.#store.notifications.subscribe(record, most)) ? null : 'no-seat';
  }
}

/** Returns an id that is the same for the same parts. */
function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
