import { WebSocketTransport } from '@colyseus/ws-transport';
import { guardConnections } from './connections.ts';
import { leaveTogether } from './departures.ts';
import type { Limits } from './limits.ts';

const MOST_UNANSWERED = 2;

/** The framework's WebSockets, each held to its limits. */
export class GuardedTransport extends WebSocketTransport {
  constructor(
    options: ConstructorParameters<typeof WebSocketTransport>[0],
    limits: Limits,
    onCut: (limit: keyof Limits) => void,
  ) {
    const { message: maxPayload, pulse: pingInterval } = limits;
    super({ ...options, maxPayload, pingInterval, pingMaxRetries: MOST_UNANSWERED });
    guardConnections(this.wss, limits, onCut);
    leaveTogether(this.wss);
  }
}
