import { actionsOn, anytimeActionsOn } from '../../engine/core/action.ts';
import type { Values } from '../../engine/schema/field-schema.ts';
import type { Id } from '../../engine/schema/ids.ts';
import type { Json } from '../../engine/schema/json.ts';
import type { TurnCount, Until } from '../../engine/state/durations.ts';
import type { SetDie } from '../../engine/state/event.ts';
import type { PlacedFighter, StackItem, Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import type { OPTIONS } from './sheet/options.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { Attitude, Edge, FortuneAsk, ReactionAsk, Resistance, StancePart } from './sheet/terms.ts';
import type { Condition, Track } from './sheet/tracks.ts';

/** A condition that somebody was given and that is no affliction's or grab's: those have their own. */
export interface Suffered {
  readonly name: Condition;
  /** `lasting`: set by a setup or the GM, which counts as damage or fatigue too (DEG-R46). */
  readonly cause: 'damage' | 'fatigue' | 'trick' | 'fall' | 'lasting';
  readonly until: Until;
}

/** An affliction or a grab that goes on: DEG-R10, DEG-33. */
export interface Ongoing {
  readonly by: Id;
  readonly track: Track | 'grab';
  readonly degree: number;
  /** What the target suffers by it: immunity may make it less than the degree says. */
  readonly condition: Condition;
  readonly rank: number;
  readonly resist: Resistance;
  /** A grab: what holds, and in the how-manieth turn of the battle it was made. */
  readonly grip?: { readonly weapon: string; readonly turn: number };
}

/** A modifier that waits: DEG-R4. */
export interface Mod {
  readonly kind: 'attack' | 'defense' | 'effect' | 'skill' | 'all' | 'boost' | 'burst';
  readonly ranks: number;
  readonly until: Until;
  /** Only against that one. */
  readonly target?: Id;
  /** What is boosted, or what a burst negates. */
  readonly trait?: string;
  /** A skill modifier: the degrees of all assistants, summed (DEG-42). */
  readonly degrees?: number;
  /** What an attack or power has to do to be helped: DEG-44, DEG-45. */
  readonly match?: { readonly effect: string; readonly resist?: Resistance; readonly isPower: boolean };
}

export type LastCheck = { readonly total: number; readonly dc: number; readonly degree: number };

/** What cannot be tried again on somebody: DEG-R25. */
export type Locked = { readonly what: string; readonly against: Id };

/** What somebody waits for: DEG-24. */
export interface Trigger {
  readonly on: 'moves' | 'enters-reach' | 'attacks' | 'casts' | 'note';
  readonly by?: string;
}

export interface Readied {
  readonly trigger: Trigger;
  readonly action: { readonly do: string; readonly [param: string]: Json };
  readonly note?: string;
}

/** Somebody on the table. Lists are values: who changes one puts a new one in its place. */
export interface DegreesFighter extends PlacedFighter {
  readonly sheet: Sheet;
  /** Counted from where a turn begins in the order, whenever it is taken (DEG-R44). */
  turns: TurnCount;
  suffered: readonly Suffered[];
  effects: readonly Ongoing[];
  grabbing: Id | null;
  /** What its wounds leave of its health, and the most it can have: kept, so that they can be shown in bands. */
  hp: number;
  hpMax: number;
  bruises: number;
  strains: number;
  std: number;
  mov: number;
  quick: number;
  reaction: number;
  free: number;
  /** Free actions beyond the limit, this turn: DEG-132. */
  extraFree: number;
  stress: number;
  destiny: number;
  fate: number;
  corruption: number;
  fortuneAsk: FortuneAsk;
  reactionAsk: ReactionAsk;
  /** Surges not yet paid for, and those of them that were made to resist: DEG-102. */
  surgeDebt: number;
  resistDebt: number;
  aim: { readonly target: Id; readonly ranks: number } | null;
  stance: { readonly minus: StancePart; readonly plus: StancePart; readonly ranks: number } | null;
  /** Whether an attack has been made with the stance: DEG-119. */
  stancePaid: boolean;
  defending: boolean;
  /** The name of what is readied, which all can see, and the rest, which they cannot. */
  ready: string | null;
  readied: Readied | null;
  delaying: boolean;
  held: readonly string[];
  carried: readonly string[];
  pack: readonly string[];
  worn: readonly string[];
  loaded: readonly string[];
  damaged: readonly string[];
  broken: readonly string[];
  ammo: number;
  active: Readonly<Record<string, string>>;
  /** Effects that a Surge has added to arrays: DEG-96. */
  lent: readonly string[];
  edges: Readonly<Partial<Record<Edge, number>>>;
  analysis: Readonly<Record<Id, number>>;
  intel: readonly string[];
  attitude: Attitude;
  opinions: Readonly<Record<string, Attitude>>;
  topic: string | null;
  topicEase: 'ignore' | 'borrow' | null;
  topicUntil: Until;
  order: string | null;
  /** Who has commanded it while it is in that one's power, and until when: DEG-74, DEG-R12. */
  commanded: { readonly by: Id; readonly until: Until } | null;
  locked: readonly Locked[];
  mods: readonly Mod[];
  runStreak: number;
  deathFails: number;
  last: LastCheck | null;
  /** What it has done in this turn. */
  acted: boolean;
  attacked: boolean;
  ran: boolean;
  /** Its run of this turn, or the one before, came off: DEG-R45. */
  ranWell: boolean;
  stood: boolean;
  /** The run of this turn still carries it: until its next turn starts (DEG-56). */
  running: boolean;
  /** Hexes entered by itself in the round: DEG-108. */
  moved: number;
  /** The round of its last area power: DEG-12. */
  areaIn: number;
}

/** Something that lies on the ground: DEG-31, DEG-122. */
export interface Lying {
  readonly item: string;
  readonly at: Hex;
  readonly damaged: boolean;
}

/** What is about to be done, as all may see: to whom, and with what weapon, power or skill. */
export interface Pending extends StackItem {
  readonly with?: string;
  /** What its player says about it. */
  readonly note?: string;
}

/** A check that can still be bent, as it stands: DEG-81. */
export interface OpenCheck extends LastCheck {
  readonly by: Id;
  readonly of: string;
  /** Who rolled against it. */
  readonly against: Id | null;
  /** The die of it that the game master has set; left out: none. */
  readonly setDie?: SetDie;
}

export interface DegreesTable extends Table<DegreesFighter, Pending> {
  options: Values<typeof OPTIONS>;
  /** Who has not had a turn in this round yet, first to act first. */
  pending: readonly Id[];
  /** Turns begun or taken up in the battle: a grab knows in which it was made (DEG-35). */
  turnCount: number;
  lying: readonly Lying[];
  bent: OpenCheck | null;
}

export const action = actionsOn<DegreesTable>();
export const interjection = anytimeActionsOn<DegreesTable>();
