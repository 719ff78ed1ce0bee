import { actionsOn, anytimeActionsOn } from '../../engine/core/action.ts';
import type { Id } from '../../engine/schema/ids.ts';
import {
  type Fighter,
  inTurnOrder,
  type PlacedFighter,
  type StackItem,
  type Table,
} from '../../engine/state/table.ts';
import type { Changeable } from '../../kit/sheet.ts';
import { type AbilityId, PHASES, type Phase, type Reaction } from './sheet/abilities.ts';
import type { Suffered } from './sheet/conditions.ts';
import type { Own } from './sheet/content.ts';
import type { Sheet } from './sheet/sheet.ts';
import { BASIC_ACTIONS } from './sheet/weapons.ts';

/** The occurrences that can trigger a readied action (PHASE-R40). */
export const TRIGGER_EVENTS = [
  'moves',
  'enters-reach',
  'leaves-cover',
  'attacks',
  'casts',
  'acts',
  'uses',
  'reacts',
  'note',
] as const;

/** The actions that a trigger can name: the basic actions, and some other actions of a turn. */
export const TRIGGERING_ACTIONS = [...BASIC_ACTIONS, 'stand', 'escape', 'wrestle', 'let-go', 'drop'] as const;
export type TriggeringAction = (typeof TRIGGERING_ACTIONS)[number];

/** The condition for a readied action: what must happen, and which fighter must cause it. */
export interface Trigger {
  readonly on: (typeof TRIGGER_EVENTS)[number];
  /** The fighter that must cause the event: a fighter's id, or `enemy`, `ally` or `any`. */
  readonly by: string;
  readonly action?: TriggeringAction;
  readonly ability?: AbilityId;
  readonly reaction?: Reaction | 'ready';
  readonly note?: string;
}

/** The action that a fighter has readied: an intent with parsed parameters. */
export interface Plan {
  readonly do: string;
  readonly [param: string]: Plain;
}
type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export interface Readied {
  readonly trigger: Trigger;
  readonly action: Plan;
}

/** The parts of a turn. A partial surge allows only one of them (PHASE-25). */
export type Part = 'standard' | 'minor' | 'movement';

/** A fighter on the table. Plain JSON, because snapshots store it. */
export interface PhasesFighter extends PlacedFighter, Changeable<Sheet> {
  /** The armor on the sheet. `armorOf` returns the armor that currently applies. */
  armor: number;
  /** The value of `mpMax` before overstress reduced it. */
  fullMp: number;
  hp: number;
  mp: number;
  stress: number;
  wounds: number;
  overstress: number;
  discord: number;
  /** The fighter that caused this fighter's latest discord; null if unknown (PHASE-R9). */
  discordBy: Id | null;
  focus: number;
  recovery: number;
  surgeLevel: number;
  surged: boolean;
  acted: boolean;
  /** The phases of this round in which the fighter began a turn or a release turn. */
  took: readonly Phase[];
  standard: boolean;
  minor: boolean;
  moveLeft: number;
  attacksLeft: number;
  /** The weapons and attack spells already used in the current double full attack (PHASE-66). */
  attackedWith: string[];
  /** The linked weapons whose linked attack is used up for this turn (PHASE-R29). */
  linkedOff: string[];
  wrestled: boolean;
  /** True if the fighter has used standard movement in the current turn, or has stood up instead. */
  moved: boolean;
  /**
   * The part of a partial surge turn that the fighter has begun to use; null until then, and in other turns:
   * PHASE-25.
   */
  part: Part | null;
  inSurge: boolean;
  defending: boolean;
  slipping: boolean;
  spinning: boolean;
  channeling: AbilityId | null;
  /** True if the fighter used Channel in the current turn. */
  channeledNow: boolean;
  /** The last round in which the fighter channeled without using its standard movement; 0 if none (PHASE-44). */
  stoodStill: number;
  /** The number of the phase in which the fighter began to channel, as in `timeOf`; 0 if before the battle. */
  channeledAt: number;
  /** The round in which a release turn of the fighter ended without a release; 0 if none (PHASE-R66). */
  heldIn: number;
  releasing: boolean;
  /** True if the fighter holds a readied action. Everyone sees this, but only its side and the GM see `readiedAs`. */
  holds: boolean;
  readiedAs: Readied | null;
  reactionUsed: boolean;
  used: readonly string[];
  spent: readonly AbilityId[];
  broken: readonly string[];
  unloaded: readonly string[];
  known: readonly string[];
  skipUntil: Until | null;
  suffers: readonly Suffered[];
  /** The number of turns that the fighter has begun. */
  turns: number;
  /** True if the fighter resists stress until the end of the battle (PHASE-27). */
  calm: boolean;
  /** The rulebook entries that the battle's content adds or changes. */
  readonly own?: Own;
}

/** The moments until which a hero can pass (PHASE-5). */
export const LATER = [...PHASES, 'next-round'] as const;
export type Until = (typeof LATER)[number];

/** A grapple. The fighter `by` started it; `with` is the other fighter (PHASE-R16). */
export interface Grapple {
  readonly by: Id;
  readonly with: Id;
  /** The fighter that counts as larger if both have the same size; null if neither does. */
  readonly stronger: Id | null;
  /** True if `stronger` applies only until the end of the current turn. */
  readonly isNew: boolean;
}

export type Group = 'pc' | 'npc';

export interface Options {
  readonly surgeStart: number;
  readonly surgeMode: 'normal' | 'partial' | 'restricted';
  readonly firstPick: Group;
}

/** An entry of the stack: an action or reaction that is being resolved, or the start or end of a turn. */
export interface Step extends StackItem {
  readonly by: Id;
  /** For an attack: the id of its weapon, hold (grapple or shove) or channeled ability. */
  arm?: string;
  /** The current target. An Interpose can change it. */
  target?: Id;
  /** True for a blast, which makes a separate attack roll against each target. */
  isBlast?: boolean;
  /** True if the attacker has spent the target's mark, which gives an edge (PHASE-R28). */
  hasEdge?: boolean;
  /** True if the target has interposed: its own edges and snags apply, but cover does not (PHASE-R60). */
  interposed?: boolean;
  deflected?: boolean;
  /** The distance between the attacker and the fighter asked to react, at the moment of the hit (PHASE-R67). */
  away?: number | undefined;
  /** True for the second attack of a double full attack, but not for an attack linked to it (PHASE-R50, PHASE-R78). */
  completes?: boolean;
}

/** The table. These rules store all their state here or on a fighter. */
export interface PhasesTable extends Table<PhasesFighter, Step> {
  readonly options: Options;
  phase: Phase | null;
  /** The group that has the pick, which lets it nominate a fighter first (PHASE-3). */
  pick: Group;
  /** The NPCs that still have a turn in this phase. */
  due: readonly Id[];
  /** The fighters that have passed since the last turn or release (PHASE-5). */
  passed: readonly Id[];
  grapples: readonly Grapple[];
}

export const action = actionsOn<PhasesTable>();
export const anytimeAction = anytimeActionsOn<PhasesTable>();

/** Returns the number of a phase within its round, from 1 to 8. */
export function numberOf(phase: Phase): number {
  return PHASES.indexOf(phase) + 1;
}

/** Returns the number of the current phase within the whole battle; the first phase of round 1 is 1. */
export function timeOf({ round, phase }: Pick<PhasesTable, 'round' | 'phase'>): number {
  return PHASES.length * (round - 1) + (phase === null ? 0 : numberOf(phase));
}

/** Returns the round of a phase, given the phase's number from `timeOf`. For 0 (before the battle), returns 0. */
export function roundAt(time: number): number {
  return Math.ceil(time / PHASES.length);
}

/** Returns the undefeated enemies that the GM has not hidden, in combat order. */
export function enemiesOf(table: PhasesTable, me: Pick<Fighter, 'side'>): PhasesFighter[] {
  return inTurnOrder(table).filter((other) => !other.defeated && !other.hidden && other.side !== me.side); // PHASE-R24, PHASE-R64
}

/**
 * Yields the ids of all fighters in combat order. If the GM changes that order meanwhile, follows the new order
 * (PHASE-R59). The fighter `last`, which set off the reactions, comes last.
 */
export function* oneByOne(table: PhasesTable, last?: Id): Iterable<Id> {
  const had = new Set<Id>();
  const isLeft = (id: Id) => !had.has(id) && table.fighters[id] !== undefined;
  const mustWait = (id: Id | undefined) => id !== undefined && (id === last || !isLeft(id));
  let [order, place] = [table.order, 0];
  for (;;) {
    if (order !== table.order) [order, place] = [table.order, 0]; // PHASE-R59
    while (mustWait(order[place])) place++;
    const next = order[place] ?? order.find(isLeft); // PHASE-R59
    if (next === undefined) return;
    had.add(next);
    yield next;
  }
}

export function groupOf({ pc }: Pick<PhasesFighter, 'pc'>): Group {
  return pc ? 'pc' : 'npc';
}

/** Returns the undefeated fighters of a group, in combat order. */
export function membersOf(table: PhasesTable, group: Group): PhasesFighter[] {
  return inTurnOrder(table).filter((fighter) => !fighter.defeated && groupOf(fighter) === group);
}
