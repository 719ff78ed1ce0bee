import { CloseCode } from '@colyseus/core';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { Saying } from '@riposte/shared/protocol/chat';
import type { TalkMessage } from '@riposte/shared/protocol/messages';
import {
  type EventsMessage,
  type HistoryMessage,
  type IntentMessage,
  type Reply,
  SEAT_REMOVED,
  type SeatMessage,
} from '@riposte/shared/protocol/messages';
import type { Leases } from '../battles/leases.ts';
import { RulebookFault } from '../battles/supervisor.ts';
import { isForAll } from '../chat/chat.ts';
import type { RateCounts } from '../guard/rate-counts.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { Seat } from '../seats/seating.ts';
import type { BattleServices } from '../services/services.ts';
import { LostOwnership, StorageFull, StoreUnavailable } from '../store/store.ts';
import type { BattleState } from '../synced/state.ts';
import { visibleResults } from '../synced/visible-events.ts';
import { refusal } from '../words/refusals.ts';
import type { Bounds } from './bounds.ts';
import type { Connections, TableClient } from './connections.ts';
import type { HistoryQueue } from './history-queue.ts';
import type { OpenTable } from './open-table.ts';
import type { Publisher } from './publisher.ts';
import { handleSeatRequest } from './seat-requests.ts';
import { tableRuleFault } from './table-rules.ts';

/**
 * Returns a promise that never resolves, for a request to a battle that another process has taken. The client then
 * sends its request again to that process, under the same id.
 */
const never = () => new Promise<never>(() => undefined);

/** Everything that a request may read or change. */
interface Context {
  readonly services: BattleServices;
  readonly leases: Leases;
  readonly rateCounts: RateCounts;
  readonly histories: HistoryQueue;
  readonly bounds: Bounds;
  readonly table: OpenTable;
  readonly state: BattleState;
  readonly connections: Connections;
  readonly publisher: Publisher;
}

/** Answers the requests of the clients of one room. */
export class Requests {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Submits an input to the battle. */
  async intent(client: TableClient, message: IntentMessage): Promise<Reply> {
    const { live, settings } = this.#context.table;
    const submit = async (seat: Seat): Promise<Reply> => {
      const fault = tableRuleFault(settings.table, message);
      return fault ? { ok: false, rejection: refusal(fault) } : await live.inputs.submit(seat, message);
    };
    return await this.#answer(client, submit, true);
  }

  /** Changes seats, settings or the course of the battle. */
  async seat(client: TableClient, message: SeatMessage): Promise<Reply> {
    const { live } = this.#context.table;
    return await this.#answer(client, (seat) =>
      live.exclusive((lock) => this.#changeSeats(lock, client, seat, message)),
    );
  }

  /** Sends a chat line or a map mark to all seats that may receive it. */
  async talk(client: TableClient, message: TalkMessage): Promise<Reply> {
    return await this.#answer(client, (seat) => this.#talk(seat, message));
  }

  /** Returns the past events that the seat may see. A GM may also request undone events. */
  async history(client: TableClient, message: HistoryMessage): Promise<EventsMessage[]> {
    return await this.#context.histories.next(client, () => this.#history(client, message));
  }

  /** Returns the earlier chat lines that the seat may read. */
  async sayings(client: TableClient): Promise<Saying[]> {
    return await this.#context.histories.next(client, () => this.#sayings(client));
  }

  /**
   * Answers a request. If the server fails, replies with a refusal, because the framework would report
   * success.
   */
  async #answer(client: TableClient, act: (seat: Seat) => Promise<Reply>, isIntent = false): Promise<Reply> {
    const { services, leases, table } = this.#context;
    const { live } = table;
    const start = performance.now();
    try {
      await leases.confirm();
      const reply = await act(this.#seatOf(client));
      if (live.isLost) return await never();
      services.meters.answered(reply, isIntent, performance.now() - start);
      return reply;
    } catch (error) {
      if (error instanceof LostOwnership) live.lose();
      if (live.isLost) return await never();
      services.log.error({ battle: live.owner.battle, error }, 'a message could not be handled');
      return { ok: false, rejection: refusalBehind(error) };
    }
  }

  async #changeSeats(lock: Lock, client: TableClient, by: Seat, message: SeatMessage): Promise<Reply> {
    const { services, rateCounts, table, connections, publisher } = this.#context;
    const { live, seating } = table;
    const mayStore = (bytes: number) => rateCounts.take('stored', client.auth?.address ?? '', bytes);
    const backing = { store: services.store, mayOpen: client.auth?.mayOpen ?? false, mayStore };
    const done = await handleSeatRequest(lock, backing, table, seating.find(by.id) ?? by, message);
    if (done.refused) return { ok: false, rejection: done.refused };
    if (done.removed !== undefined) connections.dismiss(done.removed, SEAT_REMOVED);
    await table.brought.give(lock);
    await this.#delaySpectators(lock);
    live.show(() => publisher.publish());
    for (const [client, seat] of connections.seated(seating))
      if (done.changed?.includes(seat.id) || table.brought.rejectionsFor(seat).length > 0)
        publisher.welcome(client, seat);
    await table.brought.told(lock);
    return { ok: true, rev: live.rev, ...(done.link !== undefined && { link: done.link }) };
  }

  /**
   * Applies the current spectator delay. If there is one, removes all spectators from this room; their
   * clients then join a relay.
   */
  async #delaySpectators(lock: Lock): Promise<void> {
    const { table, connections, publisher } = this.#context;
    const { seating, settings } = table;
    publisher.feed.updateDelay();
    if (settings.spectatorsDelay === 0) return;
    for (const { id } of seating.all.filter(({ role }) => role === 'spectator')) {
      await seating.remove(lock, id);
      connections.dismiss(id, CloseCode.SERVER_SHUTDOWN);
    }
  }

  async #talk(by: Seat, message: TalkMessage): Promise<Reply> {
    const { table, state, connections, publisher } = this.#context;
    const { live, seating, chat } = table;
    const done = await chat.take(by, message);
    if ('refused' in done) return { ok: false, rejection: done.refused };
    if (isForAll(done.said)) {
      state.said = JSON.stringify(done.said);
      publisher.send();
    } else
      for (const [client, seat] of connections.seated(seating))
        if (chat.hears(seat, done.said)) client.send('said', done.said);
    return { ok: true, rev: live.rev };
  }

  async #history(client: TableClient, { after, undoneBy }: HistoryMessage): Promise<EventsMessage[]> {
    const { leases, bounds, table } = this.#context;
    const { live, settings } = table;
    await leases.confirm();
    if (undoneBy !== undefined && this.#seatOf(client).role !== 'gm') return [];
    const results = await (undoneBy === undefined
      ? live.history(after)
      : live.history(undoneBy, undoneBy - 1));
    if (!bounds.maySendPast(client, 'histories', results.length)) return [];
    const seat = this.#seatOf(client);
    return live.supervised((ruleset) => visibleResults(ruleset, seat, results, settings.banded));
  }

  async #sayings(client: TableClient): Promise<Saying[]> {
    const { leases, bounds, table } = this.#context;
    await leases.confirm();
    const lines = await table.chat.before(this.#seatOf(client));
    return bounds.maySendPast(client, 'chats', JSON.stringify(lines).length) ? lines : [];
  }

  #seatOf(client: TableClient): Seat {
    const { connections, table } = this.#context;
    const seat = connections.holds(client) && table.seating.find(client.userData?.seat ?? '');
    if (!seat) throw new Error('The client has no seat.');
    return seat;
  }
}

/** Returns the refusal for a message that could not be handled. */
function refusalBehind(error: unknown): Rejection {
  if (error instanceof RulebookFault) return error.rejection;
  if (error instanceof StorageFull) return refusal('storage-full');
  return refusal(error instanceof StoreUnavailable ? 'not-saved' : 'server-fault');
}
