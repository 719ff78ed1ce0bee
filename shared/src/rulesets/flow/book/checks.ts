import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { SetDie } from '../../../engine/state/event.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { LEVELS, type Level, type Skill } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import type { TEXT } from '../words/catalog.ts';

/** A reason for a modifier, Advantage or Disadvantage. */
export type Circumstance = keyof typeof TEXT.circumstances;

/** A bonus or penalty to a check, with its reason. */
export type Modifier = { readonly why: Circumstance; readonly value: number };

/** 1 for Advantage, -1 for Disadvantage, 0 for a single die. */
export type Edge = -1 | 0 | 1;

/** The reasons for Advantage and for Disadvantage. */
export interface EdgeReasons {
  readonly advantages: readonly Circumstance[];
  readonly disadvantages: readonly Circumstance[];
}

/** A check that has not been rolled yet. */
export interface CheckSpec {
  readonly skill: Skill;
  /** The skill's value on the sheet. */
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly edgeReasons: EdgeReasons;
  readonly clause: string;
}

/** The result of a check, with the values that break ties. */
export interface Result {
  readonly by: Id;
  readonly level: Level;
  /** The skill's value on the sheet, which breaks ties. */
  readonly skill: number;
  readonly pc: boolean;
  /** The die that the GM set; omitted if none was set. */
  readonly setDie?: SetDie;
}

/** The part of a stack item that shows the roll of its action to all viewers. */
export interface VisibleRoll {
  /** The level that decides the action's effect; null before the roll. */
  level: Level | null;
  setDie?: SetDie;
}

export function showRoll(item: VisibleRoll, { level, setDie }: Result): void {
  item.level = level;
  if (setDie) item.setDie = setDie;
}

/** Returns the target number: the highest roll that succeeds. */
export function targetNumber({ base, modifiers }: Pick<CheckSpec, 'base' | 'modifiers'>): number {
  const sum = modifiers.reduce((total, { value }) => total + value, base);
  return Math.min(90, Math.max(10, sum)); // FLOW-R1
}

/** Returns the level of a roll against a target number. */
export function levelOf(rolled: number, tn: number): Level {
  if (rolled >= 95) return 'critical-failure'; // FLOW-R1
  if (rolled <= 5) return 'critical';
  if (rolled <= Math.ceil(tn / 4)) return 'major';
  if (rolled <= Math.ceil(tn / 2)) return 'hard';
  return rolled <= tn ? 'normal' : 'failure';
}

/** Returns 1 for Advantage and -1 for Disadvantage. Returns 0 if there are no reasons, or reasons for both. */
export function edgeOf({ advantages, disadvantages }: EdgeReasons): Edge {
  return ((advantages.length > 0 ? 1 : 0) - (disadvantages.length > 0 ? 1 : 0)) as Edge; // FLOW-R2
}

export function rankOf(level: Level): number {
  return LEVELS.indexOf(level);
}

export function isSuccess(level: Level): boolean {
  return rankOf(level) >= rankOf('normal');
}

/** Returns the level that is `steps` better than `level`, at most critical. */
export function raised(level: Level, steps: number): Level {
  return LEVELS[Math.min(LEVELS.length - 1, rankOf(level) + steps)] ?? 'critical';
}

/** The winner of an opposed check and the reason; 'coin' if only a coin toss can decide. */
export type Verdict =
  | { readonly winner: 'initiator' | 'other'; readonly why: 'level' | 'skill' | 'player' }
  | 'coin';

/**
 * Returns the winner of an opposed check whose initiator succeeded. `lift` is the number of levels added to the
 * initiator's level for this comparison.
 */
export function winnerOf(initiator: Omit<Result, 'by'>, other: Omit<Result, 'by'>, lift = 0): Verdict {
  const levels = rankOf(initiator.level) + lift - rankOf(other.level); // FLOW-R3, FLOW-R6
  if (levels !== 0) return { winner: levels > 0 ? 'initiator' : 'other', why: 'level' };
  if (initiator.skill !== other.skill) {
    return { winner: initiator.skill > other.skill ? 'initiator' : 'other', why: 'skill' }; // FLOW-R4
  }
  if (initiator.pc !== other.pc) return { winner: initiator.pc ? 'initiator' : 'other', why: 'player' };
  return 'coin';
}

/** Rolls a check, stores its level on the fighter and emits a `checked` event. Returns the result. */
export function rollCheck(table: FlowTable, by: Id, spec: CheckSpec): Result {
  const edge = edgeOf(spec.edgeReasons);
  const dice = edge === 0 ? [roll(table, 100)] : [roll(table, 100), roll(table, 100)]; // FLOW-R2
  const rolled = edge < 0 ? Math.max(...dice) : Math.min(...dice);
  const tn = targetNumber(spec);
  const level = levelOf(rolled, tn);
  const detail = { tn, dice, edge, roll: rolled, level, ...detailOf(spec) };
  return conclude(table, by, spec, level, detail);
}

/** Resolves a check at a fixed level, without dice. The level has the same effects as a rolled level. */
export function automatic(table: FlowTable, by: Id, spec: CheckSpec, level: Level, why: string): Result {
  const tn = targetNumber(spec);
  const detail = {
    tn,
    dice: [],
    edge: 0,
    roll: level === 'critical' ? 5 : tn,
    level,
    why,
    ...detailOf(spec),
  };
  return conclude(table, by, spec, level, detail);
}

function detailOf({ skill, base, modifiers, edgeReasons, clause }: CheckSpec) {
  const { advantages, disadvantages } = edgeReasons;
  return { skill, base, modifiers: modifiers.map((one) => ({ ...one })), advantages, disadvantages, clause };
}

function conclude(
  table: FlowTable,
  by: Id,
  { base }: CheckSpec,
  level: Level,
  detail: { readonly [key: string]: Json } & { readonly clause: string },
): Result {
  const fighter = fighterOf(table, by);
  fighter.lastCheck = level;
  const setDie = emit(table, { type: 'checked', by, ...detail });
  return { by, level, skill: base, pc: fighter.sheet.pc, ...(setDie && { setDie }) };
}

/**
 * Decides an opposed check whose initiator succeeded, and emits an `opposed` event. Tosses a coin if nothing else
 * breaks the tie. Returns whether the initiator wins.
 */
export function initiatorWins(table: FlowTable, initiator: Result, other: Result, lift = 0): boolean {
  const verdict = winnerOf(initiator, other, lift);
  const coin = verdict === 'coin' ? roll(table, 2) : null; // FLOW-R4
  const wins = verdict === 'coin' ? coin === 1 : verdict.winner === 'initiator';
  emit(table, {
    type: 'opposed',
    by: initiator.by,
    target: other.by,
    winner: wins ? initiator.by : other.by,
    why: verdict === 'coin' ? 'coin' : verdict.why,
    levels: [initiator.level, other.level],
    lift,
    coin,
  });
  return wins;
}

/**
 * Rolls a contest: the other side rolls only if the initiator succeeds. Returns the initiator's level and whether
 * the initiator wins.
 */
export function contest(
  table: FlowTable,
  initiator: { readonly by: Id; readonly check: CheckSpec },
  other: { readonly by: Id; readonly check: CheckSpec },
): { readonly won: boolean; readonly level: Level } {
  const first = rollCheck(table, initiator.by, initiator.check);
  if (!isSuccess(first.level)) return { won: false, level: first.level }; // FLOW-R3
  const second = rollCheck(table, other.by, other.check);
  return { won: initiatorWins(table, first, second), level: first.level };
}
