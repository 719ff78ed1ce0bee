import { Client, type Room } from '@colyseus/sdk';
import type { CreatedBattle, Reply, Role } from '@riposte/shared/protocol/messages';
import type { BattleState } from '../../server/src/synced/state.ts';
import { type Recording, record } from './recording.ts';
import type { Fight, Step } from './room-script.ts';

/**
 * The cost of an intent: the time until the last client saw its result, and the bytes that one client
 * received.
 */
export interface Seen {
  readonly milliseconds: number;
  readonly received: number;
  /** True if no prompt is open after the intent. */
  readonly isSettled: boolean;
}

/** A table's clients: one acts, and the others watch. */
export interface Audience {
  /** Sends the next step of the fight and waits until all clients have seen its result. */
  act(): Promise<Seen>;
  /** Sends the next step of the fight and waits for the server's reply. */
  send(): Promise<void>;
  leave(): Promise<void>;
}

/** The number and kind of watching clients. */
export interface Size {
  /** The number of watching clients. */
  readonly guests: number;
  /** The role of the watching clients. In a cluster, spectators do not join the table's own room. */
  readonly as?: 'player';
  /** True if received messages are discarded unread, because real clients read them on other machines. */
  readonly isUnread?: boolean;
}

/** A function that sets the seed of a battle's dice. */
export type Plant = (battle: string, seed: string) => Promise<unknown>;

/** Creates a battle and joins it with clients. The GM acts for all fighters. */
export async function battleAudience(url: string, size: Size, fight: Fight, plant: Plant): Promise<Audience> {
  return await sitDown(url, size, fight, await openBattle(url, fight, plant));
}

/** Joins a battle that is already open. */
export async function sitDown(
  url: string,
  size: Size,
  fight: Fight,
  { id, tokens }: OpenedFight,
): Promise<Audience> {
  const actor = await join(url, id, { token: tokens.gm });
  const watching = await joinAll(url, id, size.guests, { token: tokens[size.as ?? 'spectator'] });
  await actor.request('seat', { do: 'start' });
  return new RoomAudience(actor, watching, fight.steps, size.isUnread);
}

/** Records the changes of a fight in the synced state, as its GM sees them. */
export async function recordingOf(url: string, fight: Fight, plant: Plant): Promise<Recording> {
  const { id, tokens } = await openBattle(url, fight, plant);
  const gm = await join(url, id, { token: tokens.gm });
  const audience = new RoomAudience(gm, [gm], fight.steps);
  await gm.request('seat', { do: 'start' });
  const recording = await record(gm.state as BattleState, () => audience.act(), fight.steps.length);
  await gm.leave();
  return recording;
}

/** A battle created for a fight, with the tokens of its links. */
export interface OpenedFight {
  readonly id: string;
  readonly tokens: Readonly<Record<Role, string>>;
}

/** Creates a battle for a fight and opens it. Throws an error with the server's message if the server is full. */
export async function openBattle(
  url: string,
  { ruleset, scenario, seed }: Fight,
  plant: Plant,
): Promise<OpenedFight> {
  const order = { ruleset: ruleset.id, scenario: scenario.id };
  const { id, links } = await post<CreatedBattle>(url, '/api/battles', order);
  await plant(id, seed);
  const token = (link: string) => link.split('#')[1] ?? '';
  const tokens = { gm: token(links.gm), player: token(links.player), spectator: token(links.spectator) };
  const { error } = await post<{ error?: { message: string } }>(url, `/api/battles/${id}/open`, {
    token: tokens.gm,
  });
  if (error) throw new Error(error.message);
  return { id, tokens };
}

/** Joins a bare room that plays the same fight. */
export async function bareAudience(url: string, size: Size, fight: Fight, id: string): Promise<Audience> {
  const actor = await join(url, id, {});
  const watching = await joinAll(url, id, size.guests, {});
  return new RoomAudience(actor, watching, fight.steps, size.isUnread);
}

/** Joins `guests` spectators to the rooms that the server assigns. They discard all messages unread. */
export async function joinUnread(
  url: string,
  { id, token }: { readonly id: string; readonly token: string },
  guests: number,
): Promise<Room[]> {
  const rooms: Room[] = [];
  for (let guest = 0; guest < guests; guest++) {
    const { room = id } = await post<{ room?: string }>(url, `/api/battles/${id}/open`, {
      token,
    });
    const joined = await join(url, room, { token });
    joined.connection.events.onmessage = () => undefined;
    joined.reconnection.enabled = false;
    rooms.push(joined);
  }
  return rooms;
}

async function joinAll(url: string, id: string, guests: number, options: object): Promise<Room[]> {
  const rooms: Room[] = [];
  for (let guest = 0; guest < guests; guest++) rooms.push(await join(url, id, options));
  return rooms;
}

/** Joins a room and discards its first messages. */
export async function join(url: string, id: string, options: object): Promise<Room> {
  const room = await new Client(url).joinById(id, options);
  room.onMessage('welcome', () => undefined);
  return room;
}

class RoomAudience implements Audience {
  readonly #actor: Room;
  readonly #watching: readonly Room[];
  readonly #steps: Iterator<Step>;
  readonly #bytes: () => number;
  #wanted = Number.POSITIVE_INFINITY;
  #allSaw: () => void = () => undefined;

  constructor(actor: Room, watching: readonly Room[], steps: readonly Step[], isUnread = false) {
    this.#actor = actor;
    this.#watching = watching;
    this.#steps = steps.values();
    this.#bytes = countBytes(watching[0] ?? actor);
    for (const room of watching) {
      if (isUnread) room.connection.events.onmessage = () => undefined;
      else room.onStateChange(() => this.#look(room));
    }
  }

  async act(): Promise<Seen> {
    const { message, isSettled } = this.#next();
    const before = this.#bytes();
    const start = performance.now();
    const rev = await this.#say(message);
    await this.#seenByAll(rev);
    return { milliseconds: performance.now() - start, received: this.#bytes() - before, isSettled };
  }

  async send(): Promise<void> {
    await this.#say(this.#next().message);
  }

  async leave(): Promise<void> {
    await Promise.all([this.#actor, ...this.#watching].map((room) => room.leave()));
  }

  #next(): Step {
    const { value, done } = this.#steps.next();
    if (done) throw new Error('There is nothing more to do.');
    return value;
  }

  async #say(message: object): Promise<number> {
    const reply = (await this.#actor.request('intent', message)) as Reply;
    if (!reply.ok) throw new Error(`An intent was refused: ${reply.rejection.code}.`);
    return reply.rev;
  }

  #seenByAll(rev: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wanted = rev;
      this.#allSaw = resolve;
      for (const room of this.#watching) if (this.#look(room)) return;
    });
  }

  /** Resolves the pending wait if all watching clients have seen the wanted revision. Returns whether they have. */
  #look(room: Room): boolean {
    if (revOf(room) < this.#wanted) return false;
    if (this.#watching.some((other) => revOf(other) < this.#wanted)) return false;
    this.#wanted = Number.POSITIVE_INFINITY;
    this.#allSaw();
    return true;
  }
}

function revOf({ state }: Room): number {
  return (state as unknown as { rev: number }).rev;
}

function countBytes(room: Room): () => number {
  const { ws } = room.connection.transport as unknown as { ws: WebSocket };
  let total = 0;
  ws.addEventListener('message', ({ data }) => {
    total += (data as ArrayBuffer).byteLength;
  });
  return () => total;
}

/** Posts JSON and returns the reply's JSON, whatever its status. */
export async function post<Answer>(url: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}
