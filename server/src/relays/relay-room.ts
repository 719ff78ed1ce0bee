import { type Client, CloseCode, matchMaker, Room, ServerError, validate } from '@colyseus/core';
import { isSaying, type Saying, type Utterance, withAuthor } from '@riposte/shared/protocol/chat';
import {
  restoresUndone,
  resultsAfter,
  resultsWithoutUndone,
  rewindIn,
} from '@riposte/shared/protocol/input-results';
import type { EventsMessage, Reply, Welcome } from '@riposte/shared/protocol/messages';
import { packResult, unpackResult } from '@riposte/shared/protocol/packing';
import {
  historyMessage,
  intentMessage,
  joinOptions,
  sayingsMessage,
  seatMessage,
  talkMessage,
} from '@riposte/shared/protocol/schemas';
import { MOST_NAMED, NO_SPECTATORS } from '@riposte/shared/protocol/spectators';
import { MOST_TOLD } from '../chat/chat.ts';
import type { Limits } from '../guard/limits.ts';
import { Bounds } from '../rooms/bounds.ts';
import { deniedBecause, malformedJoin } from '../rooms/denials.ts';
import type { HistoryQueue } from '../rooms/history-queue.ts';
import { admitToWatch } from '../seats/admission.ts';
import type { Guesses } from '../seats/guesses.ts';
import { isGmName, tidyName } from '../seats/names.ts';
import type { BattleServices } from '../services/services.ts';
import { type Bulletin, channelOf, type RelayPosition } from '../spectators/broadcast.ts';
import { applyChange, type Change, type PublicState } from '../spectators/public-state.ts';
import type { RelaySnapshot } from '../spectators/spectator-feed.ts';
import type { RelayCrowd } from '../spectators/spectator-list.ts';
import { Differences } from '../synced/differences.ts';
import { BattleState } from '../synced/state.ts';
import { refusal } from '../words/refusals.ts';
import type { RelayInfo, Relays } from './relays.ts';

/** The interval at which a relay asks the owner for missed changes, in milliseconds. */
const FOLLOW_EVERY_MS = 1_000;

/** A spectator at this relay, with the name they gave, if any. */
type SpectatorClient = Client<{ userData: { name: string } }>;

/**
 * Shows a battle, which another process may own, to spectators. Receives only public state, so it cannot
 * reveal secrets.
 */
export abstract class RelayRoom extends Room<{
  state: BattleState;
  client: SpectatorClient;
  metadata: RelayInfo;
}> {
  protected abstract readonly services: BattleServices;
  protected abstract readonly histories: HistoryQueue;
  protected abstract readonly limits: Limits;
  protected abstract readonly relays: Relays;
  protected abstract readonly guesses: Guesses;
  override state = new BattleState();
  override patchRate = null;
  override maxClients = Number.POSITIVE_INFINITY; // no limit, because `Relays` distributes spectators over several rooms
  override seatReservationTimeout = 5;
  #battle = '';
  #bounds: Bounds | undefined;
  #followed: RelayPosition | null = null;
  #delay = 0;
  #picture: Record<string, PublicState[string]> = {};
  #results: EventsMessage[] = [];
  #sayings: Saying[] = [];
  #lastSaid = '';
  #catchingUp: Promise<void> | undefined;
  readonly #applied = new Differences({
    set: (path, value) => applyChange(this.state, [path, value as Change[1]]),
    delete: (path) => applyChange(this.state, [path, null]),
  });

  override messages = {
    intent: validate(intentMessage, () => ONLY_WATCHING),
    seat: validate(seatMessage, () => ONLY_WATCHING),
    history: validate(historyMessage, (client, { after }) =>
      this.histories.next(client, () => this.#history(client, after)),
    ),
    talk: validate(talkMessage, () => ONLY_WATCHING),
    sayings: validate(sayingsMessage, (client) => this.histories.next(client, () => this.#said(client))),
  };

  override async onCreate({ battle }: { readonly battle: string }): Promise<void> {
    this.#battle = battle;
    this.metadata = { battle };
    this.state.watching = JSON.stringify(NO_SPECTATORS); // an owner that runs an earlier release does not send this field
    this.#bounds = new Bounds(this.limits, this.services.meters, this.clock);
    await this.presence.subscribe(channelOf(battle), (bulletin: Bulletin) => this.#receive(bulletin));
    await this.#follow();
    if (!this.#followed) throw new Error('There is nothing to show yet.');
    this.relays.add(this.#battle, this);
    this.services.meters.relays++;
    this.#followAgain();
  }

  override async onJoin(client: SpectatorClient, options: unknown): Promise<void> {
    const asked = joinOptions.safeParse(options);
    if (!asked.success) throw malformedJoin();
    await this.services.slices.next();
    const admitted = await admitToWatch(this.services.store, this.guesses, this.#battle, asked.data);
    if (typeof admitted === 'string') throw deniedBecause(admitted, asked.data);
    const name = tidyName(asked.data.name ?? '');
    if (name !== undefined && !isGmName(name)) client.userData = { name };
    client.send('welcome', { ...this.#welcome(client), ...admitted });
    this.#bounds?.expectHandshake(client);
  }

  override onDispose(): void {
    if (!this.#followed) return;
    this.relays.remove(this.#battle, this);
    this.services.meters.relays--;
  }

  override onUncaughtException(error: Error, where: string): void {
    const { cause = error } = error;
    if (!(cause instanceof ServerError))
      this.services.log.error({ battle: this.#battle, where, error: cause }, 'uncaught error in a relay');
  }

  /** The spectators of this relay. */
  get #crowd(): RelayCrowd {
    const names = this.clients.flatMap(({ userData }) => userData?.name ?? []);
    return { relay: this.roomId, count: this.clients.length, names: names.slice(0, MOST_NAMED) };
  }

  /**
   * Returns the welcome message with the time at the delayed table, because the countdowns that spectators see are
   * delayed, too.
   */
  #welcome({ sessionId }: SpectatorClient): Welcome {
    return { seat: sessionId, role: 'spectator', now: Date.now() - this.#delay };
  }

  async #history(client: SpectatorClient, after: number): Promise<EventsMessage[]> {
    await this.#catchingUp;
    const missed = resultsAfter(this.#results, after);
    return this.#bounds?.maySendPast(client, 'histories', missed.length) ? missed : [];
  }

  async #said(client: SpectatorClient): Promise<readonly Saying[]> {
    const { length } = JSON.stringify(this.#sayings);
    return this.#bounds?.maySendPast(client, 'chats', length) ? this.#sayings : [];
  }

  #receive({ epoch, number, delay, changes }: Bulletin): void {
    void this.relays.turns.add(() => {
      if (this.#followed?.epoch !== epoch || this.#followed.number > number) return; // ignores outdated bulletins, and those of a new owner, whose whole state `#follow` requests
      if (this.#followed.number !== number - 1) return void this.#follow();
      this.#followed = { epoch, number };
      this.#setDelay(delay);
      for (const [path, value] of changes) {
        if (value === null) delete this.#picture[path];
        else this.#picture[path] = value;
      }
      this.#show();
    });
  }

  #followAgain(): void {
    this.clock.setTimeout(() => void this.#follow().finally(() => this.#followAgain()), FOLLOW_EVERY_MS);
  }

  /** Asks the owner of the battle for missed changes and shows them. */
  #follow(): Promise<void> {
    this.#catchingUp ??= this.#catchUp().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  /**
   * Shows missed events and then the state, one patch per turn of the event loop, because all patches use the
   * same memory.
   */
  async #catchUp(): Promise<void> {
    const ask = matchMaker.remoteRoomCall(this.#battle, 'follow' as never, [this.#followed, this.#crowd]);
    const snapshot = (await ask.catch(() => undefined)) as RelaySnapshot | null | undefined;
    if (snapshot === undefined) await this.#sendAwayIfDeleted();
    if (!snapshot) return this.#sendAwayUnlessWell();
    const { epoch, number, delay, picture, chapters, sayings } = snapshot;
    const last = this.#results.at(-1)?.rev ?? Number.POSITIVE_INFINITY;
    for (const result of chapters)
      if (result.rev > last) await this.relays.turns.add(() => this.#tellLate(result));
    await this.relays.turns.add(() => {
      this.#followed = { epoch, number };
      this.#setDelay(delay);
      this.#picture = { ...picture };
      this.#results = [...chapters];
      this.#sayings = [...sayings];
      this.#show();
    });
  }

  #setDelay(delay: number): void {
    if (delay === this.#delay) return;
    this.#delay = delay;
    for (const client of this.clients) client.send('welcome', this.#welcome(client));
  }

  /** Disconnects the spectators if the battle was deleted. */
  async #sendAwayIfDeleted(): Promise<void> {
    if (this.clients.length > 0 && (await this.services.store.find(this.#battle)) === undefined)
      void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  /**
   * Disconnects the spectators if this process is cut off from the others: another process can show the
   * battle.
   */
  #sendAwayUnlessWell(): void {
    if (this.relays.isWell() || this.clients.length === 0) return; // without spectators, the relay may still be opening, so it stays open
    void this.disconnect(CloseCode.SERVER_SHUTDOWN);
  }

  #show(): void {
    this.#applied.write(this.#picture);
    if (this.state.told !== '') this.#note(unpackResult(this.state.told, [...this.state.shapes]));
    this.#keep(this.state.said ?? '');
    this.broadcastPatch();
  }

  /** Stores the last chat line of the public state (`text`) if it is new. */
  #keep(text: string): void {
    if (text === this.#lastSaid) return;
    this.#lastSaid = text;
    if (text === '') return;
    const said = JSON.parse(text) as Utterance;
    if (!isSaying(said)) {
      if (said.isCleared) this.#sayings = [];
      if (said.isRenamed) this.#sayings = withAuthor(this.#sayings, said);
    } else if (!this.#sayings.some(({ id }) => id === said.id))
      this.#sayings = [...this.#sayings, said].slice(-MOST_TOLD);
  }

  #note(result: EventsMessage): void {
    if (result.rev <= (this.#results.at(-1)?.rev ?? -1)) return;
    this.#results.push(result);
    if (rewindIn(result)) this.#results = [...resultsWithoutUndone(this.#results)];
    if (!restoresUndone(result)) return;
    this.#followed = null;
    void this.#follow();
  }

  #tellLate(result: EventsMessage): void {
    this.state.told = packResult(result, () => undefined);
    this.broadcastPatch();
  }
}

const ONLY_WATCHING: Reply = { ok: false, rejection: refusal('only-watching') };
