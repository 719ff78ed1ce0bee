import { WebSocketTransport } from '@colyseus/ws-transport';
import { guardConnections } from './connections.ts';
import type { Limits } from './limits.ts';

/** The framework's WebSockets, each held to its limits. */
export class GuardedTransport extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0], limits: Limits) {
    super(options);
    guardConnections(this.wss, limits);
  }
}
