import { Allowance } from './allowance.ts';
import type { Limits } from './limits.ts';

/** The close code for whoever breaks the limits of a connection. */
export const POLICY_VIOLATION = 1008;
const LOOK_EVERY_MS = 500;

interface Connection {
  readonly bufferedAmount: number;
  on(event: 'message', listener: (data: Buffer | ArrayBuffer | Buffer[]) => void): unknown;
  removeAllListeners(event: 'message'): unknown;
  close(code: number, reason: string): void;
  terminate(): void;
}

interface Connections {
  readonly clients: ReadonlySet<Connection>;
  prependListener(event: 'connection', listener: (connection: Connection) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** Closes connections that send too much, and cuts those that do not read what is sent to them. */
export function guardConnections(
  connections: Connections,
  limits: Limits,
  onCut: (limit: keyof Limits) => void,
): void {
  connections.prependListener('connection', (connection) => meter(connection, limits, onCut));
  const looking = setInterval(() => {
    for (const connection of connections.clients) {
      if (connection.bufferedAmount <= limits.unread) continue;
      connection.terminate();
      onCut('unread');
    }
  }, LOOK_EVERY_MS);
  looking.unref();
  connections.on('close', () => clearInterval(looking));
}

/** Whoever is closed is no longer listened to, even if more has arrived already. */
function meter(
  connection: Connection,
  { messages, bytes }: Limits,
  onCut: (limit: keyof Limits) => void,
): void {
  const now = performance.now();
  const ofMessages = new Allowance(messages, now);
  const ofBytes = new Allowance(bytes, now);
  connection.on('message', (data) => {
    const at = performance.now();
    const size = Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
    const broken = !ofMessages.take(1, at) ? 'messages' : !ofBytes.take(size, at) ? 'bytes' : null;
    if (broken === null) return;
    onCut(broken);
    connection.removeAllListeners('message');
    connection.close(POLICY_VIOLATION, 'too many messages');
  });
}
