import type { Id } from '../../engine/schema/ids.ts';
import { type Deed, occupant, type PlacedFighter, type Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import type { AbilityId, BoostId } from './sheet/abilities.ts';
import type { Condition } from './sheet/conditions.ts';
import type { Own } from './sheet/content.ts';
import type { Options } from './sheet/options.ts';
import type { Size, Stat } from './sheet/stats.ts';

/** Which of its allowances for a round an action uses; of boosts there are as many as one can pay. */
export type Slot = 'regular' | 'movement' | 'quick' | 'boost';

/** About which actions one wants to be asked: all, all but one's own, none. */
export const AUTOPASS = ['all', 'none', 'own'] as const;
export type Autopass = (typeof AUTOPASS)[number];

export interface VigilFighter extends PlacedFighter {
  pc: boolean;
  size: Size;
  vigilance: number;
  readonly stats: Readonly<Record<Stat, number>>;
  readonly maxHp: number;
  readonly maxVigor: number;
  readonly maxFocus: number;
  hp: number;
  vigor: number;
  focus: number;
  /** Hexes a travel goes, before conditions. */
  move: number;
  /** How far it reaches if the GM has said so; else the weapon in hand does. */
  reach: number | null;
  regular: number;
  movement: number;
  quick: number;
  xquick: number;
  /** `attack:WEAPON`, `use:ABILITY` or `check:STAT`. */
  prepared: string | null;
  weapons: string[];
  wielded: string | null;
  armor: string | null;
  shield: string | null;
  unloaded: string[];
  readonly abilities: readonly (AbilityId | BoostId)[];
  conditions: Condition[];
  autopass: Autopass;
  checkResult: number | null;
  checkSuccess: boolean | null;
  /** Whether its turn of this round has begun, or has been passed over. */
  hasBegun: boolean;
  /** What the battle's content says of weapons, armour, shields, abilities and boosts; left out: nothing. */
  readonly own?: Own;
  /** Whether it has joined the fight and will be asked for its place in the order. */
  isToBePlaced: boolean;
}

/** What any action may be aimed at, and what may go with it. What else it is declared with, each says itself. */
export interface Act {
  readonly target?: Id;
  readonly to?: Hex;
  readonly boost?: BoostId;
  readonly boosts?: readonly BoostId[];
  readonly note?: string;
}

/** How far a travel has come. */
export interface Travel {
  /** The movement value it was declared with; boosts come on top as long as they hold. */
  readonly length: number;
  /** Where it began and every hex entered since. */
  readonly trail: Hex[];
  spent: number;
  /** Steps made, and the step up to which they have been offered. */
  made: number;
  offered: number;
}

/** A pending action: plain data, settled from the top of the stack down. */
export interface Entry<Declared extends Act = Act> extends Deed {
  /** One more than that of what it was laid on: so that it does not tell how many there have been. */
  readonly id: number;
  /** The rule that carries it out: an ability's id, or the intent. It is its name, too. */
  readonly name: string;
  readonly slot: Slot;
  readonly isPrepared: boolean;
  /** Whether its actor will make a check. */
  readonly isChecked: boolean;
  readonly act: Declared;
  target?: Id;
  /** The weapon it is done with. */
  weapon?: string;
  /** Those that still hold. */
  boosts: BoostId[];
  /** The boosts that count of its target's active defense; left out: the target has declared none. */
  defence?: BoostId[];
  /** Dice of disadvantage that others have laid on its checks. */
  disadvantage: number;
  /** The action it answers, by its id. */
  readonly parent: number | null;
  travel?: Travel;
}

export interface VigilTable extends Table<VigilFighter, Entry> {
  readonly options: Options;
  /** Whether the setup gave the order: then no place in it is asked for. */
  readonly isOrderGiven: boolean;
}

/** The pending action of that id, wherever on the stack it lies. */
export function findEntry(table: VigilTable, id: number | null): Entry | undefined {
  return table.stack.find((entry) => entry.id === id);
}

/** Whether something lies on a pending action, and so resolves before it. */
export function isCovered({ stack }: VigilTable, entry: Entry): boolean {
  return stack.indexOf(entry) > 0;
}

/** Whether somebody other than this one holds a hex. */
export function isHeldByOther(table: VigilTable, at: Hex, id: Id): boolean {
  return occupant(table, at, id) !== undefined;
}
