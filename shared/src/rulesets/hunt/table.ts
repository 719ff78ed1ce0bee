import { actionsOn, anytimeActionsOn } from '../../engine/core/action.ts';
import type { Values } from '../../engine/schema/field-schema.ts';
import type { Id } from '../../engine/schema/ids.ts';
import type { SetDie } from '../../engine/state/event.ts';
import type { Fighter, StackItem, Table } from '../../engine/state/table.ts';
import type { DroppedItem } from '../../kit/ground.ts';
import type { Changeable } from '../../kit/sheet.ts';
import type { AbilityId, Infliction } from './sheet/abilities.ts';
import type { Condition } from './sheet/ailments.ts';
import type { Own } from './sheet/content.ts';
import type { OPTIONS } from './sheet/options.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { Part, Specialty } from './sheet/specialties.ts';

/** The outcomes of a specialty check. */
export const OUTCOMES = ['success', 'failure', 'critical', 'fumble'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A bag and the things in it, all by id. */
export interface Bag {
  readonly bag: string;
  readonly items: readonly string[];
}

/** A helper's contribution to a partner's next attack, made with the action "cooperative attack". */
export interface Link {
  readonly by: Id;
  /** The Support ability that the helper lends; null if the helper had none to lend. */
  readonly ability: AbilityId | null;
}

/** The part of the sheet that stays the same during a battle. */
type Fixed = Pick<Sheet, 'type' | 'level' | 'size' | 'gaps' | 'abilities' | 'carry' | 'hands' | 'habit'>;

/** The part of the sheet that changes during a battle. Worn armor is in the order in which it breaks. */
type State = Changeable<Pick<Sheet, 'hp' | 'wp' | 'mv' | 'weapons' | 'armour' | 'items'>>;

/** A fighter's whole state. It is plain JSON, because snapshots store it. */
export interface HuntFighter extends Fighter, Fixed, State {
  /** The Willpower at the start, and the movement per turn. */
  readonly base: { readonly wp: number; readonly mv: number };
  readonly specialties: readonly Specialty[];
  parts: readonly Part[];
  conditions: readonly Condition[];
  /** The fighter's bags, in the order in which they are searched. */
  bags: readonly Bag[];
  links: readonly Link[];
  /** The step of the round in which an adventurer acts; null before the initiative is decided, and for enemies. */
  step: 'advance' | 'late' | null;
  /** True if the fighter has no turn left in its own step of this round. */
  done: boolean;
  extra: number;
  yelled: boolean;
  /** The last step of this round in which a Helpless boss was prompted to yell; null if there was none. */
  yellAsked: 'enemy' | 'extra' | null;
  /** True if the fighter's Willpower was ever below half of its starting value. */
  wasLow: boolean;
  last: Outcome | null;
  withdrawn: boolean;
  dead: boolean;
  /** True if the GM or the battle's options let the fighter live at 0 Stamina. */
  spared: boolean;
  /** The battle's own weapons, armor, items, bags and abilities; omitted if there are none. */
  readonly own?: Own;
}

/**
 * The groups that act together: adventurers who act early, all enemies, and adventurers who act late. Each group has a
 * step of the round and a part of step E (extra actions).
 */
export const PARTIES = ['advance', 'enemy', 'late'] as const;
export type Party = (typeof PARTIES)[number];

/**
 * The damage and ailments of an attack, before each target's guard. A null `amount` means that the attack deals no
 * damage.
 */
export interface Blow {
  readonly amount: number | null;
  readonly irreducible: boolean;
  readonly inflicts: readonly Infliction[];
}

/** A stack item that involves dice. */
interface Rolled extends StackItem {
  /** The last die of this item whose value the GM set; omitted if the GM set none. */
  setDie?: SetDie;
}

/** An attack on the stack. */
export interface PendingAttack extends Rolled {
  readonly name: 'attack';
  readonly by: Id;
  readonly weapon: string | null;
  readonly ability: AbilityId | null;
  /** The Target Specialty, which the Hit check and every evasion aim at. */
  readonly specialty: Specialty;
  readonly supports: readonly AbilityId[];
  /** The Supports that partners lend to this attack. */
  readonly fed: readonly AbilityId[];
  readonly targets: readonly Id[];
  /** The result of the Hit check (X in HUNT-48); null before the roll. */
  result: number | null;
  blow: Blow | null;
  /** The id of the target that the attack is resolving now. */
  at: Id | null;
  /** The part of the body that the target named in `at` could lose. */
  part: Part | null;
}

/** A death check on the stack. `result` is null before the roll. */
export interface PendingDeathCheck extends Rolled {
  readonly name: 'death-check';
  readonly by: Id;
  result: number | null;
}

export type HuntItem = PendingAttack | PendingDeathCheck | PlainItem;

/** Any other stack item. It has no data of its own except a note. */
export interface PlainItem extends StackItem {
  readonly name: 'evade' | 'use' | 'flee' | 'improvise' | 'exchange' | 'yell' | 'initiative' | 'round-end';
  readonly note?: string;
}

/** The house rules and time limits of a battle. */
export type HuntOptions = Values<typeof OPTIONS>;

/** The whole state of a battle under the Hunt rules. All state is either here or on a fighter. */
export interface HuntTable extends Table<HuntFighter, HuntItem> {
  readonly options: HuntOptions;
  /** True if the setup gave the turn order. In that case, no initiative is rolled. */
  readonly ordered: boolean;
  /** The party that takes its turns now, in its own step or in step E; null between steps. */
  party: Party | null;
  /** True if the fighter in `turn` has begun its turn. */
  begun: boolean;
  /** Weapons that lie on the map. */
  ground: DroppedItem[];
}

export const action = actionsOn<HuntTable>();
export const anytimeAction = anytimeActionsOn<HuntTable>();
