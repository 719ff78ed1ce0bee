import type { Room } from '@colyseus/core';
import { keyOf } from '@riposte/shared/engine/language/keyed-text';
import type { Welcome } from '@riposte/shared/protocol/messages';
import type { Leases } from '../battles/leases.ts';
import type { InputResult } from '../battles/play.ts';
import type { Seat } from '../seats/seating.ts';
import { SpectatorFeed } from '../spectators/spectator-feed.ts';
import type { PrivateViews } from '../synced/private-views.ts';
import type { BattleState } from '../synced/state.ts';
import type { Connections, TableClient } from './connections.ts';
import type { OpenTable } from './open-table.ts';

type BattleRoom = Pick<Room, 'autoDispose' | 'broadcastPatch' | 'clock'> & { readonly state: BattleState };

/** Shows changes at a table to its clients, to relays and to the public list. */
export class Publisher {
  readonly feed: SpectatorFeed;
  readonly #room: BattleRoom;
  readonly #table: OpenTable;
  readonly #leases: Leases;
  readonly #connections: Connections;
  readonly #views: PrivateViews;

  constructor(
    room: BattleRoom,
    table: OpenTable,
    leases: Leases,
    connections: Connections,
    views: PrivateViews,
  ) {
    this.#room = room;
    this.#table = table;
    this.#leases = leases;
    this.#connections = connections;
    this.#views = views;
    table.projection.project(table.clock.deadlineOf); // shows the table first, because the spectator feed needs a complete state
    this.feed = new SpectatorFeed(table, room.state, leases, room.clock, () => this.#stayWhileBehind());
  }

  /**
   * Shows the current table and the events of `result`, the last input. Without `result`, first waits until the lease
   * is confirmed.
   */
  publish(result?: InputResult): void {
    if (!result && !this.#leases.isSure) return void this.#publishOnceSure();
    this.#table.live.supervised(() => this.#show(result));
    this.send();
  }

  #show(result?: InputResult): void {
    const { projection, seating, time, clock, calls } = this.#table;
    time.observe();
    projection.project(clock.deadlineOf, result);
    for (const [client, seat] of this.#connections.seated(seating)) {
      if (client.view) this.#views.update(client.view, seat);
    }
    clock.arm();
    calls.observe(clock.deadlineOf);
  }

  /** Sends the changes to the synced state to clients and relays. */
  send(): void {
    this.#room.broadcastPatch();
    this.feed.show();
    this.#stayWhileBehind();
  }

  /**
   * Tells a client its seat and role, and which of the orders that its fighters brought were rejected. A GM also
   * receives notices about damage that was found.
   */
  welcome(client: TableClient, seat: Seat, seatKey?: string): void {
    const { id, role, quiet } = seat;
    const ofTable = role === 'gm' ? this.#table.notices : [];
    const notices = [...ofTable, ...this.#table.brought.rejectionsFor(seat)];
    const held = this.#table.live.held.records.filter(({ seat }) => seat === id);
    const message: Welcome = {
      seat: id,
      role,
      now: Date.now(),
      ...(quiet && { quiet }),
      ...(held.length > 0 && { held: held.map(({ prompt }) => prompt) }),
      ...(notices.length > 0 && { notices: notices.map(({ text }) => text), noticeKeys: notices.map(keyOf) }),
    };
    client.send('welcome', seatKey === undefined ? message : { ...message, seatKey });
  }

  async #publishOnceSure(): Promise<void> {
    const isSure = await this.#leases.confirm().then(
      () => true,
      () => false,
    );
    if (isSure && !this.#table.live.isLost) this.publish();
  }

  /**
   * Keeps the room open until delayed spectators have seen everything. At a table that is played by post, also keeps it
   * open while an automatic step is near.
   */
  #stayWhileBehind(): void {
    const { settings, clock } = this.#table;
    const isBusy = settings.table.post !== null && clock.isBusy;
    this.#room.autoDispose = !this.feed.isBehind && !isBusy;
  }
}
