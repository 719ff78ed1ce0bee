import type { Hex } from '../hex/axial.ts';
import type { HexMap } from '../hex/map.ts';
import type { Dice } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { StandingOrder } from './standing.ts';

/** A fighter's id: a letter, then letters, digits, `-` or `_`. */
export type Id = string;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What every ruleset's fighters have in common; a ruleset adds its sheet and live state. */
export interface Fighter {
  readonly id: Id;
  readonly name: string;
  /** The archetype it was made from. */
  readonly kind: string;
  side: string;
  at: Hex;
  defeated: boolean;
  /** Only the GM's seat knows of a hidden fighter. */
  hidden: boolean;
  /** What its player wants done without being asked: known to that seat alone. */
  standing: readonly StandingOrder[];
}

/** A pending action. `table.stack[0]` is the top, which resolves first. */
export interface StackItem {
  readonly name: string;
  readonly by: Id;
  readonly target?: Id;
}

export interface Outcome {
  readonly winner: string | null;
}

/** The whole state of a battle: plain JSON, no behaviour. A ruleset extends it. */
export interface Table<F extends Fighter = Fighter, Item extends StackItem = StackItem> {
  readonly ruleset: string;
  map: HexMap;
  /** In the order in which they were listed. */
  readonly fighters: Record<Id, F>;
  /** Turn order, first to act first. */
  order: Id[];
  round: number;
  turn: Id | null;
  phase: string | null;
  over: Outcome | null;
  readonly stack: Item[];
  /** How many items have ever been laid on the stack. */
  laid: number;
  dice: Dice;
  /** How many prompts have been opened: gives each its id. */
  asked: number;
  /** What the input now being applied has brought about; handed out and emptied by `Battle`. */
  events: GameEvent[];
}

/** The fighter of that id, if the table has one. */
export function findFighter<F extends Fighter>(table: Table<F>, id: Id): F | undefined {
  return Object.hasOwn(table.fighters, id) ? table.fighters[id] : undefined;
}

/** The fighter of that id. Throws if there is none: for ids that a check has let through. */
export function fighterOf<F extends Fighter>(table: Table<F>, id: Id): F {
  const fighter = findFighter(table, id);
  if (!fighter) throw new Error(`No fighter "${id}" on the table.`);
  return fighter;
}

/** Whether that fighter is on the table and still in the fight. */
export function isStanding(table: Table, id: Id): boolean {
  const fighter = findFighter(table, id);
  return fighter !== undefined && !fighter.defeated;
}

/** Everybody on the table who is still in the fight, as listed. */
export function standing<F extends Fighter>(table: Table<F>): F[] {
  return Object.values(table.fighters).filter((fighter) => !fighter.defeated);
}

/** The one who holds a hex, if an undefeated fighter stands there. */
export function occupant<F extends Fighter>(table: Table<F>, at: Hex): F | undefined {
  for (const id in table.fighters) {
    const fighter = table.fighters[id];
    if (fighter && !fighter.defeated && fighter.at[0] === at[0] && fighter.at[1] === at[1]) return fighter;
  }
  return undefined;
}
