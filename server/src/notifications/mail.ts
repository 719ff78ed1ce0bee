import type { SendMailOptions, Transporter } from 'nodemailer';
import type { CalledSeat, Delivery } from '../store/notification-store.ts';
import * as words from '../words/messages/notifications.ts';
import { confirmPath, leftOf, offPath, tablePath } from './links.ts';
import type { Outcome } from './outcome.ts';

const TIMEOUT_MS = 10_000;

/** The host's mail server, the address of the sender, and the address of the page. */
export interface MailConfig {
  readonly smtp: string;
  readonly from: string;
  readonly site: string;
}

/** Sends messages by e-mail. */
export class MailChannel {
  readonly #config: MailConfig;
  #transport: Promise<Transporter> | undefined;

  constructor(config: MailConfig) {
    this.#config = config;
  }

  /** Sends a message. `off` is the token that turns off the messages to this address. */
  async send(to: string, { id, battle, title }: Delivery, called: CalledSeat, off: string): Promise<Outcome> {
    const { site } = this.#config;
    const left = leftOf(called);
    const offLink = site + offPath(off);
    const text = [
      left === null ? words.yourMove : `${words.yourMove} ${words.timeLeft(left)}`,
      words.openTable(site + tablePath(battle)),
      words.turnOffLink(offLink),
    ].join('\n\n');
    const mail = {
      to,
      subject: words.yourMoveIn(title),
      text,
      messageId: `<${id}@${new URL(site).hostname}>`,
      headers: {
        'List-Unsubscribe': `<${offLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
    try {
      await this.#send(mail);
      return 'sent';
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      if (responseCode >= 500) return 'refused';
      throw error;
    }
  }

  /** Sends the message with which the owner of an address confirms it. Throws if the mail server does not accept it. */
  async sendConfirmation(to: string, title: string, token: string): Promise<void> {
    const link = this.#config.site + confirmPath(token);
    await this.#send({ to, subject: words.confirmSubject, text: words.confirmMail(title, link) });
  }

  /** Sends a mail. Throws if the mail server does not accept it. */
  async #send({ headers, ...mail }: SendMailOptions & { readonly headers?: object }): Promise<void> {
    const transport = await this.#connect();
    const { from } = this.#config;
    await transport.sendMail({ from, ...mail, headers: { ...headers, 'Auto-Submitted': 'auto-generated' } });
  }

  /** Returns the connections to the mail server. Loads their code when the first message is sent. */
  #connect(): Promise<Transporter> {
    this.#transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url: this.#config.smtp,
        pool: true,
        maxConnections: 2,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      } as object),
    );
    return this.#transport;
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }
}
