import { actionsOn } from '../../engine/core/action.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { inTurnOrder, type PlacedFighter, type Table } from '../../engine/state/table.ts';
import type { Lying } from '../../kit/ground.ts';
import type { Readied } from '../../kit/readying.ts';
import type { FlowOptions } from './sheet/options.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { Level, Size } from './sheet/skills.ts';

/** What sets a readied action off. */
export const TRIGGERS = ['moves', 'enters-reach', 'attacks', 'casts', 'opens', 'note'] as const;
export type TriggerOn = (typeof TRIGGERS)[number];

/** What may be done once in a round. */
export type OncePerRound = 'step' | 'feint' | 'shove' | 'escape' | 'focus' | 'combat-flow' | 'steal-momentum';

/** Conditions that simply are there or not. */
export const PLAIN_CONDITIONS = ['prone', 'defending', 'pinned', 'stunned', 'surprised'] as const;
export type PlainCondition = (typeof PLAIN_CONDITIONS)[number];

/** Conditions with a strength, in the order in which they strike. */
export const ONGOING = ['bleeding', 'poisoned', 'burning'] as const;
export type Ongoing = (typeof ONGOING)[number];

/** Conditions that last as long as their causers let them. */
export const CAUSED = ['exposed', 'weakened'] as const;
export type Caused = (typeof CAUSED)[number];

/** A fighter under the flow rules: its sheet, and how it stands now. */
export interface FlowFighter extends PlacedFighter {
  readonly sheet: Sheet;
  size: Size;
  hp: number;
  maxHp: number;
  ap: number;
  rp: number;
  /** Of its RP those given to it for a round, one entry each. */
  lentRp: LentRp[];
  fp: number;
  fpMax: number;
  mana: number;
  main: string | null;
  off: string | null;
  bag: string[];
  charges: number;
  init: number | null;
  is: PlainCondition[];
  bleeding: number;
  poisoned: number;
  burning: number;
  /** Who caused it; it ends with the start of that one's turn. */
  exposed: string[];
  weakened: string[];
  /** Whom it has deceived: its next physical attack on each has Advantage; the latest last. */
  feints: Id[];
  grappling: Id | null;
  grappledBy: Id | null;
  /** The hold was taken in this very turn, or has been paid for in it. */
  holds: boolean;
  readied: Readied<TriggerOn> | null;
  moveAp: number;
  flowState: boolean;
  reactionFp: boolean;
  apNext: number;
  discount: number;
  braced: boolean;
  focus: boolean;
  freeUsed: number;
  lastCheck: Level | null;
  done: OncePerRound[];
  /** The GM brought it into the fight in this round. */
  joined: number | null;
}

/** Whether a fighter has a perk. */
export function hasPerk(fighter: FlowFighter, perk: string): boolean {
  return fighter.sheet.perks.includes(perk);
}

/** An RP that lasts for a round: when it was given. */
export interface LentRp {
  /** In whose turn; null between turns. */
  readonly turn: Id | null;
  readonly round: number;
}

/** A thing on the ground, with the charges that it still has. */
export interface GroundItem extends Lying {
  readonly charges: number;
}

/** A change to the order that waits for the next round. */
export interface OrderChange {
  readonly id: Id;
  readonly before: Id;
}

export type Phase = 'explore' | 'surprise' | 'combat';

/** All of a battle under the flow rules. */
export interface FlowTable extends Table<FlowFighter> {
  options: FlowOptions;
  phase: Phase;
  /** The side that surprises the others, in the surprise round. */
  surprisers: string | null;
  /** The setup has named the turn order, so that none is rolled. */
  ordered: boolean;
  /** Who has had its turn in this round, or has it now. */
  acted: Id[];
  orderChanges: OrderChange[];
  ground: GroundItem[];
}

/** Makes an action of these rules from what is said of it. */
export const action = actionsOn<FlowTable>();

/** Everybody undefeated, in the order of this round, from its top. */
export function inOrder(table: FlowTable): FlowFighter[] {
  return inTurnOrder(table).filter(({ defeated }) => !defeated); // FLOW-R26
}
