import { distance, type Hex } from '../../hex/axial.ts';
import { type HexMap, isOpenGround } from '../../hex/map.ts';
import type { Content, Pack } from '../content/content.ts';
import type { Id } from '../schema/ids.ts';
import type { Dice } from './dice.ts';
import type { GameEvent, SetDie } from './event.ts';
import { Places } from './places.ts';

/** How a fighter's prompts of a kind, or one option of them, are answered without asking its player. */
export interface StandingOrder {
  /** The kind of prompt; left out: of any. */
  readonly kind?: string;
  /** Only this option; left out: the whole kind. */
  readonly option?: string;
  /**
   * `never`: do not ask for it, it is declined. `always`: take the option whenever that needs no further
   * choice.
   */
  readonly policy: 'never' | 'always';
  /** Only in this round. */
  readonly round?: number;
  /** Only until something more is laid on the stack: while `table.laid` is still this. */
  readonly laid?: number;
}

/** What every ruleset's fighters have in common; a ruleset adds its sheet and live state. */
export interface Fighter {
  readonly id: Id;
  readonly name: string;
  /** The archetype it was made from. */
  readonly kind: string;
  side: string;
  /** Null: it is off the map, as whoever has fled is. */
  at: Hex | null;
  defeated: boolean;
  /** Only the GM's seat knows of a hidden fighter. */
  hidden: boolean;
  /** The name of its picture, for the eye alone: no rule asks. Left out: it has none of its own. */
  readonly portrait?: string;
  /** Against which reasons the GM lets it do what it is doing now; left out: none. */
  forced?: readonly string[];
  /** What its player wants done without being asked: known to that seat alone. */
  standing: readonly StandingOrder[];
}

/** A fighter where nobody ever leaves the map. */
export interface PlacedFighter extends Fighter {
  at: Hex;
}

/** A pending action. `table.stack[0]` is the top, which resolves first. */
export interface StackItem {
  readonly name: string;
  /** Whose doing it is; left out: nobody's, as the end of a round. */
  readonly by?: Id;
  readonly target?: Id;
}

/** A pending action that is somebody's doing. */
export interface Deed extends StackItem {
  readonly by: Id;
}

/** Which prompt a question with a key has. */
export interface KeyedPrompt {
  readonly id: string;
  readonly for: Id;
  readonly kind: string;
  readonly key: string;
}

export interface Outcome {
  readonly winner: string | null;
}

/** The whole state of a battle: plain JSON, no behaviour. A ruleset extends it. */
export interface Table<F extends Fighter = Fighter, Item extends StackItem = StackItem> {
  readonly ruleset: string;
  map: HexMap;
  /** In the order in which they were listed. A value: who adds or removes one puts a new one in its place. */
  fighters: Readonly<Record<Id, F>>;
  /** Turn order, first to act first. A value too. */
  order: readonly Id[];
  round: number;
  turn: Id | null;
  phase: string | null;
  over: Outcome | null;
  readonly stack: Item[];
  /**
   * Windows are bluff-safe: whoever one could concern is asked, with something to choose or not, and it stays
   * open for so many seconds (whoever keeps the time sees to that). Left out: only those are asked who have
   * something to choose.
   */
  windowSeconds?: number;
  /** How many items have ever been laid on the stack, for all to see. */
  laid: number;
  dice: Dice;
  /**
   * What the GM lets the next die of so many sides show, however it falls; left out: every die shows how it
   * falls. From when it has fallen until that is told, it says how.
   */
  setDie?: Omit<SetDie, 'fell'> & Partial<SetDie>;
  /** What the battle brought along beside its rulebook, and where that is from; left out: nothing. */
  readonly content?: Content;
  readonly packs?: readonly Pack[];
  /** How many prompts have been opened: gives each its id. */
  asked: number;
  /**
   * The same of those whose speakers were hidden, so that nobody can count them by the others. Left out:
   * none.
   */
  askedUnseen?: number;
  /**
   * The open prompts whose questions have a key: asked again, they keep their ids. Left out, or undefined:
   * there are none.
   */
  keyed?: readonly KeyedPrompt[] | undefined;
  /** What the input now being applied has brought about; handed out and emptied by `Battle`. */
  events: GameEvent[];
}

/** The fighter of that id, if the table has one. */
export function findFighter<F extends Fighter>(table: Table<F>, id: Id): F | undefined {
  const fighter = table.fighters[id];
  return fighter?.id === id ? fighter : undefined; // a word like `constructor` finds something else
}

/** The fighter of that id. Throws if there is none: for ids that a check has let through. */
export function fighterOf<F extends Fighter>(table: Table<F>, id: Id): F {
  const fighter = findFighter(table, id);
  if (!fighter) throw new Error(`No fighter "${id}" on the table.`);
  return fighter;
}

/** Whether a fighter is on the map. */
export function isOnTheMap<F extends Fighter>(fighter: F): fighter is F & PlacedFighter {
  return fighter.at !== null;
}

/** Whether that fighter is on the table and still in the fight. */
export function isStanding(table: Table, id: Id): boolean {
  const fighter = findFighter(table, id);
  return fighter !== undefined && !fighter.defeated;
}

const lists = new WeakMap<object, readonly Fighter[]>();

/** Everybody on the table, as listed. */
export function fightersOf<F extends Fighter>({ fighters }: Table<F>): readonly F[] {
  let list = lists.get(fighters) as readonly F[] | undefined;
  if (!list) {
    list = Object.values(fighters);
    lists.set(fighters, list);
  }
  return list;
}

const turns = new WeakMap<object, { readonly order: readonly Id[]; readonly list: readonly Fighter[] }>();

/** Everybody on the table who has a turn, first to act first. */
export function inTurnOrder<F extends Fighter>(table: Table<F>): readonly F[] {
  const known = turns.get(table.fighters);
  if (known?.order === table.order) return known.list as readonly F[];
  const list = table.order.flatMap((id) => findFighter(table, id) ?? []);
  turns.set(table.fighters, { order: table.order, list });
  return list;
}

/** Everybody on the table who is still in the fight, as listed. */
export function standing<F extends Fighter>(table: Table<F>): F[] {
  return fightersOf(table).filter((fighter) => !fighter.defeated);
}

/** The sides that have somebody left in the fight, as listed. */
export function sidesStanding(table: Table): string[] {
  const sides: string[] = [];
  for (const { defeated, side } of fightersOf(table))
    if (!defeated && !sides.includes(side)) sides.push(side);
  return sides;
}

/**
 * The one who holds a hex, if an undefeated fighter stands there, apart from `besides`; of several the first.
 */
export function occupant<F extends Fighter>(table: Table<F>, at: Hex, besides?: Id): F | undefined {
  const places = placesIn(table);
  if (places) return places.holder(at, besides);
  return fightersOf(table).find(
    (fighter) => !fighter.defeated && isAt(fighter, at) && fighter.id !== besides,
  );
}

/**
 * What keeps somebody from coming to stand in a hex: the ground, or who else (apart from `besides`) holds it.
 */
export function faultOfPlace(table: Table, at: Hex, besides?: Id): 'blocked' | 'occupied' | undefined {
  if (!isOpenGround(table.map, at)) return 'blocked';
  return occupant(table, at, besides) ? 'occupied' : undefined;
}

/** The undefeated within so many hexes of a hex, as listed. */
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

/** What has been found out about a table, for as long as nothing on it changes. */
class Look {
  readonly table: Table;
  places: Places<Fighter> | undefined;
  readonly notes = new Map<object, unknown>();

  constructor(table: Table) {
    this.table = table;
  }
}

let still: Look | undefined;
const settled = new WeakMap<Table, Look>();

/** From now on nothing changes on a table, until `unsettle`: what is found out about it is kept. */
export function startCaching(table: Table): void {
  settled.set(table, new Look(table));
}

/** From now on a table may change again. */
export function stopCaching(table: Table): void {
  settled.delete(table);
}

/** Looks at a table without changing it: what is found out about it is kept meanwhile. */
export function withCache<Result>(table: Table, look: () => Result): Result {
  if (still?.table === table) return look();
  const before = still;
  still = settled.get(table) ?? new Look(table);
  try {
    return look();
  } finally {
    still = before;
  }
}

/** What can be found out about a table as it is: once, for as long as it stays so. `key` says what it is. */
export function cached<Found>(table: Table, key: object, find: () => Found): Found {
  const notes = lookAt(table)?.notes;
  if (!notes) return find();
  if (!notes.has(key)) notes.set(key, find());
  return notes.get(key) as Found;
}

function lookAt(table: Table): Look | undefined {
  return still?.table === table ? still : settled.get(table);
}

/** Who stands where, if the table is known to stay as it is. */
function placesIn<F extends Fighter>(table: Table<F>): Places<F> | undefined {
  const look = lookAt(table);
  if (look) look.places ??= placesOf(table);
  return look?.places as Places<F> | undefined;
}

const lastPlaces = new WeakMap<readonly Fighter[], Places<Fighter>>();

/** Who stands where: mostly they stand as when somebody looked last. */
function placesOf(table: Table): Places<Fighter> {
  const everybody = fightersOf(table);
  const { radius } = table.map;
  const last = lastPlaces.get(everybody);
  if (last?.areThoseOf(radius)) return last;
  const places = new Places(radius, everybody);
  lastPlaces.set(everybody, places);
  return places;
}
