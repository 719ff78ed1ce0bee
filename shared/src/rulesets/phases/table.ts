import { actionsOn, anytimeActionsOn } from '../../engine/core/action.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { type Fighter, inTurnOrder, type StackItem, type Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import { type AbilityId, PHASES, type Phase, type Reaction } from './sheet/abilities.ts';
import type { Sheet, Size } from './sheet/archetypes.ts';
import type { Suffered } from './sheet/conditions.ts';
import type { Own } from './sheet/content.ts';
import { BASIC_ACTIONS } from './sheet/weapons.ts';

/** What answers what: PHASE-R40. */
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

/** What may be waited for by its name: the basic actions, and what else is done in a turn. */
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

/** Something to be done later: an intent, its parameters as they were read. */
export interface Plan {
  readonly do: string;
  readonly [param: string]: Plain;
}
type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export interface Readied {
  readonly trigger: Trigger;
  readonly action: Plan;
}

/** The kinds of thing of which a partial surge allows one: PHASE-25. */
export type Part = 'standard' | 'minor' | 'movement';

type Kept = Omit<Sheet, 'armor' | 'mpMax' | 'pc' | 'size'>;

/** Somebody on the table: plain JSON, so that it can be stored. */
export interface PhasesFighter extends Fighter, Kept {
  at: Hex;
  pc: boolean;
  size: Size;
  /** Armour as the sheet has it; what it is now, `armorOf` says. */
  armor: number;
  mpMax: number;
  /** Its `mpMax` before any overstress took of it. */
  fullMp: number;
  hp: number;
  mp: number;
  stress: number;
  wounds: number;
  overstress: number;
  discord: number;
  /** Who last inflicted discord: PHASE-R9. */
  discordBy: Id | null;
  focus: number;
  recovery: number;
  surgeLevel: number;
  surged: boolean;
  acted: boolean;
  /** The phases of this round in which it has begun a turn or a release. */
  took: readonly Phase[];
  standard: boolean;
  minor: boolean;
  moveLeft: number;
  attacksLeft: number;
  /** With what the attacks of the open double full attack were made: PHASE-66. */
  attackedWith: string[];
  /** The weapons whose linked partner has attacked this turn: PHASE-R29. */
  linkedOff: string[];
  wrestled: boolean;
  /** Whether its standard movement of the open turn has begun (or been stood up with). */
  moved: boolean;
  /** What its partial surge has turned out to be; null: not yet begun, or no such turn: PHASE-25. */
  part: Part | null;
  inSurge: boolean;
  defending: boolean;
  slipping: boolean;
  spinning: boolean;
  channeling: AbilityId | null;
  /** Whether it took Channel in the open turn. */
  channeledNow: boolean;
  /** The round in which it channeled and stood still: PHASE-44. */
  stoodStill: number;
  /** When it began what it channels: a phase of the battle, counted from the first; 0: before it. */
  channeledAt: number;
  /** The round in which its release turn has ended without a release: PHASE-R66. */
  heldIn: number;
  releasing: boolean;
  /** Whether it holds a readied action, and what: the latter only its own side knows. */
  holds: boolean;
  readiedAs: Readied | null;
  reactionUsed: boolean;
  used: string[];
  spent: AbilityId[];
  broken: string[];
  unloaded: string[];
  known: string[];
  skipUntil: Until | null;
  suffers: readonly Suffered[];
  /** How many turns it has begun. */
  turns: number;
  /** Resistant to stress to the end of the battle: PHASE-27. */
  calm: boolean;
  /** What the battle's content says of weapons and of the numbers of abilities; left out: nothing. */
  readonly own?: Own;
}

export const LATER = [...PHASES, 'next-round'] as const;
export type Until = (typeof LATER)[number];

/** One who grapples, and the other end: PHASE-R16. */
export interface Grapple {
  readonly by: Id;
  readonly with: Id;
  /** Who counts as larger where both are of one size; null: neither. */
  readonly stronger: Id | null;
  /** Whether the one does so only to the end of the turn. */
  readonly isNew: boolean;
}

export type Group = 'pc' | 'npc';

export interface Options {
  readonly surgeStart: number;
  readonly surgeMode: 'normal' | 'partial' | 'restricted';
  readonly firstPick: Group;
}

/** A pending step; where it is an attack, with what and at whom. */
export interface Step extends StackItem {
  readonly by: Id;
  arm?: string;
  /** Whoever is attacked now. */
  target?: Id;
  /** It goes around a hex: each victim is rolled for by itself. */
  isBlast?: boolean;
  /** A mark has been spent on it: PHASE-R28. */
  hasEdge?: boolean;
  /** Somebody has stepped in, whose guard counts now: PHASE-R60. */
  interposed?: boolean;
  deflected?: boolean;
  /** How far its maker was from the one who is asked to answer a hit, when it hit: PHASE-R67. */
  away?: number | undefined;
  /** It is the second attack of a double full attack: PHASE-R50. */
  completes?: boolean;
}

/** The table. What a rule has to remember stands here or on a fighter, and nowhere else. */
export interface PhasesTable extends Table<PhasesFighter, Step> {
  readonly options: Options;
  phase: Phase | null;
  /** Which group may nominate first: PHASE-3. */
  pick: Group;
  /** The NPCs that have yet to take their turn in this phase. */
  due: readonly Id[];
  /** Who has passed since the last turn or release was taken: PHASE-5. */
  passed: readonly Id[];
  grapples: readonly Grapple[];
}

/** Makes an action of these rules from what is said of it. */
export const action = actionsOn<PhasesTable>();
export const interjection = anytimeActionsOn<PhasesTable>();

/** The place of a phase in the round, from 1. */
export function numberOf(phase: Phase): number {
  return PHASES.indexOf(phase) + 1;
}

/** Which phase of the battle it is, counted from the first of round 1. */
export function timeOf({ round, phase }: Pick<PhasesTable, 'round' | 'phase'>): number {
  return PHASES.length * (round - 1) + (phase === null ? 0 : numberOf(phase));
}

/** The round of such a phase; 0: it lies before the battle. */
export function roundAt(time: number): number {
  return Math.ceil(time / PHASES.length);
}

/** The fighters of the other sides that are still in the fight, in combat order; nobody minds whom nobody sees. */
export function enemiesOf(table: PhasesTable, me: Pick<Fighter, 'side'>): PhasesFighter[] {
  return inTurnOrder(table).filter((other) => !other.defeated && !other.hidden && other.side !== me.side); // PHASE-R24, PHASE-R64
}

/** Those of the same side that are still in the fight, without oneself, in combat order. */
export function alliesOf(table: PhasesTable, me: Pick<Fighter, 'side' | 'id'>): PhasesFighter[] {
  return inTurnOrder(table).filter(
    (other) => !other.defeated && other.side === me.side && other.id !== me.id,
  );
}

/**
 * Everybody's ids in combat order, looked up anew for each: the GM may change it meanwhile (PHASE-R59). `last` is
 * whoever set off what is answered.
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

/** The heroes and NPCs of a group that are still in the fight, in combat order. */
export function membersOf(table: PhasesTable, group: Group): PhasesFighter[] {
  return inTurnOrder(table).filter((fighter) => !fighter.defeated && groupOf(fighter) === group);
}
