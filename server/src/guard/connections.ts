import { Allowance } from './allowance.ts';
import { withoutTraps } from './frames.ts';
import type { Limits } from './limits.ts';

/** The close code for whoever breaks the limits of a connection. */
export const POLICY_VIOLATION = 1008;
const LOOK_EVERY_MS = 500;

interface Connection {
  readonly bufferedAmount: number;
  emit(event: string, ...parts: unknown[]): boolean;
  close(code: number, reason: string): void;
  terminate(): void;
}

interface Connections {
  readonly clients: ReadonlySet<Connection>;
  prependListener(event: 'connection', listener: (connection: Connection) => void): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** Closes connections that send too much or what nobody sends, and cuts those that do not read what is sent to them. */
export function guardConnections(
  connections: Connections,
  limits: Limits,
  onCut: (limit: keyof Limits) => void,
): void {
  connections.prependListener('connection', (connection) => guard(connection, limits, onCut));
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

/** Stands before all who listen to a connection. Whoever is closed is no longer heard, even if more has arrived already. */
function guard(connection: Connection, limits: Limits, onCut: (limit: keyof Limits) => void): void {
  const emit = connection.emit.bind(connection);
  const brokenBy = meter(limits);
  let isHeard = true;
  connection.emit = (event, ...parts) => {
    if (event !== 'message') return emit(event, ...parts);
    if (!isHeard) return false;
    const [data, ...others] = parts;
    const message = data as Buffer; // as the transport has them come
    const broken = brokenBy(message);
    const safe = broken ? null : withoutTraps(message);
    if (safe) return emit(event, safe, ...others);
    isHeard = false;
    if (broken) onCut(broken);
    connection.close(POLICY_VIOLATION, broken ? 'too many messages' : 'no message');
    return false;
  };
}

/** Tells which limit a message breaks that comes now, after all those before. */
function meter({ messages, bytes }: Limits): (message: Buffer) => 'messages' | 'bytes' | null {
  const now = performance.now();
  const ofMessages = new Allowance(messages, now);
  const ofBytes = new Allowance(bytes, now);
  return ({ byteLength }) => {
    const at = performance.now();
    if (!ofMessages.take(1, at)) return 'messages';
    return ofBytes.take(byteLength, at) ? null : 'bytes';
  };
}
