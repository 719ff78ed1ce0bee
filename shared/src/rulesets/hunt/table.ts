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

/** A bag and its contents. */
export interface Bag {
  readonly bag: string;
  readonly items: readonly string[];
}

/** A cooperative attack that waits for a partner's next attack. */
export interface Link {
  readonly by: Id;
  /** The lent Support; null if the helper had none to lend. */
  readonly ability: AbilityId | null;
}

/** The values of the sheet that stay the same in a battle. */
type Fixed = Pick<Sheet, 'type' | 'level' | 'size' | 'gaps' | 'abilities' | 'carry' | 'hands' | 'habit'>;

/** The values that change. Worn armor is in the order in which it breaks. */
type State = Changeable<Pick<Sheet, 'hp' | 'wp' | 'mv' | 'weapons' | 'armour' | 'items'>>;

/** A combatant. Plain JSON, because snapshots store it. */
export interface HuntFighter extends Fighter, Fixed, State {
  /** The sheet's starting Willpower, and its movement per turn. */
  readonly base: { readonly wp: number; readonly mv: number };
  readonly specialties: readonly Specialty[];
  parts: readonly Part[];
  conditions: readonly Condition[];
  /** Bags, in the order in which they are searched. */
  bags: readonly Bag[];
  links: readonly Link[];
  /** The step in which an adventurer acts this round; null if there was no roll. */
  step: 'advance' | 'late' | null;
  /** True if it has no turn left in its own step this round. */
  done: boolean;
  extra: number;
  yelled: boolean;
  /** The last step of this round in which it was prompted to yell; null if none. */
  yellAsked: 'enemy' | 'extra' | null;
  /** True if its Willpower was once below half of its starting value. */
  wasLow: boolean;
  last: Outcome | null;
  withdrawn: boolean;
  dead: boolean;
  /** True if the GM or the battle's options let it live at 0 Stamina. */
  spared: boolean;
  /** The battle's own weapons, armor, items, bags and abilities. */
  readonly own?: Own;
}

/** The parties whose turns make up a step or a part of step E. */
export const PARTIES = ['advance', 'enemy', 'late'] as const;
export type Party = (typeof PARTIES)[number];

/** The damage of an attack to each target. A null `amount` means no damage. */
export interface Blow {
  readonly amount: number | null;
  readonly irreducible: boolean;
  readonly inflicts: readonly Infliction[];
}

/** A stack item with its rolls. */
interface Rolled extends StackItem {
  /** The last of its dice that the GM set; omitted if none. */
  setDie?: SetDie;
}

/** An attack on the stack. */
export interface PendingAttack extends Rolled {
  readonly name: 'attack';
  readonly by: Id;
  readonly weapon: string | null;
  readonly ability: AbilityId | null;
  /** The Target Specialty of the Hit check and of every evasion. */
  readonly specialty: Specialty;
  readonly supports: readonly AbilityId[];
  /** The Supports lent by partners. */
  readonly fed: readonly AbilityId[];
  readonly targets: readonly Id[];
  /** X of HUNT-48; null before the Hit check is rolled. */
  result: number | null;
  blow: Blow | null;
  /** The target being resolved, and the part at risk. */
  at: Id | null;
  part: Part | null;
}

/** A death check on the stack. Its result is null until the roll. */
export interface PendingDeathCheck extends Rolled {
  readonly name: 'death-check';
  readonly by: Id;
  result: number | null;
}

export type HuntItem = PendingAttack | PendingDeathCheck | PlainItem;

/** A stack item without data of its own. */
export interface PlainItem extends StackItem {
  readonly name: 'evade' | 'use' | 'flee' | 'improvise' | 'exchange' | 'yell' | 'initiative' | 'round-end';
  readonly note?: string;
}

/** The house rules of a hunt. */
export type HuntOptions = Values<typeof OPTIONS>;

/** The state of a hunt. All state of the rules is here or on a fighter. */
export interface HuntTable extends Table<HuntFighter, HuntItem> {
  readonly options: HuntOptions;
  /** True if the setup gave the turn order, so that no initiative is rolled. */
  readonly ordered: boolean;
  /** The party whose turns are being taken, also in step E. */
  party: Party | null;
  /** True if the fighter whose turn it is has begun the turn. */
  begun: boolean;
  /** Weapons on the map. */
  ground: DroppedItem[];
}

export const action = actionsOn<HuntTable>();
export const anytimeAction = anytimeActionsOn<HuntTable>();
