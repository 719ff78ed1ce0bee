import { actionsOn } from '../../engine/core/action.ts';
import type { Id } from '../../engine/schema/ids.ts';
import { inTurnOrder, type PlacedFighter, type Table } from '../../engine/state/table.ts';
import type { DroppedItem } from '../../kit/ground.ts';
import type { Readied } from '../../kit/readying.ts';
import type { Changeable } from '../../kit/sheet.ts';
import type { Perk } from './sheet/abilities.ts';
import type { FlowOptions } from './sheet/options.ts';
import type { Sheet, Written } from './sheet/sheet.ts';
import type { Level } from './sheet/skills.ts';

/** Events that can trigger a readied action. */
export const TRIGGERS = ['moves', 'enters-reach', 'attacks', 'casts', 'opens', 'note'] as const;
export type TriggerOn = (typeof TRIGGERS)[number];

/** The actions and Flow Actions that a fighter may use only once per round. */
export type OncePerRound = 'step' | 'feint' | 'shove' | 'escape' | 'focus' | 'combat-flow' | 'steal-momentum';

/** Conditions that a fighter either has or does not have. */
export const PLAIN_CONDITIONS = ['prone', 'defending', 'pinned', 'stunned', 'surprised'] as const;
export type PlainCondition = (typeof PLAIN_CONDITIONS)[number];

/** Conditions with a strength, in the order in which they deal damage. */
export const ONGOING = ['bleeding', 'poisoned', 'burning'] as const;
export type Ongoing = (typeof ONGOING)[number];

/** Conditions that last until the next turn of the fighter who caused them. */
export const CAUSED = ['exposed', 'weakened'] as const;
export type Caused = (typeof CAUSED)[number];

/**
 * A fighter under the Flow rules: its sheet and its current state. AP, RP and FP are action, reaction and flow
 * points.
 */
export interface FlowFighter
  extends PlacedFighter,
    Changeable<Pick<Written, 'size' | 'maxHp' | 'fpMax' | 'mana' | 'main' | 'off'>> {
  readonly sheet: Sheet;
  hp: number;
  ap: number;
  rp: number;
  /** Extra RP that last for one round, one entry for each RP. */
  lentRp: LentRp[];
  fp: number;
  bag: string[];
  charges: number;
  init: number | null;
  is: PlainCondition[];
  bleeding: number;
  poisoned: number;
  burning: number;
  /**
   * Ids of the fighters who exposed this fighter. Each exposure ends when the fighter who caused it starts its next
   * turn.
   */
  exposed: string[];
  weakened: string[];
  /**
   * Ids of the targets against which this fighter has won a Feint, latest last. This fighter's next physical attack on
   * each of them has Advantage.
   */
  feints: Id[];
  grappling: Id | null;
  grappledBy: Id | null;
  /** True if the fighter started or maintained its hold in the current turn. */
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
  /** The round in which the GM added the fighter; null if the fighter was there from the start. */
  joined: number | null;
}

/** Returns whether a fighter has a perk. */
export function hasPerk(fighter: FlowFighter, perk: Perk): boolean {
  return fighter.sheet.perks.includes(perk);
}

/** An extra RP that lasts for one round, with the time at which the fighter got it. */
export interface LentRp {
  /** The fighter whose turn it was at that time; null between turns. */
  readonly turn: Id | null;
  readonly round: number;
}

/** An item on the ground, with its remaining charges. */
export interface GroundItem extends DroppedItem {
  readonly charges: number;
}

/** A change to the turn order for the next round: the fighter `id` moves directly before the fighter `before`. */
export interface OrderChange {
  readonly id: Id;
  readonly before: Id;
}

export type Phase = 'explore' | 'surprise' | 'combat';

/** The state of a battle under the Flow rules. */
export interface FlowTable extends Table<FlowFighter> {
  options: FlowOptions;
  phase: Phase;
  /** The side that surprised the others at the start of the fight; null if there was none. */
  surprisers: string | null;
  /** True if the setup gave the turn order. In that case, fighters do not roll initiative. */
  ordered: boolean;
  /** Ids of the fighters who have had their turn in this round, or have it now. */
  acted: Id[];
  orderChanges: OrderChange[];
  ground: GroundItem[];
}

/** Declares an action of the Flow rules. */
export const action = actionsOn<FlowTable>();

/** Returns the undefeated fighters in this round's turn order. */
export function inOrder(table: FlowTable): FlowFighter[] {
  return inTurnOrder(table).filter(({ defeated }) => !defeated); // FLOW-R26
}
