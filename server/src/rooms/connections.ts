import type { Client } from '@colyseus/core';
import { SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import type { Seat, Seating } from '../seats/seating.ts';
import type { Origin } from './key-check.ts';

export type TableClient = Client<{ userData: { seat: string; tab?: string }; auth: Origin }>;

/** Tracks which connection holds which seat. A connection that lost its seat to another holds none. */
export class Connections {
  readonly #clients = new Map<string, TableClient>();

  /** Returns whether a browser tab other than `tab` is connected to a seat. */
  isTaken({ id, connected }: Seat, tab: string | undefined): boolean {
    const holder = this.#clients.get(id);
    return connected && holder !== undefined && holder.userData?.tab !== tab;
  }

  /** Gives a seat to a connection; disconnects the connection that held it before. */
  seat(seat: Seat, client: TableClient, tab: string | undefined): void {
    const before = this.#clients.get(seat.id);
    client.userData = { seat: seat.id, ...(tab !== undefined && { tab }) };
    this.#clients.set(seat.id, client);
    if (before && before.sessionId !== client.sessionId) before.leave(SEAT_TAKEN_OVER);
  }

  /**
   * Records the new socket of a reconnected client. Returns false if another connection has taken over the
   * seat.
   */
  renew(client: TableClient): boolean {
    if (!client.userData || !this.holds(client)) return false;
    this.#clients.set(client.userData.seat, client);
    return true;
  }

  holds(client: TableClient): boolean {
    const seat = client.userData?.seat;
    return seat !== undefined && this.#clients.get(seat)?.sessionId === client.sessionId;
  }

  /** Disconnects the holder of a removed seat with a close code. */
  dismiss(seat: string, code: number): void {
    const client = this.#clients.get(seat);
    this.#clients.delete(seat);
    client?.leave(code);
  }

  release(client: TableClient): void {
    if (client.userData && this.holds(client)) this.#clients.delete(client.userData.seat);
  }

  /** Yields each connection with its seat. */
  *seated(seating: Seating): Iterable<readonly [TableClient, Seat]> {
    for (const [id, client] of this.#clients) {
      const seat = seating.find(id);
      if (seat) yield [client, seat];
    }
  }
}
