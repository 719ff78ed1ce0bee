import { actionsOn } from '../../engine/core/action.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { occupant, type PendingAction, type PlacedFighter, type Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Changeable } from '../../kit/sheet.ts';
import type { BoostId } from './sheet/abilities.ts';
import type { Condition } from './sheet/conditions.ts';
import type { Own } from './sheet/content.ts';
import type { Options } from './sheet/options.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { Stat } from './sheet/stats.ts';

/** The slot that an action uses. Boosts are limited only by their cost. */
export type Slot = 'regular' | 'movement' | 'quick' | 'boost';

/** The actions that a fighter is not asked about: all, none, or its own. */
export const AUTOPASS = ['all', 'none', 'own'] as const;
export type Autopass = (typeof AUTOPASS)[number];

/** The values of the sheet that no fight changes. */
type Fixed = 'maxHp' | 'maxVigor' | 'maxFocus' | 'abilities';

export interface VigilFighter
  extends PlacedFighter,
    Pick<Sheet, Fixed>,
    Changeable<Omit<Sheet, Fixed | Stat>> {
  readonly stats: Readonly<Record<Stat, number>>;
  hp: number;
  vigor: number;
  focus: number;
  /** The reach that the GM set; null: the reach of the weapon in hand. */
  reach: number | null;
  regular: number;
  movement: number;
  quick: number;
  xquick: number;
  /** `attack:WEAPON`, `use:ABILITY` or `check:STAT`; null: nothing is prepared. */
  prepared: string | null;
  unloaded: readonly string[];
  conditions: readonly Condition[];
  autopass: Autopass;
  checkResult: number | null;
  checkSuccess: boolean | null;
  /** True if its turn in this round has started or was skipped. */
  hasBegun: boolean;
  /** The battle's own weapons, armor, shields, abilities and boosts; omitted if there are none. */
  readonly own?: Own;
  /** True if a newcomer will be asked for its place in the turn order. */
  isToBePlaced: boolean;
}

/** Targets and boosts of an action. Each action adds its own parameters. */
export interface Act {
  readonly target?: Id;
  readonly to?: Hex;
  readonly boost?: BoostId;
  readonly boosts?: readonly BoostId[];
  readonly note?: string;
}

/** The progress of a move. */
export interface Travel {
  /** The movement value at its declaration. Boosts add to it while they last. */
  readonly length: number;
  /** The starting hex and every hex entered since. */
  readonly trail: Hex[];
  spent: number;
  /** Steps made, and the step up to which windows were opened. */
  made: number;
  offered: number;
}

/** A pending action as plain data. The top of the stack resolves first. */
export interface Entry<Declared extends Act = Act> extends PendingAction {
  /** The id of the entry below plus one, so that it does not reveal how many actions there have been. */
  readonly id: number;
  /** The id of the ability or intent, which selects the rule that resolves it. */
  readonly name: string;
  readonly slot: Slot;
  readonly isPrepared: boolean;
  /** True if its actor will make a check. */
  readonly isChecked: boolean;
  readonly act: Declared;
  target?: Id;
  /** The weapon that it uses. */
  weapon?: string;
  /** Boosts that are still in effect. */
  boosts: BoostId[];
  /** Boosts of the target's active defense; omitted without an active defense. */
  defence?: BoostId[];
  /** Dice of disadvantage that other fighters added to its checks. */
  disadvantage: number;
  /** The id of the action it responds to. */
  readonly parent: number | null;
  travel?: Travel;
}

export interface VigilTable extends Table<VigilFighter, Entry> {
  readonly options: Options;
  /** True if the setup gave the turn order. No fighter is asked for its place then. */
  readonly isOrderGiven: boolean;
}

/** Declares an action of these rules. */
export const action = actionsOn<VigilTable>();

/** Returns the pending action with that id, if any. */
export function findEntry(table: VigilTable, id: number | null): Entry | undefined {
  return table.stack.find((entry) => entry.id === id);
}

/** Returns whether another entry lies on top of a pending action. */
export function isCovered({ stack }: VigilTable, entry: Entry): boolean {
  return stack.indexOf(entry) > 0;
}

/** Returns whether another fighter occupies a hex. */
export function isHeldByOther(table: VigilTable, at: Hex, id: Id): boolean {
  return occupant(table, at, id) !== undefined;
}
