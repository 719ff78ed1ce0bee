import type { Axes } from '../../../engine/core/axes.ts';
import type { AffectedArea } from '../../../engine/core/forecast.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { within } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { areEnemies } from '../../../kit/sides.ts';
import { type Declared, type StagedAction, stagedAction } from '../../../kit/staged-action.ts';
import type { BoostId } from '../sheet/abilities.ts';
import type { Stat } from '../sheet/stats.ts';
import type { Act, Entry, Slot, VigilFighter, VigilTable } from '../table.ts';
import type { CheckTerms } from './checks.ts';
import type { Cost } from './costs.ts';

/** The fighters who may respond before an action's next step; undefined if the action is done. */
export type Watchers = ReadonlySet<Id> | undefined;

/** The parameters that are fixed before an action's target is chosen. Only prepared actions have such parameters. */
export interface Given extends Act {
  readonly weapon?: string;
  readonly stat?: Stat;
}

/**
 * The declaration of an action. The `faultOf...` functions return the first fault in the order of VIG-73 and never
 * change the table.
 */
interface Declaration<Own extends Act> {
  readonly slot: Slot;
  /** True for a bound action, which can only respond to another action and affects that action. */
  readonly isBound?: true;
  /** Returns whether the action is impossible for held or prone fighters. If omitted, it is possible for them. */
  needsFooting?(act: Own): boolean;
  /** True if unsteady ground may require a check (VIG-77). */
  readonly needsGround?: true;
  /** The parameter that the player must choose for the action. */
  readonly needs?: 'target' | 'to' | 'boost';
  cost(actor: VigilFighter, act: Own): Cost;
  /** Returns the fault if an ability or item is missing. Its code is `not-known`, `no-such-item` or `not-wielded`. */
  faultOfMeans?(table: VigilTable, actor: VigilFighter, act: Own): Fault | undefined;
  /**
   * Returns the fault if the target, path or weapon is unsuitable. Its code is `no-such-target`, `out-of-range` or
   * similar.
   */
  faultOfAim?(table: VigilTable, actor: VigilFighter, act: Own, parent?: Entry): Fault | undefined;
  /**
   * Returns whether the action still meets its requirements when it resolves. If omitted, `faultOfMeans` and
   * `faultOfAim` decide.
   */
  recheck?(table: VigilTable, actor: VigilFighter, entry: Entry<Own>): boolean;
  /** Returns whether the action can carry a boost. If omitted, the action cannot carry boosts. */
  allowsBoost?(boost: BoostId, act: Own, actor: VigilFighter): boolean;
  /** Returns whether the actor rolls a check when the action resolves. */
  isChecked?(table: VigilTable, act: Own): boolean;
  /** Returns the attacker's check if the action is an attack. */
  attack?(attacker: VigilFighter, weapon: string | undefined): CheckTerms;
  /** Returns the hex to which the action moves its actor in one step; undefined if it leads nowhere. */
  destination?(table: VigilTable, actor: VigilFighter, act: Own): Hex | undefined;
  /** Returns the id of the weapon that the action uses; null if it uses none. */
  weapon?(actor: VigilFighter, act: Own): string | null;
  /**
   * Yields the action's variants without boosts, legal or not. All contain the parameters in `given`. If omitted, there
   * is one variant.
   */
  candidates?(table: VigilTable, actor: VigilFighter, given: Given, parent?: Entry): Iterable<Own>;
  /** Returns the area that the action affects. If omitted, the action does not affect an area. */
  area?(table: VigilTable, actor: VigilFighter): AffectedArea;
  /** Returns the axes: choices that are independent of the variants. If omitted, there are none. */
  axes?(): Axes;
}

/**
 * The way an action resolves: at once (`effect`), with questions (`script`), or in steps (`advance`). `advance` returns
 * the fighters who may respond before the next step.
 */
type Resolution<Own extends Act> =
  | { effect(table: VigilTable, entry: Entry<Own>): void }
  | { script(table: VigilTable, entry: Entry<Own>): Script }
  | { advance(table: VigilTable, entry: Entry<Own>): Script<Watchers> };

/** The rule of one kind of action. `Own` is the type of its parameters. */
export type ActionRule<Own extends Act = Act> = Declaration<Own> & Resolution<Own>;

/**
 * The rule of an action that is possible only in the fighter's own turn, with the parameters of its intent (VIG-8,
 * VIG-14).
 */
export type OwnAction<Own extends Act & Params = Act & Params> = ActionRule<Own> &
  StagedAction<VigilTable, ActionRule<Own>, Own>;

/** Declares an action that is possible only in the fighter's own turn. */
export function ownAction<P extends FieldSchemas>(
  name: string,
  declared: Declared<ActionRule<Values<P>>, VigilTable, P>,
): OwnAction<Values<P>> {
  return { ...declared, ...stagedAction(name, declared) };
}

/** Returns the ids of the fighters at most `most` hexes away: the actor's enemies, or the actor and its allies. */
export function targets(
  table: VigilTable,
  { at, side }: VigilFighter,
  group: 'enemies' | 'friends',
  most: number,
): Id[] {
  const found: Id[] = [];
  for (const other of within(table, at, most)) {
    if (areEnemies(other, { side }) === (group === 'enemies')) found.push(other.id);
  }
  return found;
}
