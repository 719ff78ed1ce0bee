import { CloseCode, matchMaker, Room, ServerError, validate } from '@colyseus/core';
import { SEAT_REMOVED, SEAT_TAKEN_OVER } from '@riposte/shared/protocol/messages';
import {
  historyMessage,
  intentMessage,
  joinOptions,
  sayingsMessage,
  seatMessage,
  talkMessage,
} from '@riposte/shared/protocol/schemas';
import type { Leases } from '../battles/leases.ts';
import type { Limits } from '../guard/limits.ts';
import type { RateCounts } from '../guard/rate-counts.ts';
import { admit } from '../seats/admission.ts';
import type { Guesses } from '../seats/guesses.ts';
import type { BattleServices } from '../services/services.ts';
import type { RelayPosition } from '../spectators/broadcast.ts';
import type { RelaySnapshot, SpectatorFeed } from '../spectators/spectator-feed.ts';
import type { RelayCrowd } from '../spectators/spectator-list.ts';
import { PrivateViews } from '../synced/private-views.ts';
import { SharedBufferSerializer } from '../synced/shared-buffer-serializer.ts';
import { BattleState } from '../synced/state.ts';
import { unnamed } from '../words/messages/seats.ts';
import { Bounds } from './bounds.ts';
import { Connections, type TableClient } from './connections.ts';
import { deniedBecause, malformedJoin } from './denials.ts';
import type { HistoryQueue } from './history-queue.ts';
import type { Origin } from './key-check.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { Publisher } from './publisher.ts';
import { Requests } from './requests.ts';

const RECONNECTION_SECONDS = 60;

/**
 * The battle to open. With several processes, also the process that must open the battle (`on`) and the epoch
 * of the battle's last owner (`epoch`).
 */
interface RoomOptions {
  readonly battle: string;
  readonly epoch?: number;
  readonly on?: string;
}

/** The objects of a room that exist only once its battle is open. */
interface Parts {
  readonly table: OpenTable;
  readonly bounds: Bounds;
  readonly publisher: Publisher;
  readonly requests: Requests;
}

/** The room of one battle: admits clients, passes on their requests, and shows each of them what its seat may see. */
export abstract class BattleRoom extends Room<{ state: BattleState; client: TableClient }> {
  protected abstract readonly services: BattleServices;
  protected abstract readonly histories: HistoryQueue;
  protected abstract readonly limits: Limits;
  protected abstract readonly rateCounts: RateCounts;
  protected abstract readonly guesses: Guesses;
  protected abstract readonly leases: Leases;
  /** True if spectators without a delay join this room. Otherwise all spectators join relays. */
  protected abstract readonly hasSpectators: boolean;
  override state = new BattleState();
  override patchRate = null; // patches are sent after each applied input, not on a timer
  override maxClients = Number.POSITIVE_INFINITY; // no limit, because reserved places would count toward it, and one guest could fill the room
  override seatReservationTimeout = 5; // in seconds; short, because a shutdown waits for reserved places
  readonly #views = new PrivateViews(this.state);
  readonly #connections = new Connections();
  #opened: Parts | undefined;

  override messages = {
    intent: validate(intentMessage, (client, message) => this.#parts.requests.intent(client, message)),
    seat: validate(seatMessage, (client, message) => this.#parts.requests.seat(client, message)),
    history: validate(historyMessage, (client, message) => this.#parts.requests.history(client, message)),
    talk: validate(talkMessage, (client, message) => this.#parts.requests.talk(client, message)),
    sayings: validate(sayingsMessage, (client) => this.#parts.requests.sayings(client)),
  };

  override async onCreate({ battle, epoch, on }: RoomOptions): Promise<void> {
    if (on !== undefined && on !== matchMaker.processId)
      throw new Error('Another process must open this room.');
    this.roomId = battle;
    const { services, leases, rateCounts, histories, state, limits } = this;
    const connections = this.#connections;
    const bounds = new Bounds(limits, services.meters, this.clock);
    const table = await openTable(services, battle, state, this.clock, limits, leases.claim(epoch));
    const publisher = new Publisher(this, table, leases, connections, this.#views);
    const context = { services, leases, rateCounts, histories, bounds, table, state, connections, publisher };
    this.#opened = { table, bounds, publisher, requests: new Requests(context) };
    const { live, close: save } = table;
    live.onApplied = (result) => publisher.publish(result);
    live.onLost = () => this.#letGo();
    leases.hold(live.owner, { lose: () => live.lose(), save });
    await live.exclusive((lock) => table.brought.give(lock));
    publisher.publish();
  }

  override async onJoin(client: TableClient, options: unknown, { address }: Origin): Promise<void> {
    const asked = joinOptions.safeParse(options);
    if (!asked.success) throw malformedJoin();
    await this.services.slices.next();
    await this.leases.confirm();
    const { hasSpectators, guesses } = this;
    const { table, bounds, publisher } = this.#parts;
    const entrance = { ...table, hasSpectators, guesses, mostGuests: this.limits.guests };
    const admission = await admit(entrance, asked.data, address);
    if (typeof admission === 'string') throw deniedBecause(admission, asked.data);
    const { seat, key } = admission;
    const { tab, isBack = false } = asked.data;
    if (isBack && this.#connections.isTaken(seat, tab)) throw deniedBecause('taken-over', asked.data);
    this.#connections.seat(seat, client, tab);
    const view = this.#views.open(seat);
    if (view) client.view = view;
    publisher.welcome(client, seat, key);
    this.#setConnected(client, true);
    bounds.expectHandshake(client);
    if (table.brought.rejectionsFor(seat).length > 0)
      await table.live.exclusive((lock) => table.brought.told(lock));
  }

  override async onDrop(client: TableClient, code?: number): Promise<void> {
    if (code === CloseCode.WITH_ERROR || !this.#connections.holds(client)) return; // the client was never admitted, or its seat was taken over
    this.#setConnected(client, false);
    await this.allowReconnection(client, RECONNECTION_SECONDS).catch(() => undefined);
  }

  override onReconnect(client: TableClient): void {
    const { bounds, table } = this.#parts;
    bounds.expectHandshake(client);
    if (this.#connections.renew(client)) this.#setConnected(client, true);
    else client.leave(table.seating.find(seatIdOf(client)) ? SEAT_TAKEN_OVER : SEAT_REMOVED);
  }

  override async onLeave(client: TableClient, code?: number): Promise<void> {
    if (client.view) this.#views.close(client.view);
    if (!this.#connections.holds(client) || code === CloseCode.SERVER_SHUTDOWN) return;
    const { table, publisher } = this.#parts;
    this.#setConnected(client, false);
    this.#connections.release(client);
    await table.live.exclusive((lock) => table.seating.forget(lock, seatIdOf(client)));
    publisher.publish();
  }

  override async onDispose(): Promise<void> {
    if (!this.#opened) return;
    const { live, close } = this.#opened.table;
    if (!live.isLost) await close();
    await this.leases.giveUp(live.owner).catch((error) => {
      this.services.log.warn({ battle: this.roomId, error }, 'the battle could not be released');
    });
  }

  /** Closes the room of a deleted battle. Any process can call this remotely. */
  clear(): void {
    this.#parts.table.live.lose();
  }

  /** Renames the battle. Any process can call this remotely. */
  async rename(title: string): Promise<void> {
    const { live, settings } = this.#parts.table;
    await live.exclusive(async (lock) => {
      await settings.retireTitle(lock, live.record.title);
      await live.rename(lock, title);
    });
    this.#parts.publisher.publish();
  }

  /** Removes a seat that its holder has given up for good. Any process can call this remotely. */
  async vacate(seat: string): Promise<void> {
    const { live, seating } = this.#parts.table;
    await live.exclusive((lock) => seating.remove(lock, seat));
    this.#connections.dismiss(seat, SEAT_REMOVED);
    this.#parts.publisher.publish();
  }

  /** Removes a seat, and its holder's name from the chat. Any process can call this remotely. */
  async disown(seat: string): Promise<void> {
    await this.vacate(seat);
    const { table, publisher } = this.#parts;
    this.state.said = JSON.stringify(await table.chat.rename(seat, unnamed));
    publisher.send();
  }

  /**
   * Disconnects all clients and closes the room. Sets `autoDispose` first, because otherwise the framework
   * keeps the room open.
   */
  override disconnect(code?: number): Promise<unknown> {
    this.autoDispose = true;
    return super.disconnect(code);
  }

  /**
   * Returns the public state for a relay whose last bulletin was `from`, or null if the relay is up to date.
   * Called by relays of any process; `crowd` contains the spectators of the relay.
   */
  async follow(from: RelayPosition | null, crowd?: RelayCrowd): Promise<RelaySnapshot | null> {
    const { table, publisher } = this.#parts;
    if (crowd) table.spectators.report(crowd, () => publisher.publish()); // relays of earlier releases send no crowd
    return await publisher.feed.follow(from);
  }

  /**
   * Returns the battle's entry in the public list; null if the battle is not listed, or if nothing may be
   * shown yet. Called from any process.
   */
  glance(): ReturnType<SpectatorFeed['glance']> {
    return this.#opened?.publisher.feed.glance() ?? null;
  }

  /** Replaces the framework's serializer, which fails for large states. */
  override setSerializer(): void {
    super.setSerializer(new SharedBufferSerializer<BattleState>());
  }

  override onUncaughtException(error: Error, where: string): void {
    const { log } = this.services;
    const { cause = error } = error;
    const battle = this.roomId;
    if (cause instanceof ServerError) log.info({ battle, code: cause.code }, 'a join was denied');
    else log.error({ battle, where, error: cause }, 'uncaught error in a room');
  }

  get #parts(): Parts {
    if (!this.#opened) throw new Error('The room was used before its battle was open.');
    return this.#opened;
  }

  #setConnected(client: TableClient, isConnected: boolean): void {
    const { table, publisher } = this.#parts;
    table.seating.setConnected(seatIdOf(client), isConnected);
    publisher.publish();
  }

  /**
   * Disconnects all clients, so that they look up the battle again. Before the room is open, the framework
   * cannot close it.
   */
  #letGo(): void {
    const isOpen = (matchMaker.getLocalRoomById(this.roomId) as unknown) === this;
    if (isOpen) void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }
}

function seatIdOf({ userData }: TableClient): string {
  return userData?.seat ?? '';
}
