import { actionsOn, anytimeActionsOn } from '../../engine/core/action.ts';
import type { Values } from '../../engine/schema/field-schema.ts';
import type { Id } from '../../engine/schema/ids.ts';
import type { SetDie } from '../../engine/state/event.ts';
import type { Fighter, StackItem, Table } from '../../engine/state/table.ts';
import type { Lying } from '../../kit/ground.ts';
import type { AbilityId, Infliction } from './sheet/abilities.ts';
import type { Condition } from './sheet/ailments.ts';
import type { FighterType, Habit, Size } from './sheet/archetypes.ts';
import type { Own } from './sheet/content.ts';
import type { OPTIONS } from './sheet/options.ts';
import type { Gap, Part, Specialty } from './sheet/specialties.ts';

/** How a specialty check came out. */
export const OUTCOMES = ['success', 'failure', 'critical', 'fumble'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A bag and what is in it. */
export interface Bag {
  readonly bag: string;
  readonly items: readonly string[];
}

/** A cooperative attack that waits for somebody's next attack. */
export interface Link {
  readonly by: Id;
  /** Null: its maker had none to lend. */
  readonly ability: AbilityId | null;
}

/** Somebody in a hunt: plain JSON, so that it can be stored. */
export interface HuntFighter extends Fighter {
  readonly type: FighterType;
  readonly level: number;
  readonly size: Size;
  /** What the sheet says of Willpower and movement: the start of the one, a turn's worth of the other. */
  readonly base: { readonly wp: number; readonly mv: number };
  readonly specialties: readonly Specialty[];
  readonly gaps: readonly Gap[];
  readonly abilities: readonly AbilityId[];
  readonly habit: Habit | null;
  readonly carry: number;
  readonly hands: number;
  hp: number;
  wp: number;
  mv: number;
  parts: readonly Part[];
  conditions: readonly Condition[];
  weapons: readonly string[];
  /** In the order in which they would break. */
  armour: readonly string[];
  items: readonly string[];
  /** In the order in which they are looked through. */
  bags: readonly Bag[];
  links: readonly Link[];
  /** In which step an adventurer acts this round; null: it has not been rolled, or nobody rolls it. */
  step: 'advance' | 'late' | null;
  /** Has no more turn in its own step this round. */
  done: boolean;
  extra: number;
  yelled: boolean;
  /** In which step of this round it was asked last whether it yells; null: in none. */
  yellAsked: 'enemy' | 'extra' | null;
  /** Whether its Willpower has ever been less than half of what it started with. */
  wasLow: boolean;
  last: Outcome | null;
  withdrawn: boolean;
  dead: boolean;
  /** Whether the GM, or the battle's option, has let it live at the Stamina of 0 that it has now. */
  spared: boolean;
  /** What the battle's content says of weapons, armour, items, bags and abilities; left out: nothing. */
  readonly own?: Own;
}

/** Whose turns a step, or a part of the extra step, is made of. */
export const PARTIES = ['advance', 'enemy', 'late'] as const;
export type Party = (typeof PARTIES)[number];

/** What an attack does to each whom it hits; `amount` null: it deals no damage. */
export interface Blow {
  readonly amount: number | null;
  readonly irreducible: boolean;
  readonly inflicts: readonly Infliction[];
}

/** What stands on the stack with what was rolled for it. */
interface Rolled extends StackItem {
  /** The last die of that which the game master has set; left out: none. */
  setDie?: SetDie;
}

/** An attack as it lies on the stack. */
export interface PendingAttack extends Rolled {
  readonly name: 'attack';
  readonly by: Id;
  readonly weapon: string | null;
  readonly ability: AbilityId | null;
  /** The Target Specialty, of the Hit check and of every evasion. */
  readonly specialty: Specialty;
  readonly supports: readonly AbilityId[];
  /** The Supports that partners have fed in. */
  readonly fed: readonly AbilityId[];
  readonly targets: readonly Id[];
  /** X of HUNT-48; null: the Hit check has not been rolled. */
  result: number | null;
  blow: Blow | null;
  /** Who is being dealt with, and the part that would be lost. */
  at: Id | null;
  part: Part | null;
}

/** A death check as it lies on the stack: what was rolled, as soon as it has been. */
export interface PendingDeathCheck extends Rolled {
  readonly name: 'death-check';
  readonly by: Id;
  result: number | null;
}

/** What can be pending. */
export type HuntItem = PendingAttack | PendingDeathCheck | PlainItem;

/** What is pending and says no more of itself. */
export interface PlainItem extends StackItem {
  readonly name: 'evade' | 'use' | 'flee' | 'improvise' | 'exchange' | 'yell' | 'initiative' | 'round-end';
  readonly note?: string;
}

/** The house rules of one hunt. */
export type HuntOptions = Values<typeof OPTIONS>;

/** The table. What a rule has to remember stands here or on a fighter, and nowhere else. */
export interface HuntTable extends Table<HuntFighter, HuntItem> {
  readonly options: HuntOptions;
  /** Whether the setup gave an order, so that no initiative is rolled. */
  readonly ordered: boolean;
  /** Whose turns are being taken: in the extra step its part. */
  party: Party | null;
  /** Whether the one whose turn it is has begun it. */
  begun: boolean;
  /** Weapons that lie on the map. */
  ground: Lying[];
}

export const action = actionsOn<HuntTable>();
export const interjection = anytimeActionsOn<HuntTable>();
