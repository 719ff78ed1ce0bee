import { WebSocketTransport } from '@colyseus/ws-transport';
import { guardConnections } from './connections.ts';
import type { GateTerms } from './gate.ts';

const MOST_UNANSWERED = 2;

/** The framework's WebSocket transport with limits for each connection. */
export class GuardedTransport extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], gate: GateTerms) {
    const { message: maxPayload, pulse: pingInterval } = gate.limits;
    super({ ...options, maxPayload, pingInterval, pingMaxRetries: MOST_UNANSWERED });
    guardConnections(this.wss, gate);
  }
}
