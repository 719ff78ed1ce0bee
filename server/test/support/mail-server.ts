import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received e-mail: its receiver, its headers (names in lower case) and its text. */
export interface Mail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** A mail server that collects all messages. */
export class MailServer {
  readonly mails: Mail[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        this.mails.push(parsed(to?.address ?? '', Buffer.concat(parts).toString()));
        done();
      });
    },
  });

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server.server, 'listening');
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
  }
}

function parsed(to: string, raw: string): Mail {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const coded = body.join('\n\n');
  const isBase64 = headers['content-transfer-encoding'] === 'base64';
  const text = isBase64 ? Buffer.from(coded, 'base64').toString() : unquoted(coded);
  return { to, headers, text };
}

/** Decodes quoted-printable text. */
function unquoted(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
