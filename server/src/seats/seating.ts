import { randomBytes } from 'node:crypto';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { AskedId, Id } from '@riposte/shared/engine/schema/ids';
import { findFighter, type Table } from '@riposte/shared/engine/state/table';
import { mayKnowOf } from '@riposte/shared/engine/visibility/viewer';
import { GM_SIDE, type Role, type SeatMessage } from '@riposte/shared/protocol/messages';
import { FIRST_NAMES } from '@riposte/shared/protocol/seat-names';
import type { QuietHours } from '@riposte/shared/protocol/settings';
import { viewerOf } from '../battles/rights.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleStore, Ownership, SeatRecord } from '../store/store.ts';
import { refusal } from '../words/refusals.ts';
import { hashOfSecret, isSecretOf, newSecret } from './links.ts';
import { freeName, isGmName, isSameName, tidyName } from './names.ts';

/** A seat and its connection. */
export interface Seat extends SeatRecord {
  readonly connected: boolean;
  /**
   * The time since which the seat has been disconnected, in milliseconds since 1970; null if it is connected.
   */
  readonly absentSince: number | null;
  /** True if the player is ready for the fight to start. Not saved. */
  readonly ready: boolean;
  /**
   * The address of the last connection; not saved. Undefined if there was none since the battle was opened
   * here.
   */
  readonly address: string | undefined;
}

/** Returns whether a seat has a name of its own, as opposed to the default for its role. */
export function isNamed({ name, role }: Seat): boolean {
  return name.replace(/ \d+$/, '') !== FIRST_NAMES[role];
}

export type SeatChange = Extract<SeatMessage, { do: 'claim' | 'release' | 'rename' | 'assign' }>;

/** The seats of a battle. A change is saved before its promise resolves. */
export class Seating {
  readonly #store: BattleStore;
  readonly #owner: Ownership;
  readonly #seats: Map<string, Seat>;
  readonly #openedAt = Date.now();
  #attendedSince: number | null = null;
  /** All seats as a list; undefined after a change, until the list is built again. */
  #all: readonly Seat[] | undefined;

  constructor(store: BattleStore, owner: Ownership, records: readonly SeatRecord[]) {
    this.#store = store;
    this.#owner = owner;
    this.#seats = new Map(
      records.map((record) => [
        record.id,
        { ...record, connected: false, absentSince: this.#openedAt, ready: false, address: undefined },
      ]),
    );
  }

  get all(): readonly Seat[] {
    this.#all ??= [...this.#seats.values()];
    return this.#all;
  }

  /** The saved seats: all but those of spectators. */
  get records(): readonly SeatRecord[] {
    return this.all.filter(({ role }) => role !== 'spectator').map(recordOf);
  }

  find(id: string): Seat | undefined {
    return this.#seats.get(id);
  }

  /** Returns the seat that a key belongs to; undefined if it belongs to none. */
  byKey(key: string): Seat | undefined {
    return this.all.find(({ keyHash }) => isSecretOf(key, keyHash));
  }

  get isGmPresent(): boolean {
    return this.all.some(({ role, connected }) => role === 'gm' && connected);
  }

  /** The time since which no GM has been connected; null if a GM is connected. */
  get gmAbsentSince(): number | null {
    if (this.isGmPresent) return null;
    const gms = this.all.filter(({ role }) => role === 'gm');
    return Math.max(this.#openedAt, ...gms.map(({ absentSince }) => absentSince ?? 0));
  }

  /**
   * The time since which at least one player or GM has been connected without interruption; null if none is
   * connected.
   */
  get attendedSince(): number | null {
    return this.#attendedSince;
  }

  /** Returns the player's seat that plays a fighter; undefined if there is none. */
  playerOf(fighter: Id): Seat | undefined {
    const holder = this.#holderOf(fighter);
    return holder?.role === 'player' ? holder : undefined;
  }

  /** Returns the seats that decide for a fighter or for the GM: the fighter's player, or else the GMs. */
  decidersFor(asked: AskedId): readonly Seat[] {
    const player = this.playerOf(asked);
    return player ? [player] : this.all.filter(({ role }) => role === 'gm');
  }

  /** Sets the quiet hours of a seat; null for none. */
  async setQuiet(_lock: Lock, id: string, quiet: QuietHours | null): Promise<void> {
    const seat = this.#seats.get(id);
    if (seat) await this.#put({ ...seat, quiet });
  }

  /** Adds a seat. Returns it with its key. The seat is not connected yet. */
  async add(_lock: Lock, role: Role, name: string | undefined): Promise<{ seat: Seat; key: string }> {
    const key = newSecret();
    const seat: Seat = {
      id: `s${randomBytes(6).toString('hex')}`,
      keyHash: hashOfSecret(key),
      name: this.#freeName(role, name),
      role,
      fighters: [],
      connected: false,
      absentSince: Date.now(),
      ready: false,
      address: undefined,
    };
    await this.#put(seat);
    return { seat, key };
  }

  /** Records the address of a seat's connection. */
  setAddress(id: string, address: string): void {
    const seat = this.#seats.get(id);
    if (seat) this.#keep({ ...seat, address });
  }

  setConnected(id: string, connected: boolean): void {
    const seat = this.#seats.get(id);
    if (!seat || seat.connected === connected) return;
    this.#keep({ ...seat, connected, absentSince: connected ? null : Date.now() });
    this.#noteAttendance();
  }

  /** Records whether the player of a seat is ready for the fight to start. */
  setReady(id: string, ready: boolean): void {
    const seat = this.#seats.get(id);
    if (seat) this.#keep({ ...seat, ready });
  }

  /** Removes a seat, unless it has fighters or belongs to a GM. */
  async forget(_lock: Lock, id: string): Promise<void> {
    const seat = this.#seats.get(id);
    if (!seat || seat.fighters.length > 0 || seat.role === 'gm') return;
    if (seat.role !== 'spectator') await this.#store.removeSeat(this.#owner, id);
    this.#drop(id);
  }

  /** Removes a seat and frees its fighters. */
  async remove(_lock: Lock, id: string): Promise<void> {
    const seat = this.#seats.get(id);
    if (seat && seat.role !== 'spectator') await this.#store.removeSeat(this.#owner, id);
    this.#drop(id);
    this.#noteAttendance();
  }

  /** Changes the role of a player's or GM's seat. */
  async setRole(_lock: Lock, id: string, role: Exclude<Role, 'spectator'>): Promise<void> {
    const seat = this.#seats.get(id);
    if (!seat) return;
    const name = isReserved(role, seat.name) ? this.#freeName(role, undefined) : seat.name;
    await this.#put({ ...seat, role, name });
  }

  /** Changes the name or the fighters of a seat. Returns why the change was refused, or null. */
  async change(_lock: Lock, by: Seat, message: SeatChange, table: Table): Promise<Rejection | null> {
    if (message.do === 'rename') return await this.#rename(by, message.name);
    if (by.role === 'spectator') return refusal('only-watching');
    const fighter = findFighter(table, message.fighter);
    if (!fighter || !mayKnowOf(viewerOf(by), fighter)) return refusal('no-such-fighter');
    if (message.do === 'claim') return await this.#claim(by, fighter.id, fighter.side);
    if (message.do === 'release') return await this.#release(by, fighter.id);
    return await this.#assign(by, fighter.id, message.seat);
  }

  async #rename(by: Seat, raw: string): Promise<Rejection | null> {
    const name = tidyName(raw);
    if (name === undefined) return refusal('bad-name');
    if (isReserved(by.role, name)) return refusal('gm-name');
    if (this.all.some((seat) => seat.id !== by.id && isSameName(seat.name, name)))
      return refusal('name-taken');
    await this.#put({ ...by, name });
    return null;
  }

  async #claim(by: Seat, fighter: Id, side: string): Promise<Rejection | null> {
    const holder = this.#holderOf(fighter);
    if (holder?.id === by.id) return null;
    if (holder) return refusal('fighter-taken');
    if (side === GM_SIDE && by.role !== 'gm') return refusal('gm-fighter');
    await this.#put({ ...by, fighters: [...by.fighters, fighter] });
    return null;
  }

  async #release(by: Seat, fighter: Id): Promise<Rejection | null> {
    if (!by.fighters.includes(fighter)) return refusal('not-your-fighter');
    await this.#put(without(by, fighter));
    return null;
  }

  async #assign(by: Seat, fighter: Id, to: string | null): Promise<Rejection | null> {
    if (by.role !== 'gm') return refusal('not-gm');
    const seat = to === null ? null : this.#seats.get(to);
    if (seat === undefined || seat?.role === 'spectator') return refusal('no-such-seat');
    const holder = this.#holderOf(fighter);
    if (holder) await this.#put(without(holder, fighter));
    const now = seat && this.#seats.get(seat.id);
    if (now) await this.#put({ ...now, fighters: [...now.fighters, fighter] });
    return null;
  }

  /** Gives a newly added fighter to a seat. */
  async give(_lock: Lock, id: string, fighter: Id): Promise<null> {
    const seat = this.#seats.get(id);
    if (seat && seat.role !== 'spectator')
      await this.#put({ ...seat, fighters: [...seat.fighters, fighter] });
    return null;
  }

  /**
   * Returns the requested name if the role may have it, otherwise the default. Adds a number if the name
   * resembles another seat's.
   */
  #freeName(role: Role, asked: string | undefined): string {
    const name = tidyName(asked ?? '');
    const wanted = name === undefined || isReserved(role, name) ? FIRST_NAMES[role] : name;
    return freeName(
      wanted,
      this.all.map((other) => other.name),
    );
  }

  #noteAttendance(): void {
    const isAttended = this.all.some(({ connected, role }) => connected && role !== 'spectator');
    this.#attendedSince = isAttended ? (this.#attendedSince ?? Date.now()) : null;
  }

  #holderOf(fighter: Id): Seat | undefined {
    return this.all.find(({ fighters }) => fighters.includes(fighter));
  }

  /** Saves a seat. Seats of spectators are not saved, because spectators come and go. */
  async #put(seat: Seat): Promise<void> {
    if (seat.role !== 'spectator') await this.#store.saveSeat(this.#owner, recordOf(seat));
    const { connected, absentSince, address } = this.#seats.get(seat.id) ?? seat; // these three fields may have changed during the write
    this.#keep({ ...seat, connected, absentSince, address });
  }

  #keep(seat: Seat): void {
    this.#seats.set(seat.id, seat);
    this.#all = undefined;
  }

  #drop(id: string): void {
    this.#seats.delete(id);
    this.#all = undefined;
  }
}

/** Returns whether a name is reserved for GMs and `role` is another role. */
function isReserved(role: Role, name: string): boolean {
  return role !== 'gm' && isGmName(name);
}

function without(seat: Seat, fighter: Id): Seat {
  return { ...seat, fighters: seat.fighters.filter((id) => id !== fighter) };
}

function recordOf({
  connected: _connected,
  absentSince: _absentSince,
  ready: _ready,
  address: _address,
  ...record
}: Seat): SeatRecord {
  return record;
}
