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

/** The events of triggers: PHASE-R40. */
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

/** The actions that a trigger can name: the basic actions, and others of a turn. */
export const TRIGGERING_ACTIONS = [...BASIC_ACTIONS, 'stand', 'escape', 'wrestle', 'let-go', 'drop'] as const;
export type TriggeringAction = (typeof TRIGGERING_ACTIONS)[number];

export interface Trigger {
  readonly on: (typeof TRIGGER_EVENTS)[number];
  /** A fighter, or `enemy`, `ally`, `any`. */
  readonly by: string;
  readonly action?: TriggeringAction;
  readonly ability?: AbilityId;
  readonly reaction?: Reaction | 'ready';
  readonly note?: string;
}

/** An intent for later, with its parameters as they were read. */
export interface Plan {
  readonly do: string;
  readonly [param: string]: Plain;
}
type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export interface Readied {
  readonly trigger: Trigger;
  readonly action: Plan;
}

/** The parts of a turn, of which a partial surge allows one: PHASE-25. */
export type Part = 'standard' | 'minor' | 'movement';

/** A fighter on the table. Plain JSON, because snapshots store it. */
export interface PhasesFighter extends PlacedFighter, Changeable<Sheet> {
  /** The sheet's armor. `armorOf` returns the current one. */
  armor: number;
  /** Its `mpMax` before overstress reduced it. */
  fullMp: number;
  hp: number;
  mp: number;
  stress: number;
  wounds: number;
  overstress: number;
  discord: number;
  /** The fighter that last inflicted discord: PHASE-R9. */
  discordBy: Id | null;
  focus: number;
  recovery: number;
  surgeLevel: number;
  surged: boolean;
  acted: boolean;
  /** The phases of this round in which it began a turn or a release. */
  took: readonly Phase[];
  standard: boolean;
  minor: boolean;
  moveLeft: number;
  attacksLeft: number;
  /** The means of the attacks in the open double full attack: PHASE-66. */
  attackedWith: string[];
  /** The weapons whose linked weapon has attacked this turn: PHASE-R29. */
  linkedOff: string[];
  wrestled: boolean;
  /** Whether its standard movement of the open turn has begun or was used to stand up. */
  moved: boolean;
  /** The part that its partial surge took; null before that, or without such a turn: PHASE-25. */
  part: Part | null;
  inSurge: boolean;
  defending: boolean;
  slipping: boolean;
  spinning: boolean;
  channeling: AbilityId | null;
  /** Whether it took Channel in the open turn. */
  channeledNow: boolean;
  /** The round in which it channeled without moving: PHASE-44. */
  stoodStill: number;
  /** The phase in which it began to channel, counted from the first of the battle; 0 if before it. */
  channeledAt: number;
  /** The round in which its release turn ended without a release: PHASE-R66. */
  heldIn: number;
  releasing: boolean;
  /** Whether it holds a readied action. Only its own side knows which. */
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
  /** The number of turns that it has begun. */
  turns: number;
  /** Whether it resists stress until the end of the battle: PHASE-27. */
  calm: boolean;
  /** The battle's own weapons and numbers. */
  readonly own?: Own;
}

export const LATER = [...PHASES, 'next-round'] as const;
export type Until = (typeof LATER)[number];

/** A grapple: the fighter that began it, and the other: PHASE-R16. */
export interface Grapple {
  readonly by: Id;
  readonly with: Id;
  /** The fighter that counts as larger if both have the same size; null if neither. */
  readonly stronger: Id | null;
  /** Whether `stronger` counts only until the end of the turn. */
  readonly isNew: boolean;
}

export type Group = 'pc' | 'npc';

export interface Options {
  readonly surgeStart: number;
  readonly surgeMode: 'normal' | 'partial' | 'restricted';
  readonly firstPick: Group;
}

/** A pending step. An attack names its means and target. */
export interface Step extends StackItem {
  readonly by: Id;
  arm?: string;
  /** The current target. */
  target?: Id;
  /** Whether it is a blast, which is rolled against each target separately. */
  isBlast?: boolean;
  /** Whether a mark was spent on it: PHASE-R28. */
  hasEdge?: boolean;
  /** Whether a fighter has interposed, whose guard counts now: PHASE-R60. */
  interposed?: boolean;
  deflected?: boolean;
  /** The distance at the time of the hit between the attacker and the fighter asked to react: PHASE-R67. */
  away?: number | undefined;
  /** Whether it is the second attack of a double full attack, not one linked to it: PHASE-R50, PHASE-R78. */
  completes?: boolean;
}

/** The table. All state of the rules is here or on a fighter. */
export interface PhasesTable extends Table<PhasesFighter, Step> {
  readonly options: Options;
  phase: Phase | null;
  /** The group that may nominate first: PHASE-3. */
  pick: Group;
  /** The NPCs with a turn left in this phase. */
  due: readonly Id[];
  /** The fighters that passed since the last turn or release: PHASE-5. */
  passed: readonly Id[];
  grapples: readonly Grapple[];
}

export const action = actionsOn<PhasesTable>();
export const anytimeAction = anytimeActionsOn<PhasesTable>();

/** Returns the number of a phase in the round, from 1. */
export function numberOf(phase: Phase): number {
  return PHASES.indexOf(phase) + 1;
}

/** Returns the number of the phase in the battle, from the first of round 1. */
export function timeOf({ round, phase }: Pick<PhasesTable, 'round' | 'phase'>): number {
  return PHASES.length * (round - 1) + (phase === null ? 0 : numberOf(phase));
}

/** Returns the round of a phase number as `timeOf` returns it; 0 if it lies before the battle. */
export function roundAt(time: number): number {
  return Math.ceil(time / PHASES.length);
}

/** Returns the enemies in the fight that are not hidden, in combat order. */
export function enemiesOf(table: PhasesTable, me: Pick<Fighter, 'side'>): PhasesFighter[] {
  return inTurnOrder(table).filter((other) => !other.defeated && !other.hidden && other.side !== me.side); // PHASE-R24, PHASE-R64
}

/**
 * Yields all ids in combat order, read again for each because the GM may change it (PHASE-R59). The fighter `last`,
 * which set off the reactions, comes last.
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

/** Returns the heroes and NPCs of a group in the fight, in combat order. */
export function membersOf(table: PhasesTable, group: Group): PhasesFighter[] {
  return inTurnOrder(table).filter((fighter) => !fighter.defeated && groupOf(fighter) === group);
}
