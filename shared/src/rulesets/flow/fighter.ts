import { newcomer, type SetupFighter } from '../../engine/setup.ts';
import type { Id, PlacedFighter } from '../../engine/table.ts';
import type { Readied } from '../../kit/readying.ts';
import type { Level } from './checks.ts';
import { type Size, WAND } from './content.ts';
import { type Sheet, sheetOf } from './sheet.ts';

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
  feint: Id | null;
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

/** A fighter as it comes to the table, before anything has happened. Throws `SetupError`. */
export function newFighter(from: SetupFighter, fpCap: boolean): FlowFighter {
  const { name, sheet, bag, ...own } = sheetOf(from, fpCap);
  return {
    ...newcomer(from), // FLOW-91, FLOW-R7: on one hex, whatever the size
    name,
    sheet,
    ...own,
    bag: [...bag],
    hp: own.maxHp,
    ap: 0, // FLOW-R9
    rp: sheet.rpMax, // FLOW-13
    fp: Math.min(2, own.fpMax), // FLOW-19
    charges: WAND.charges * [own.main, own.off, ...bag].filter((item) => item === WAND.id).length,
    ...FRESH(),
  };
}

/** How everybody stands before the fight has left its marks. */
const FRESH = () => ({
  init: null,
  is: [],
  bleeding: 0,
  poisoned: 0,
  burning: 0,
  exposed: [],
  weakened: [],
  feint: null,
  grappling: null,
  grappledBy: null,
  holds: false,
  readied: null,
  moveAp: 0,
  flowState: false,
  reactionFp: false,
  apNext: 0,
  discount: 0,
  braced: false,
  focus: false,
  freeUsed: 0,
  lastCheck: null,
  done: [],
  joined: null,
});

/** Whether a condition that has no strength is on a fighter. */
export function is(fighter: FlowFighter, condition: PlainCondition): boolean {
  return fighter.is.includes(condition);
}

/** Whether a fighter holds somebody or is held. */
export function isGrappled(fighter: FlowFighter): boolean {
  return fighter.grappling !== null || fighter.grappledBy !== null;
}

/** The names of all conditions of a fighter, sorted. */
export function conditionsOf(fighter: FlowFighter): string[] {
  const names: string[] = [...fighter.is];
  for (const name of ONGOING) if (fighter[name] > 0) names.push(name);
  for (const name of CAUSED) if (fighter[name].length > 0) names.push(name);
  if (isGrappled(fighter)) names.push('grappled');
  return names.sort();
}

/** Whether a fighter has a perk. */
export function hasPerk(fighter: FlowFighter, perk: string): boolean {
  return fighter.sheet.perks.includes(perk);
}

/** How many charges are with an item that a fighter gives away. */
export function chargesWith(fighter: FlowFighter, item: string): number {
  return item === WAND.id ? Math.min(WAND.charges, fighter.charges) : 0;
}
