import { actionsOn, anytimeActionsOn } from '../../engine/core/action.ts';
import type { Values } from '../../engine/schema/field-schema.ts';
import type { Id } from '../../engine/schema/ids.ts';
import type { Json } from '../../engine/schema/json.ts';
import type { TurnCount, Until } from '../../engine/state/durations.ts';
import type { SetDie } from '../../engine/state/event.ts';
import type { PlacedFighter, StackItem, Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Changeable } from '../../kit/sheet.ts';
import type { OPTIONS } from './sheet/options.ts';
import type { CHANGEABLE, Sheet } from './sheet/sheet.ts';
import type { Attitude, Resistance, StancePart } from './sheet/terms.ts';
import type { Condition, Track } from './sheet/tracks.ts';

/** A condition that is not part of an affliction or grab. */
export interface Suffered {
  readonly name: Condition;
  /** `lasting`: set by a setup or the GM. It also counts as damage or fatigue (DEG-R46). */
  readonly cause: 'damage' | 'fatigue' | 'trick' | 'fall' | 'lasting';
  readonly until: Until;
}

/** An ongoing affliction or grab (DEG-R10, DEG-33). */
export interface Ongoing {
  readonly by: Id;
  readonly track: Track | 'grab';
  readonly degree: number;
  /** The condition that the target has at this degree. */
  readonly condition: Condition;
  readonly rank: number;
  readonly resist: Resistance;
  /** For a grab: the weapon, and the table's `turnCount` when the grab was made. */
  readonly grip?: { readonly weapon: string; readonly turn: number };
}

/** A modifier that lasts for a while (DEG-R4). */
export interface Mod {
  readonly kind: 'attack' | 'defense' | 'effect' | 'skill' | 'all' | 'boost' | 'burst';
  readonly ranks: number;
  readonly until: Until;
  /** The only fighter against which the modifier counts. */
  readonly target?: Id;
  /** The trait that a boost raises, or the ranks that a burst cancels: `advantage` or `disadvantage`. */
  readonly trait?: string;
  /** For a skill modifier: the sum of the degrees of all assistants (DEG-42). */
  readonly degrees?: number;
  /** For a modifier to an effect: the effect to which the modifier applies (DEG-44, DEG-45). */
  readonly match?: { readonly effect: string; readonly resist?: Resistance; readonly isPower: boolean };
}

export type LastCheck = { readonly total: number; readonly dc: number; readonly degree: number };

/** An action or power that a fighter cannot try again on a target, until it Surges for a retry (DEG-R25). */
export type Locked = { readonly what: string; readonly against: Id };

/** The trigger of a readied action (DEG-24). */
export interface Trigger {
  readonly on: 'moves' | 'enters-reach' | 'attacks' | 'casts' | 'note';
  readonly by?: string;
}

export interface Readied {
  readonly trigger: Trigger;
  readonly action: { readonly do: string; readonly [param: string]: Json };
  readonly note?: string;
}

/** The values that come from a fighter's sheet and can change during the battle. */
type State = Changeable<Pick<Sheet, (typeof CHANGEABLE)[number]>>;

/** A fighter on the table. Its lists are never changed in place, because caches use them as keys. */
export interface DegreesFighter extends PlacedFighter, State {
  readonly sheet: Sheet;
  /**
   * The number of turns that the fighter has begun, and how many of them have ended. A delayed turn counts from its old
   * place in the turn order (DEG-R44).
   */
  turns: TurnCount;
  suffered: readonly Suffered[];
  effects: readonly Ongoing[];
  grabbing: Id | null;
  /**
   * The current and the maximum health. Both could be derived, but are stored so that views can hide the exact numbers.
   */
  hp: number;
  hpMax: number;
  bruises: number;
  strains: number;
  std: number;
  mov: number;
  quick: number;
  reaction: number;
  free: number;
  /** The number of free actions beyond the limit that the fighter has in this turn (DEG-132). */
  extraFree: number;
  stress: number;
  /**
   * The number of Surges that the fighter must still pay for with fatigue, and how many of these were for resistance
   * checks (DEG-102).
   */
  surgeDebt: number;
  resistDebt: number;
  aim: { readonly target: Id; readonly ranks: number } | null;
  stance: { readonly minus: StancePart; readonly plus: StancePart; readonly ranks: number } | null;
  /** Whether the stance's defense bonus counts, because the fighter has attacked (DEG-119). */
  stancePaid: boolean;
  defending: boolean;
  /** The name of the readied action, which is public, and its details, which are secret. */
  ready: string | null;
  readied: Readied | null;
  delaying: boolean;
  loaded: readonly string[];
  damaged: readonly string[];
  broken: readonly string[];
  active: Readonly<Record<string, string>>;
  /** Effects that a Surge added to arrays (DEG-96). */
  lent: readonly string[];
  analysis: Readonly<Record<Id, number>>;
  intel: readonly string[];
  opinions: Readonly<Record<string, Attitude>>;
  topic: string | null;
  topicEase: 'ignore' | 'borrow' | null;
  topicUntil: Until;
  order: string | null;
  /** The fighter whose command must be followed, and the time when the command ends (DEG-74, DEG-R12). */
  commanded: { readonly by: Id; readonly until: Until } | null;
  locked: readonly Locked[];
  mods: readonly Mod[];
  runStreak: number;
  deathFails: number;
  last: LastCheck | null;
  /** Whether the fighter has acted, attacked and run in this turn. */
  acted: boolean;
  attacked: boolean;
  ran: boolean;
  /** Whether the fighter has run successfully since its latest turn started (DEG-R45). */
  ranWell: boolean;
  stood: boolean;
  /** Whether a run raises the speed rank. This ends when the fighter's next turn starts (DEG-56). */
  running: boolean;
  /** The number of hexes that the fighter has entered by its own movement in this round (DEG-108). */
  moved: number;
  /** The round in which the fighter last used an area power; 0 if never (DEG-12). */
  areaIn: number;
}

/** An item on the ground (DEG-31, DEG-122). */
export interface Lying {
  readonly item: string;
  readonly at: Hex;
  readonly damaged: boolean;
}

/** A pending action as all players see it: its target, and its weapon, power or skill. */
export interface Pending extends StackItem {
  readonly with?: string;
  /** The player's note about the action. */
  readonly note?: string;
}

/** The current result of a check on which points can still be spent (DEG-81). */
export interface OpenCheck extends LastCheck {
  readonly by: Id;
  readonly of: string;
  /** The fighter that rolled against the check; null if no fighter did. */
  readonly against: Id | null;
  /** The last of the check's dice that the GM set by hand; omitted if there is none. */
  readonly setDie?: SetDie;
}

export interface DegreesTable extends Table<DegreesFighter, Pending> {
  options: Values<typeof OPTIONS>;
  /** The fighters that have not had a turn in this round, in order. */
  pending: readonly Id[];
  /** The number of turns that have begun in the battle. A grab records the number when it is made (DEG-35). */
  turnCount: number;
  lying: readonly Lying[];
  bent: OpenCheck | null;
}

export const action = actionsOn<DegreesTable>();
export const anytimeAction = anytimeActionsOn<DegreesTable>();
