import { distance, type Hex } from '../../hex/axial.ts';
import { type HexMap, isOpenGround } from '../../hex/map.ts';
import type { Content, Pack } from '../content/content.ts';
import type { Id } from '../schema/ids.ts';
import type { Dice } from './dice.ts';
import type { GameEvent, SetDie } from './event.ts';
import { Places } from './places.ts';
import type { StandingOrder } from './standing-order.ts';

/** The properties that the fighters of all rulesets share. A ruleset adds the sheet and the live state. */
export interface Fighter {
  readonly id: Id;
  readonly name: string;
  /** The archetype that the fighter was made from. */
  readonly kind: string;
  side: string;
  /** The hex of the fighter; null if the fighter is off the map, for example after it fled. */
  at: Hex | null;
  defeated: boolean;
  /** True if the fighter is hidden: only the GM and the fighter's player know that it exists. */
  hidden: boolean;
  /** The name of the fighter's picture, for display only. Omitted if the fighter has none. */
  readonly portrait?: string;
  /** The codes of the faults that the GM overrides for the fighter's current action; omitted if there are none. */
  forced?: readonly string[];
  /** The player's standing orders. Only the player's seat and the GM see them. */
  standing: readonly StandingOrder[];
}

/** A fighter in a ruleset where fighters never leave the map. */
export interface PlacedFighter extends Fighter {
  at: Hex;
}

/** A pending action. `table.stack[0]` is the top, which resolves first. */
export interface StackItem {
  readonly name: string;
  /** The fighter that acts; if omitted, no fighter does, as at the end of a round. */
  readonly by?: Id;
  readonly target?: Id;
}

/** A pending action with an actor. */
export interface PendingAction extends StackItem {
  readonly by: Id;
}

/** The id of the open prompt that belongs to a question with a key. */
export interface KeyedPrompt {
  readonly id: string;
  readonly for: Id;
  readonly kind: string;
  readonly key: string;
}

export interface Outcome {
  readonly winner: string | null;
}

/** The whole state of a battle: plain JSON without behavior. A ruleset extends it. */
export interface Table<F extends Fighter = Fighter, Item extends StackItem = StackItem> {
  readonly ruleset: string;
  map: HexMap;
  /**
   * Fighters in the order in which they were listed. This is an immutable value: code that adds or removes a
   * fighter replaces it.
   */
  fighters: Readonly<Record<Id, F>>;
  /** The turn order, from the first fighter to the last. This value is immutable, too. */
  order: readonly Id[];
  round: number;
  turn: Id | null;
  phase: string | null;
  over: Outcome | null;
  readonly stack: Item[];
  /**
   * The minimum duration of a bluff-proof window, in seconds. Such a window opens a prompt for every fighter that
   * it could concern, even without a choice. The server measures the time. If omitted, windows are not bluff-proof,
   * and only fighters with a choice get a prompt.
   */
  windowSeconds?: number;
  /** The number of items that have been put on the stack so far, without items that involve a hidden fighter. */
  laid: number;
  dice: Dice;
  /**
   * The face that the GM has set for the next die with `sides` sides; omitted if the GM has set none. `fell` is added
   * when the die is rolled and stays until an event reports it.
   */
  setDie?: Omit<SetDie, 'fell'> & Partial<SetDie>;
  /** Content that the battle adds to its rulebook, and the packs that it came from; omitted if it adds none. */
  readonly content?: Content;
  readonly packs?: readonly Pack[];
  /** The number of prompts opened so far. Prompt ids derive from it. */
  asked: number;
  /**
   * The number of prompts opened for hidden speakers. They are counted separately, so gaps in the ids do not reveal
   * them. Omitted if there were none.
   */
  askedUnseen?: number;
  /**
   * Open prompts whose questions have a key. They keep their ids when they are asked again. Omitted or undefined if
   * there are none.
   */
  keyed?: readonly KeyedPrompt[] | undefined;
  /** Events caused by the current input. `Battle` returns and clears them. */
  events: GameEvent[];
}

/** Returns the fighter with this id, if the table has it. */
export function findFighter<F extends Fighter>(table: Table<F>, id: Id): F | undefined {
  const fighter = table.fighters[id];
  return fighter?.id === id ? fighter : undefined; // without this comparison, an id like `constructor` would find an inherited member
}

/** Returns the fighter with this id. Throws if there is none, so use this only for ids that a check has accepted. */
export function fighterOf<F extends Fighter>(table: Table<F>, id: Id): F {
  const fighter = findFighter(table, id);
  if (!fighter) throw new Error(`There is no fighter "${id}" on the table.`);
  return fighter;
}

/** Returns whether a fighter is on the map. */
export function isOnTheMap<F extends Fighter>(fighter: F): fighter is F & PlacedFighter {
  return fighter.at !== null;
}

/** Returns whether a fighter is on the table and undefeated. */
export function isStanding(table: Table, id: Id): boolean {
  const fighter = findFighter(table, id);
  return fighter !== undefined && !fighter.defeated;
}

const lists = new WeakMap<object, readonly Fighter[]>();

/** Returns all fighters in the order in which they were listed. */
export function fightersOf<F extends Fighter>({ fighters }: Table<F>): readonly F[] {
  let list = lists.get(fighters) as readonly F[] | undefined;
  if (!list) {
    list = Object.values(fighters);
    lists.set(fighters, list);
  }
  return list;
}

const turns = new WeakMap<object, { readonly order: readonly Id[]; readonly list: readonly Fighter[] }>();

/** Returns all fighters that have a turn, first to act first. */
export function inTurnOrder<F extends Fighter>(table: Table<F>): readonly F[] {
  const known = turns.get(table.fighters);
  if (known?.order === table.order) return known.list as readonly F[];
  const list = table.order.flatMap((id) => findFighter(table, id) ?? []);
  turns.set(table.fighters, { order: table.order, list });
  return list;
}

/** Returns all undefeated fighters in the order in which they were listed. */
export function standing<F extends Fighter>(table: Table<F>): F[] {
  return fightersOf(table).filter((fighter) => !fighter.defeated);
}

/** Returns the sides that have an undefeated fighter, in the order of the fighters. */
export function sidesStanding(table: Table): string[] {
  const sides: string[] = [];
  for (const { defeated, side } of fightersOf(table))
    if (!defeated && !sides.includes(side)) sides.push(side);
  return sides;
}

/** Returns the first undefeated fighter in a hex, other than `besides`; undefined if the hex is free. */
export function occupant<F extends Fighter>(table: Table<F>, at: Hex, besides?: Id): F | undefined {
  const places = placesIn(table);
  if (places) return places.holder(at, besides);
  return fightersOf(table).find(
    (fighter) => !fighter.defeated && isAt(fighter, at) && fighter.id !== besides,
  );
}

/**
 * Returns why a fighter cannot be placed in a hex: blocked ground, or a fighter other than `besides` in it. Returns
 * undefined if the fighter can be placed there.
 */
export function faultOfPlace(table: Table, at: Hex, besides?: Id): 'blocked' | 'occupied' | undefined {
  if (!isOpenGround(table.map, at)) return 'blocked';
  return occupant(table, at, besides) ? 'occupied' : undefined;
}

/** Returns the undefeated fighters within `most` hexes of a hex, in the order of the table. */
export function within<F extends Fighter>(table: Table<F>, middle: Hex, most: number): readonly F[] {
  const places = placesIn(table);
  if (places) return places.within(middle, most);
  return fightersOf(table).filter(
    ({ defeated, at }) => !defeated && at !== null && distance(at, middle) <= most,
  );
}

function isAt({ at }: Fighter, [q, r]: Hex): boolean {
  return at !== null && at[0] === q && at[1] === r;
}

/** A cache of lookups on a table. It is valid while the table does not change. */
class LookupCache {
  readonly table: Table;
  places: Places<Fighter> | undefined;
  readonly values = new Map<object, unknown>();

  constructor(table: Table) {
    this.table = table;
  }
}

let active: LookupCache | undefined;
const caches = new WeakMap<Table, LookupCache>();

/** Starts caching lookups on a table that stays unchanged until `stopCaching`. */
export function startCaching(table: Table): void {
  caches.set(table, new LookupCache(table));
}

/** Stops caching, because the table is about to change. */
export function stopCaching(table: Table): void {
  caches.delete(table);
}

/** Runs `read` while lookups on the table are cached. `read` must not change the table. */
export function withCache<Result>(table: Table, read: () => Result): Result {
  if (active?.table === table) return read();
  const before = active;
  active = caches.get(table) ?? new LookupCache(table);
  try {
    return read();
  } finally {
    active = before;
  }
}

/** Returns a value derived from the table and caches it under `key` while the table does not change. */
export function cached<Found>(table: Table, key: object, find: () => Found): Found {
  const values = cacheOf(table)?.values;
  if (!values) return find();
  if (!values.has(key)) values.set(key, find());
  return values.get(key) as Found;
}

function cacheOf(table: Table): LookupCache | undefined {
  return active?.table === table ? active : caches.get(table);
}

/** Returns the index of positions, if lookups are being cached. */
function placesIn<F extends Fighter>(table: Table<F>): Places<F> | undefined {
  const read = cacheOf(table);
  if (read) read.places ??= placesOf(table);
  return read?.places as Places<F> | undefined;
}

const lastPlaces = new WeakMap<readonly Fighter[], Places<Fighter>>();

/** Returns the index of positions. It reuses the last index if no fighter has moved. */
function placesOf(table: Table): Places<Fighter> {
  const all = fightersOf(table);
  const { radius } = table.map;
  const last = lastPlaces.get(all);
  if (last?.isValidFor(radius)) return last;
  const places = new Places(radius, all);
  lastPlaces.set(all, places);
  return places;
}
