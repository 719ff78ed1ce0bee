import { createHmac } from 'node:crypto';
import type { BroughtOrders } from '@riposte/shared/campaign/orders';
import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { AskedId, Id } from '@riposte/shared/engine/schema/ids';
import { type TraitsById, traitsIn } from '@riposte/shared/engine/setup/bot-traits';
import type { BotTraits, Setup } from '@riposte/shared/engine/setup/setup';
import type { Viewer } from '@riposte/shared/engine/visibility/viewer';
import { GM_SIDE, type Role } from '@riposte/shared/protocol/messages';
import { INITIAL_SETTINGS, LONGEST_DELAY, type TableSettings } from '@riposte/shared/protocol/settings';
import { viewerOf } from '../battles/rights.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleStore, Ownership, SettingsRecord } from '../store/store.ts';
import type { Seat } from './seating.ts';

const MOST_TITLES = 20;

type Complete = Required<SettingsRecord> & { readonly table: TableSettings };

/** The maximum number of muted addresses that are saved; older ones are dropped. */
const MOST_ADDRESSES = 100;

/** The settings of a table. A change is saved before its promise resolves. */
export class Settings {
  readonly #store: BattleStore;
  readonly #owner: Ownership;
  #record: Complete;

  /** Settings that are missing, because an earlier release saved the record, get their initial values. */
  constructor(store: BattleStore, owner: Ownership, record: SettingsRecord | null) {
    this.#store = store;
    this.#owner = owner;
    const table = { ...INITIAL_SETTINGS, ...record?.table };
    const { passphrase = null, bots = [], traits = {}, next = null } = record ?? {};
    const { muted = [], mutedAddresses = [], titles = [] } = record ?? {};
    const { brought = {}, rejectedOrders = {} } = record ?? {};
    const seats = { muted, mutedAddresses, rejectedOrders };
    this.#record = { table, passphrase, bots, traits, next, ...seats, titles, brought };
  }

  get table(): TableSettings {
    return this.#record.table;
  }

  /** How far spectators are behind the table, in milliseconds. */
  get spectatorsDelay(): number {
    return delayOf(this.#record);
  }

  /** True if the battle is on the public list. */
  get isListed(): boolean {
    return isListed(this.#record);
  }

  /** The side whose health is shown in rough bands instead of numbers; undefined if there is none. */
  get banded(): string | undefined {
    return bandedBy(this.#record);
  }

  /** The viewer who sees only public facts. */
  get publicViewer(): Viewer {
    return viewerOf({ role: 'spectator', fighters: [] }, this.banded);
  }

  /** The hash of the passphrase for newcomers, made by a slow algorithm; null if there is none. */
  get passphrase(): string | null {
    return this.#record.passphrase;
  }

  /** The fighters that bots play, except those that have a player; `gm` stands for the GM's decisions. */
  get bots(): readonly AskedId[] {
    return this.#record.bots;
  }

  /** The seats whose chat is muted. */
  get muted(): readonly string[] {
    return this.#record.muted;
  }

  /** The id of the next battle; null if there is none yet. */
  get next(): string | null {
    return this.#record.next;
  }

  async setNext(_lock: Lock, next: string): Promise<void> {
    await this.#save({ ...this.#record, next });
  }

  /**
   * Copies the settings of an earlier battle, without its earlier titles and the id of its next battle. `brought` are
   * the orders that fighters bring from there.
   */
  async copy(_lock: Lock, earlier: Settings, brought: BroughtOrders): Promise<void> {
    await this.#save({ ...earlier.#record, next: null, titles: [], brought, rejectedOrders: {} });
  }

  /** The standing orders that fighters bring from an earlier fight and have not been given yet, by fighter. */
  get brought(): BroughtOrders {
    return this.#record.brought;
  }

  async setBrought(_lock: Lock, brought: BroughtOrders): Promise<void> {
    await this.#save({ ...this.#record, brought });
  }

  /** Returns sentences for the holder of a seat about brought orders that the rules rejected. */
  rejectedOrdersOf(seat: string): readonly Said[] {
    return this.#record.rejectedOrders[seat] ?? [];
  }

  /** Replaces those sentences; an empty list removes them. */
  async setRejectedOrders(_lock: Lock, seat: string, sentences: readonly Said[]): Promise<void> {
    const { [seat]: _before, ...others } = this.#record.rejectedOrders;
    const rejectedOrders = sentences.length > 0 ? { ...others, [seat]: sentences } : others;
    await this.#save({ ...this.#record, rejectedOrders });
  }

  /** Adds fighters to those that bots play, or removes them. */
  async setBots(_lock: Lock, some: readonly AskedId[], isBot: boolean): Promise<void> {
    const others = this.bots.filter((asked) => !some.includes(asked));
    if (isBot || others.length < this.bots.length)
      await this.#save({ ...this.#record, bots: isBot ? [...others, ...some] : others });
  }

  /** Returns the traits of the fighters: those of the setup, with the changes made at the table. */
  traitsOf({ combatants }: Pick<Setup, 'combatants'>): TraitsById {
    const changes = Object.entries(this.#record.traits);
    const given = traitsIn(combatants);
    return {
      ...given,
      ...Object.fromEntries(changes.map(([id, traits]) => [id, { ...given[id], ...traits }])),
    };
  }

  /** Changes the levels or temperaments with which bots play these fighters. */
  async setTraits(_lock: Lock, some: readonly Id[], changes: BotTraits): Promise<void> {
    const { traits } = this.#record;
    const changed = Object.fromEntries(some.map((id) => [id, { ...traits[id], ...changes }]));
    await this.#save({ ...this.#record, traits: { ...traits, ...changed } });
  }

  /** Mutes a seat, and newcomers from its address if that is known. */
  async mute(_lock: Lock, { id, address }: Seat, seats: readonly Seat[]): Promise<void> {
    const { muted, mutedAddresses } = this.#record;
    const others = muted.filter((other) => other !== id && seats.some((seat) => seat.id === other));
    const addresses = new Set([...mutedAddresses, ...(address === undefined ? [] : [this.#hashOf(address)])]);
    await this.#save({
      ...this.#record,
      muted: [...others, id],
      mutedAddresses: [...addresses].slice(-MOST_ADDRESSES),
    });
  }

  /** Unmutes a seat, and newcomers from its address. */
  async unmute(_lock: Lock, { id, address }: Seat): Promise<void> {
    const { muted, mutedAddresses } = this.#record;
    const hash = address === undefined ? null : this.#hashOf(address);
    await this.#save({
      ...this.#record,
      muted: muted.filter((other) => other !== id),
      mutedAddresses: mutedAddresses.filter((other) => other !== hash),
    });
  }

  /** Returns whether newcomers from an address are muted. */
  isMutedAddress(address: string): boolean {
    return this.#record.mutedAddresses.includes(this.#hashOf(address));
  }

  /** Saves a title that is about to be replaced, because delayed spectators still see it. */
  async retireTitle(_lock: Lock, title: string): Promise<void> {
    const now = Date.now();
    const seen = this.#record.titles.filter(({ until }) => until > now - 1000 * LONGEST_DELAY);
    await this.#save({ ...this.#record, titles: [...seen, { title, until: now }].slice(-MOST_TITLES) });
  }

  async change(_lock: Lock, changes: Partial<TableSettings>): Promise<void> {
    await this.#save({ ...this.#record, table: { ...this.#record.table, ...changes } });
  }

  async setPassphrase(_lock: Lock, passphrase: string | null): Promise<void> {
    await this.#save({ ...this.#record, passphrase });
  }

  #hashOf(address: string): string {
    return createHmac('sha256', this.#owner.battle).update(address).digest('hex');
  }

  async #save(record: Complete): Promise<void> {
    await this.#store.saveSettings(this.#owner, record);
    this.#record = record;
  }
}

/** Returns how far spectators are behind the table, in milliseconds. */
export function delayOf(settings: SettingsRecord | null): number {
  return 1000 * (settings?.table.spectatorsDelay ?? INITIAL_SETTINGS.spectatorsDelay);
}

/**
 * Returns the time up to which a role may know the table, in milliseconds since 1970; infinity if it may know
 * the present.
 */
export function knownUntil(role: Role, settings: SettingsRecord | null): number {
  const delay = delayOf(settings);
  return role === 'spectator' && delay > 0 ? Date.now() - delay : Number.POSITIVE_INFINITY;
}

/** Returns the title that a battle had at a given time; `title` is the current one. */
export function titleAt(title: string, settings: SettingsRecord | null, moment: number): string {
  return settings?.titles?.find(({ until }) => until > moment)?.title ?? title;
}

/** Returns whether a table is on the public list: its GM has listed it, and it is open to newcomers. */
export function isListed(settings: SettingsRecord | null): boolean {
  const { table, passphrase } = settings ?? { table: INITIAL_SETTINGS, passphrase: null };
  return table.listed === true && !table.locked && passphrase === null;
}

/**
 * Returns the side whose health is shown in rough bands instead of numbers, or undefined if there is none.
 */
export function bandedBy(settings: SettingsRecord | null): string | undefined {
  return settings?.table.bands ? GM_SIDE : undefined;
}
