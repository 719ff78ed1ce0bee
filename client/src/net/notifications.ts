import type { HookFormat, NotificationSettings, PushAddress } from '@riposte/shared/protocol/notifications';
import { ask, askJson } from './api.ts';
import { readInvitation, recall } from './link.ts';

/** The webhook that a GM sets for a table. */
interface Hook {
  readonly url: string;
  readonly format: HookFormat;
}

/** The requests about notifications for the seat that this browser has at the current table. */
export class NotificationApi {
  readonly #path: string;
  readonly #seatKey: string;

  private constructor(battle: string, seatKey: string) {
    this.#path = `/api/battles/${encodeURIComponent(battle)}/notifications`;
    this.#seatKey = seatKey;
  }

  /** Returns the requests for the table in the URL; undefined if this browser has no seat there. */
  static here(): NotificationApi | undefined {
    const invitation = readInvitation(location);
    const seat = invitation && recall(invitation);
    return invitation && seat && new NotificationApi(invitation.battle, seat.seatKey);
  }

  settings(): Promise<NotificationSettings> {
    return askJson(this.#path, { seatKey: this.#seatKey });
  }

  async startPush(to: PushAddress): Promise<void> {
    await this.#ask('push', { to });
  }

  async startMail(to: string): Promise<void> {
    await this.#ask('mail', { to });
  }

  /** Stops messages to the push address `endpoint`. Without it, stops e-mail. */
  async stop(endpoint?: string): Promise<void> {
    await this.#ask('stop', endpoint === undefined ? {} : { endpoint });
  }

  async setHook(hook: Hook | null): Promise<void> {
    await this.#ask('hook', { hook });
  }

  async #ask(what: string, body: object): Promise<void> {
    await ask(`${this.#path}/${what}`, { seatKey: this.#seatKey, ...body });
  }
}
