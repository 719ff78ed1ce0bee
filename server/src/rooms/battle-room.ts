import { CloseCode, matchMaker, Room, ServerError, validate } from '@colyseus/core';
import type { Saying, TalkMessage } from '@riposte/shared/protocol/chat';
import type {
  EventsMessage,
  HistoryMessage,
  IntentMessage,
  Reply,
  SeatMessage,
  Welcome,
} from '@riposte/shared/protocol/messages';
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
import type { InputResult } from '../battles/play.ts';
import { type Refusal, refusal } from '../battles/refusals.ts';
import { isForAll } from '../chat/chat.ts';
import type { Limits } from '../guard/limits.ts';
import type { Tally } from '../guard/rate-counts.ts';
import { admit } from '../seats/admission.ts';
import type { Guesses } from '../seats/guesses.ts';
import type { Seat } from '../seats/seating.ts';
import type { BattleServices } from '../services/services.ts';
import type { Followed } from '../spectators/broadcast.ts';
import { type RelaySnapshot, SpectatorFeed } from '../spectators/spectator-feed.ts';
import type { RelayCrowd } from '../spectators/spectator-list.ts';
import { LostOwnership, StorageFull, StoreUnavailable } from '../store/store.ts';
import { RoomySerializer } from '../synced/large-serializer.ts';
import { PrivateViews } from '../synced/private-views.ts';
import { BattleState } from '../synced/state.ts';
import { allToldTo } from '../synced/visible-events.ts';
import { Bounds } from './bounds.ts';
import { Connections, type TableClient } from './connections.ts';
import { deniedBecause, malformedJoin } from './denials.ts';
import type { HistoryQueue } from './history-queue.ts';
import type { Origin } from './key-check.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { arrange } from './seat-requests.ts';
import { houseFault } from './table-rules.ts';

const RECONNECTION_SECONDS = 60;
/** Who asks a process that has lost the battle gets no answer there, and asks again, under the same id, who has it now. */
const never = () => new Promise<never>(() => undefined);

/** Which battle; among several processes, whose epoch it is taken from, and by which of them. */
interface RoomOptions {
  readonly battle: string;
  readonly epoch?: number;
  readonly on?: string;
}

/** The room of one battle: lets people in, hands on what they send, and shows each what it may see. */
export abstract class BattleRoom extends Room<{ state: BattleState; client: TableClient }> {
  protected abstract readonly services: BattleServices;
  protected abstract readonly histories: HistoryQueue;
  protected abstract readonly limits: Limits;
  protected abstract readonly tally: Tally;
  protected abstract readonly guesses: Guesses;
  protected abstract readonly leases: Leases;
  /** Whether spectators look on here, as long as they are not told later; else they do at relays. */
  protected abstract readonly hasSpectators: boolean;
  override state = new BattleState();
  override patchRate = null; // a patch goes out when an input has been applied, not on a timer
  override maxClients = Number.POSITIVE_INFINITY; // reserved places count, so a limit would let one guest fill the room
  override seatReservationTimeout = 5; // a shutdown waits for seats that were reserved and not taken
  readonly #views = new PrivateViews(this.state);
  readonly #connections = new Connections();
  #open: OpenTable | undefined;
  #bounds: Bounds | undefined;
  #feed: SpectatorFeed | undefined;

  override messages = {
    intent: validate(intentMessage, (client, message) =>
      this.#answer(client, (seat) => this.#intend(seat, message), true),
    ),
    seat: validate(seatMessage, (client, message) =>
      this.#answer(client, (seat) => this.#changeSeats(client, seat, message)),
    ),
    history: validate(historyMessage, (client, message) =>
      this.histories.next(client, () => this.#history(client, message)),
    ),
    talk: validate(talkMessage, (client, message) =>
      this.#answer(client, (seat) => this.#talk(seat, message)),
    ),
    sayings: validate(sayingsMessage, (client) => this.histories.next(client, () => this.#sayings(client))),
  };

  override async onCreate({ battle, epoch, on }: RoomOptions): Promise<void> {
    if (on !== undefined && on !== matchMaker.processId) throw new Error('This is for another process.');
    this.roomId = battle;
    this.#bounds = new Bounds(this.limits, this.services.meters, this.clock);
    const claim = this.leases.claim(epoch);
    this.#open = await openTable(this.services, battle, this.state, this.clock, this.limits, claim);
    this.#open.live.onApplied = (result) => this.#publish(result);
    this.#open.live.onHeld = () => this.#table.clock.arm();
    this.#open.live.onLost = () => this.#letGo();
    const { live, projection, clock, close: save } = this.#open;
    projection.project(clock.deadlineOf);
    this.#feed = new SpectatorFeed(this.#open, this.state, this.leases, this.clock, () =>
      this.#stayWhileBehind(),
    );
    this.leases.hold(live.owner, { lose: () => live.lose(), save });
    this.#publish();
  }

  override async onJoin(client: TableClient, options: unknown, { address }: Origin): Promise<void> {
    const asked = joinOptions.safeParse(options);
    if (!asked.success) throw malformedJoin();
    await this.services.slices.next();
    await this.leases.confirm();
    const { hasSpectators, guesses } = this;
    const entrance = { ...this.#table, hasSpectators, guesses, mostGuests: this.limits.guests };
    const admission = await admit(entrance, asked.data, address);
    if (typeof admission === 'string') throw deniedBecause(admission);
    const { seat, key } = admission;
    const { tab, isBack = false } = asked.data;
    if (isBack && this.#connections.isTaken(seat, tab)) throw deniedBecause('taken-over');
    this.#connections.seat(seat, client, tab);
    const view = this.#views.open(seat);
    if (view) client.view = view;
    this.#welcome(client, seat, key);
    this.#setConnected(client, true);
    this.#bounds?.expectHandshake(client);
  }

  override async onDrop(client: TableClient, code?: number): Promise<void> {
    if (code === CloseCode.WITH_ERROR || !this.#connections.holds(client)) return; // never in, or taken over
    this.#setConnected(client, false);
    await this.allowReconnection(client, RECONNECTION_SECONDS).catch(() => undefined);
  }

  override onReconnect(client: TableClient): void {
    this.#bounds?.expectHandshake(client);
    if (this.#connections.renew(client)) this.#setConnected(client, true);
    else client.leave(this.#hasSeat(client) ? SEAT_TAKEN_OVER : SEAT_REMOVED);
  }

  override async onLeave(client: TableClient, code?: number): Promise<void> {
    if (client.view) this.#views.close(client.view);
    if (!this.#connections.holds(client) || code === CloseCode.SERVER_SHUTDOWN) return;
    const { live, seating } = this.#table;
    this.#setConnected(client, false);
    this.#connections.release(client);
    await live.exclusive(() => seating.forget(client.userData?.seat ?? ''));
    this.#publish();
  }

  override async onDispose(): Promise<void> {
    if (!this.#open) return;
    const { live } = this.#open;
    if (!live.isLost) await this.#open.close();
    await this.leases.giveUp(live.owner).catch((error) => {
      this.services.log.warn({ battle: this.roomId, error }, 'the battle could not be given up');
    });
  }

  /** Called once the battle has been deleted: whoever comes back is told so. */
  clear(): void {
    this.#table.live.lose();
  }

  /** Called when the game master calls the battle something else. */
  async rename(title: string): Promise<void> {
    const { live, settings } = this.#table;
    await live.exclusive(async () => {
      await settings.retireTitle(live.record.title);
      await live.rename(title);
    });
    this.#publish();
  }

  /** Called when somebody gives a seat up for good: its fighters are free. */
  async vacate(seat: string): Promise<void> {
    const { live, seating } = this.#table;
    await live.exclusive(() => seating.remove(seat));
    this.#connections.dismiss(seat, SEAT_REMOVED);
    this.#publish();
  }

  /** Else the framework never ends a room that it was told to keep. */
  override disconnect(code?: number): Promise<unknown> {
    this.autoDispose = true;
    return super.disconnect(code);
  }

  /** Called by relays, here or in another process, who say who is there: what they are to show; null: what they know, or nothing. */
  async follow(from: Followed | null, crowd?: RelayCrowd): Promise<RelaySnapshot | null> {
    if (crowd) this.#table.onlookers.report(crowd, () => this.#publish()); // relays of an earlier release do not say
    return (await this.#feed?.follow(from)) ?? null;
  }

  /** Called for the public list, here or in another process: what it shows; null: it is not on it, or nothing is due yet. */
  glance(): ReturnType<SpectatorFeed['glance']> {
    return this.#feed?.glance() ?? null;
  }

  /** The framework would take its own. */
  override setSerializer(): void {
    super.setSerializer(new RoomySerializer<BattleState>());
  }

  override onUncaughtException(error: Error, where: string): void {
    const { log } = this.services;
    const { cause = error } = error;
    const battle = this.roomId;
    if (cause instanceof ServerError) log.info({ battle, code: cause.code }, 'somebody was not let in');
    else log.error({ battle, where, error: cause }, 'uncaught in a room');
  }

  /** Whoever is told later is told to the end, though everybody else has left. */
  #stayWhileBehind(): void {
    this.autoDispose = !this.#feed?.isBehind;
  }

  /** Tells spectators as late as is set by now; who is to be told later, and sits here, is sent to look on from elsewhere. */
  async #delaySpectators(): Promise<void> {
    const { seating, settings } = this.#table;
    this.#feed?.keepDelay();
    if (settings.spectatorsDelay === 0) return;
    for (const { id } of seating.all.filter(({ role }) => role === 'spectator')) {
      await seating.remove(id);
      this.#connections.dismiss(id, CloseCode.SERVER_SHUTDOWN);
    }
  }

  get #table(): OpenTable {
    if (!this.#open) throw new Error('The room is used before its battle has been taken up.');
    return this.#open;
  }

  #seatOf(client: TableClient): Seat {
    const seat = this.#connections.holds(client) && this.#table.seating.find(client.userData?.seat ?? '');
    if (!seat) throw new Error('Somebody without a seat speaks.');
    return seat;
  }

  #hasSeat(client: TableClient): boolean {
    return this.#table.seating.find(client.userData?.seat ?? '') !== undefined;
  }

  /** What has happened, as far as somebody may know; to a GM also what was taken back. */
  async #history(client: TableClient, { after, undoneBy }: HistoryMessage): Promise<EventsMessage[]> {
    const { live, settings } = this.#table;
    await this.leases.confirm();
    if (undoneBy !== undefined && this.#seatOf(client).role !== 'gm') return [];
    const chapters = await (undoneBy === undefined
      ? live.history(after)
      : live.history(undoneBy, undoneBy - 1));
    if (!this.#bounds?.mayTell(client, 'histories', chapters.length)) return [];
    return allToldTo(live.ruleset, this.#seatOf(client), chapters, settings.banded);
  }

  /** A failure of ours is an answer too: left to the framework, it would pass for success. */
  async #answer(client: TableClient, act: (seat: Seat) => Promise<Reply>, isIntent = false): Promise<Reply> {
    const start = performance.now();
    try {
      await this.leases.confirm();
      const reply = await act(this.#seatOf(client));
      if (this.#table.live.isLost) return await never();
      this.services.meters.answered(reply, isIntent, performance.now() - start);
      return reply;
    } catch (error) {
      if (error instanceof LostOwnership) this.#table.live.lose();
      if (this.#table.live.isLost) return await never();
      this.services.log.error({ battle: this.roomId, error }, 'a message could not be handled');
      return { ok: false, rejection: refusal(faultBehind(error)) };
    }
  }

  async #intend(by: Seat, message: IntentMessage): Promise<Reply> {
    const { live, settings } = this.#table;
    const fault = houseFault(settings.table, message);
    return fault ? { ok: false, rejection: refusal(fault) } : await live.submit(by, message);
  }

  #changeSeats(client: TableClient, by: Seat, message: SeatMessage): Promise<Reply> {
    const { live, seating } = this.#table;
    const mayStore = (bytes: number) => this.tally.take('stored', client.auth?.address ?? '', bytes);
    return live.exclusive(async () => {
      const done = await arrange(
        { store: this.services.store, mayStore },
        this.#table,
        seating.find(by.id) ?? by,
        message,
      );
      if (done.refused) return { ok: false, rejection: done.refused };
      if (done.removed !== undefined) this.#connections.dismiss(done.removed, SEAT_REMOVED);
      await this.#delaySpectators();
      this.#publish();
      for (const [client, seat] of this.#connections.seated(seating))
        if (done.changed?.includes(seat.id)) this.#welcome(client, seat);
      return { ok: true, rev: live.rev, ...(done.link !== undefined && { link: done.link }) };
    });
  }

  /** Tells everybody who may hear it; what is for all goes the way of all that everybody sees. */
  async #talk(by: Seat, message: TalkMessage): Promise<Reply> {
    const { live, seating, talk } = this.#table;
    const done = await talk.take(by, message);
    if ('refused' in done) return { ok: false, rejection: done.refused };
    if (isForAll(done.said)) {
      this.state.said = JSON.stringify(done.said);
      this.#send();
    } else
      for (const [client, seat] of this.#connections.seated(seating))
        if (talk.hears(seat, done.said)) client.send('said', done.said);
    return { ok: true, rev: live.rev };
  }

  /** What was said before, as far as somebody may hear it. */
  async #sayings(client: TableClient): Promise<Saying[]> {
    await this.leases.confirm();
    const heard = await this.#table.talk.before(this.#seatOf(client));
    return this.#bounds?.mayTell(client, 'chats', JSON.stringify(heard).length) ? heard : [];
  }

  #setConnected(client: TableClient, isConnected: boolean): void {
    this.#table.seating.setConnected(client.userData?.seat ?? '', isConnected);
    this.#publish();
  }

  /** Sends everybody to look for the battle where it is by now; once it is open, for else the framework never forgets it. */
  #letGo(): void {
    const isOpen = (matchMaker.getLocalRoomById(this.roomId) as unknown) === this;
    if (isOpen) void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  /** Shows everybody what has changed, and what happened; the latter only ever after it was written as the owner. */
  #publish(result?: InputResult): void {
    if (!result && !this.leases.isSure) return void this.#publishOnceSure();
    const { projection, seating, time, clock } = this.#table;
    time.observe();
    projection.project(clock.deadlineOf, result);
    for (const [client, seat] of this.#connections.seated(seating)) {
      if (client.view) this.#views.update(client.view, seat);
    }
    this.#send();
    clock.arm();
  }

  /** Sends what has changed in the state, to relays too. */
  #send(): void {
    this.broadcastPatch();
    this.#feed?.show();
    this.#stayWhileBehind();
  }

  async #publishOnceSure(): Promise<void> {
    const isSure = await this.leases.confirm().then(
      () => true,
      () => false,
    );
    if (isSure && !this.#table.live.isLost) this.#publish();
  }

  /** Tells somebody which seat is theirs, and what they are there. */
  #welcome(client: TableClient, { id, role }: Seat, seatKey?: string): void {
    const { notices } = this.#table;
    const isTold = role === 'gm' && notices.length > 0;
    const message: Welcome = { seat: id, role, now: Date.now(), ...(isTold && { notices }) };
    client.send('welcome', seatKey === undefined ? message : { ...message, seatKey });
  }
}

/** Returns the refusal for a message that could not be handled. */
function faultBehind(error: unknown): Refusal {
  if (error instanceof StorageFull) return 'storage-full';
  return error instanceof StoreUnavailable ? 'not-saved' : 'server-fault';
}
