import type { Axes } from '../../../engine/core/axes.ts';
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
import type { Cost } from './costs.ts';

/** The stat of a check, and its dice of advantage; negative for disadvantage. */
export interface CheckTerms {
  readonly stat: Stat;
  readonly advantage: number;
}

/** Fighters who must be offered an action again before it continues; undefined if it is done. */
export type Watchers = ReadonlySet<Id> | undefined;

/** Parameters of an action that are fixed before its target is chosen: those of a prepared action. */
export interface Given extends Act {
  readonly weapon?: string;
  readonly stat?: Stat;
}

/**
 * The declaration of an action and its checks. A check returns the first fault in the order of VIG-73, and
 * never changes the table.
 */
interface Declaration<Own extends Act> {
  readonly slot: Slot;
  /** True if it acts on the action that it responds to, and requires one. */
  readonly isBound?: true;
  /** Returns whether it is impossible for held or prone fighters. If omitted, it is possible. */
  needsFooting?(act: Own): boolean;
  /** True if unsteady ground may require a check: VIG-77. */
  readonly needsGround?: true;
  /** The required parameter. */
  readonly needs?: 'target' | 'to' | 'boost';
  cost(actor: VigilFighter, act: Own): Cost;
  /** Returns the fault if an ability or item is missing: `not-known`, `no-such-item`, `not-wielded`. */
  faultOfMeans?(table: VigilTable, actor: VigilFighter, act: Own): Fault | undefined;
  /** Returns the fault if the target, path or weapon is unsuitable: `no-such-target` to `already-loaded`. */
  faultOfAim?(table: VigilTable, actor: VigilFighter, act: Own, parent?: Entry): Fault | undefined;
  /** Returns whether it can still resolve. If omitted, `faultOfMeans` and `faultOfAim` decide. */
  recheck?(table: VigilTable, actor: VigilFighter, entry: Entry<Own>): boolean;
  /** Returns whether it allows a boost. */
  allowsBoost?(boost: BoostId, act: Own, actor: VigilFighter): boolean;
  /** Returns whether its actor will make a check. */
  isChecked?(table: VigilTable, act: Own): boolean;
  /** Returns the check of an attack. */
  attack?(attacker: VigilFighter, weapon: string | undefined): CheckTerms;
  /** Returns the hex to which it moves its actor at once. */
  destination?(table: VigilTable, actor: VigilFighter, act: Own): Hex | undefined;
  /** Returns the weapon that it uses. */
  weapon?(actor: VigilFighter, act: Own): string | null;
  /** Yields its variants without boosts, legal or not. `given` is fixed already. If omitted, there is one variant. */
  candidates?(table: VigilTable, actor: VigilFighter, given: Given, parent?: Entry): Iterable<Own>;
  /** Returns the free choices besides its parameters. If omitted, there are none. */
  axes?(): Axes;
}

/**
 * The way an action resolves: at once (`effect`), with questions (`script`), or in steps (`advance`). A step
 * returns the fighter that must be offered the next one.
 */
type Resolution<Own extends Act> =
  | { effect(table: VigilTable, entry: Entry<Own>): void }
  | { script(table: VigilTable, entry: Entry<Own>): Script }
  | { advance(table: VigilTable, entry: Entry<Own>): Script<Watchers> };

/** The rule of one kind of action. `Own` is the type of its parameters. */
export type ActionRule<Own extends Act = Act> = Declaration<Own> & Resolution<Own>;

/** An action of the fighter's own turn: a rule with the parameters of its intent: VIG-8, VIG-14. */
export type OwnAction<Own extends Act & Params = Act & Params> = ActionRule<Own> &
  StagedAction<VigilTable, ActionRule<Own>, Own>;

/** Declares an action of the fighter's own turn. */
export function ownAction<P extends FieldSchemas>(
  name: string,
  declared: Declared<ActionRule<Values<P>>, VigilTable, P>,
): OwnAction<Values<P>> {
  return { ...declared, ...stagedAction(name, declared) };
}

/** Returns the possible targets within a range: enemies, or the actor and its allies. */
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
