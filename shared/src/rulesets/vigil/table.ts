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

/** The kind of action slot that an action uses up. Boosts use no slot: only their cost limits them. */
export type Slot = 'regular' | 'movement' | 'quick' | 'boost';

/** The auto-pass settings: a fighter passes automatically on all actions, on none, or on its own. */
export const AUTOPASS = ['all', 'none', 'own'] as const;
export type Autopass = (typeof AUTOPASS)[number];

/** The keys of the sheet whose values stay the same during a fight. */
type Fixed = 'maxHp' | 'maxVigor' | 'maxFocus' | 'abilities';

export interface VigilFighter
  extends PlacedFighter,
    Pick<Sheet, Fixed>,
    Changeable<Omit<Sheet, Fixed | Stat>> {
  readonly stats: Readonly<Record<Stat, number>>;
  hp: number;
  vigor: number;
  focus: number;
  /** The reach that the GM set; if null, the weapon in hand decides. */
  reach: number | null;
  regular: number;
  movement: number;
  quick: number;
  /** The extra quick action gained by forgoing the regular action: 1 or 0. */
  xquick: number;
  /** The prepared action: `attack:WEAPON`, `use:ABILITY` or `check:STAT`; null if nothing is prepared. */
  prepared: string | null;
  unloaded: readonly string[];
  conditions: readonly Condition[];
  autopass: Autopass;
  checkResult: number | null;
  checkSuccess: boolean | null;
  /** True if the fighter's turn in this round has started or was skipped. */
  hasBegun: boolean;
  /** The battle's own weapons, armor, shields, abilities and boosts; omitted if there are none. */
  readonly own?: Own;
  /** True if the fighter joined during the battle and must still be asked for its place in the turn order. */
  isToBePlaced: boolean;
}

/** The parameters that actions have in common, all optional. Each action adds its own parameters. */
export interface Act {
  readonly target?: Id;
  readonly to?: Hex;
  readonly boost?: BoostId;
  readonly boosts?: readonly BoostId[];
  readonly note?: string;
}

/** The progress of a move. */
export interface Travel {
  /** The movement value at the declaration of the move. Boosts that are still in effect add to it. */
  readonly length: number;
  /** The starting hex and every hex entered since. */
  readonly trail: Hex[];
  spent: number;
  /** The number of steps that the mover has made. */
  made: number;
  /** The last step, counted from 1, before which enemies had a chance to respond; 0 at first. */
  offered: number;
}

/** An action on the stack, as plain data. The first entry is the top of the stack and resolves first. */
export interface Entry<Declared extends Act = Act> extends PendingAction {
  /**
   * One more than the id of the entry below it on the stack. A running count would reveal how many actions there
   * have been.
   */
  readonly id: number;
  /** The name of the action. It selects the rule that resolves the action. */
  readonly name: string;
  readonly slot: Slot;
  readonly isPrepared: boolean;
  /** True if the actor rolls a check when the action resolves. */
  readonly isChecked: boolean;
  readonly act: Declared;
  target?: Id;
  weapon?: string;
  /** Boosts that are still in effect. */
  boosts: BoostId[];
  /** The resolved boosts of the target's active defense; omitted unless the target chose an active defense. */
  defence?: BoostId[];
  /** Dice of disadvantage that other fighters added to the action's check. */
  disadvantage: number;
  /** The id of the entry that this action responds to; null if it responds to none. */
  readonly parent: number | null;
  travel?: Travel;
}

export interface VigilTable extends Table<VigilFighter, Entry> {
  readonly options: Options;
  /** True if the setup gave the turn order. In that case, no player is asked about ties. */
  readonly isOrderGiven: boolean;
}

/** Declares an action of these rules. */
export const action = actionsOn<VigilTable>();

/** Returns the pending action with this id; undefined if there is none. */
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
