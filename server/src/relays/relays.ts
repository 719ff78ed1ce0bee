import { type IRoomCache, matchMaker, type Room } from '@colyseus/core';
import type { Status } from '@riposte/shared/protocol/messages';
import { EventLoopQueue } from '../scheduling/event-loop-queue.ts';

export const RELAY_NAME = 'relay';
/**
 * The maximum number of spectators per relay. A relay sends each patch to all of them without yielding to other work.
 */
const SPECTATORS_A_RELAY = 250;

/** The metadata of a relay, which every process can look up. */
export interface RelayInfo {
  readonly battle: string;
}

/** A relay room that is open in this process. */
interface Relay {
  readonly roomId: string;
  readonly clients: { readonly length: number };
  readonly state: { readonly status: string };
}

/** The relays of this process. */
export class Relays {
  /** A queue that all relays share, so that a turn of the event loop serves only one of them. */
  readonly turns = new EventLoopQueue();
  /** Returns whether this process can receive messages from the other processes. */
  readonly isWell: () => boolean;
  readonly #of = new Map<string, Set<Relay>>();
  readonly #opening = new Map<string, Promise<Relay>>();

  constructor(isWell: () => boolean) {
    this.isWell = isWell;
  }

  add(battle: string, relay: Relay): void {
    this.#of.set(battle, (this.#of.get(battle) ?? new Set()).add(relay));
  }

  remove(battle: string, relay: Relay): void {
    const relays = this.#of.get(battle);
    relays?.delete(relay);
    if (relays?.size === 0) this.#of.delete(battle);
  }

  /**
   * Returns a relay of a battle in this process with room for one more spectator, and the status it shows.
   * Throws if there is nothing to show yet.
   */
  async placeFor(battle: string): Promise<{ readonly room: string; readonly status: Status }> {
    const relays = [...(this.#of.get(battle) ?? [])];
    const free = relays.find(({ clients }) => clients.length < SPECTATORS_A_RELAY);
    const relay = free ?? (await this.#open(battle));
    const { driver } = matchMaker;
    const { _listing: listing } = relay as unknown as { readonly _listing: IRoomCache };
    if (!(await driver.has(relay.roomId))) await driver.persist(listing, true); // lists the relay again if Redis has lost its data
    return { room: relay.roomId, status: relay.state.status as Status };
  }

  /** Returns the battle that a relay of any process shows; undefined if the relay is unknown. */
  async battleOf(relay = ''): Promise<string | undefined> {
    const [found] = await matchMaker.query<Room<{ metadata: RelayInfo }>>({
      roomId: relay,
      name: RELAY_NAME,
    });
    return found?.metadata?.battle;
  }

  #open(battle: string): Promise<Relay> {
    const opening =
      this.#opening.get(battle) ?? this.#make(battle).finally(() => this.#opening.delete(battle));
    this.#opening.set(battle, opening);
    return opening;
  }

  async #make(battle: string): Promise<Relay> {
    const { roomId } = await matchMaker.createRoom(RELAY_NAME, { battle, on: matchMaker.processId });
    return matchMaker.getLocalRoomById(roomId) as unknown as Relay;
  }
}
