import type { Id } from '../../../engine/schema/ids.ts';
import type { Json } from '../../../engine/schema/json.ts';
import type { SetDie } from '../../../engine/state/event.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { LEVELS, type Level, type Skill } from '../sheet/skills.ts';
import type { FlowTable } from '../table.ts';
import type { TEXT } from '../words/catalogue.ts';

/** What speaks for or against a roll. */
export type Circumstance = keyof typeof TEXT.circumstances;

/** Something that counts for or against a roll, and why. */
export type Modifier = { readonly why: Circumstance; readonly value: number };

/** 1 with Advantage, -1 with Disadvantage, 0 with a single die. */
export type Edge = -1 | 0 | 1;

/** What gives Advantage or Disadvantage: each reason by its id. */
export interface Leanings {
  readonly advantages: readonly Circumstance[];
  readonly disadvantages: readonly Circumstance[];
}

/** A check before it is rolled. */
export interface CheckSpec {
  readonly skill: Skill;
  /** The value on the sheet. */
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly leanings: Leanings;
  readonly clause: string;
}

/** How well one did, and what decides if the other did as well. */
export interface Result {
  readonly by: Id;
  readonly level: Level;
  /** What counts in a tie: the skill on the sheet. */
  readonly skill: number;
  readonly pc: boolean;
  /** The die of it that the game master has set; left out: none. */
  readonly setDie?: SetDie;
}

/** How well something was rolled, as it lies on the stack for all to see. */
export interface Shown {
  /** Once it has been rolled: the level that counts. */
  level: Level | null;
  setDie?: SetDie;
}

export function show(item: Shown, { level, setDie }: Result): void {
  item.level = level;
  if (setDie) item.setDie = setDie;
}

/** The number to roll at most. */
export function targetNumber({ base, modifiers }: Pick<CheckSpec, 'base' | 'modifiers'>): number {
  const sum = modifiers.reduce((total, { value }) => total + value, base);
  return Math.min(90, Math.max(10, sum)); // FLOW-R1
}

/** How good a roll is against a target number. */
export function levelOf(rolled: number, tn: number): Level {
  if (rolled >= 95) return 'critical-failure'; // FLOW-R1
  if (rolled <= 5) return 'critical';
  if (rolled <= Math.ceil(tn / 4)) return 'major';
  if (rolled <= Math.ceil(tn / 2)) return 'hard';
  return rolled <= tn ? 'normal' : 'failure';
}

/** What several reasons for and against come to. */
export function edgeOf({ advantages, disadvantages }: Leanings): Edge {
  return ((advantages.length > 0 ? 1 : 0) - (disadvantages.length > 0 ? 1 : 0)) as Edge; // FLOW-R2
}

export function rankOf(level: Level): number {
  return LEVELS.indexOf(level);
}

export function isSuccess(level: Level): boolean {
  return rankOf(level) >= rankOf('normal');
}

/** A level so many steps better, at most critical. */
export function raised(level: Level, steps: number): Level {
  return LEVELS[Math.min(LEVELS.length - 1, rankOf(level) + steps)] ?? 'critical';
}

/** The clause by which two results are told apart. */
export type Verdict =
  | { readonly winner: 'initiator' | 'other'; readonly why: 'level' | 'skill' | 'player' }
  | 'coin';

/** Who wins an opposed check whose initiator has succeeded; `lift` raises the initiator's level for this only. */
export function winnerOf(initiator: Omit<Result, 'by'>, other: Omit<Result, 'by'>, lift = 0): Verdict {
  const levels = rankOf(initiator.level) + lift - rankOf(other.level); // FLOW-R3, FLOW-R6
  if (levels !== 0) return { winner: levels > 0 ? 'initiator' : 'other', why: 'level' };
  if (initiator.skill !== other.skill) {
    return { winner: initiator.skill > other.skill ? 'initiator' : 'other', why: 'skill' }; // FLOW-R4
  }
  if (initiator.pc !== other.pc) return { winner: initiator.pc ? 'initiator' : 'other', why: 'player' };
  return 'coin';
}

/** Rolls a check, remembers its level and tells of it. */
export function rollCheck(table: FlowTable, by: Id, spec: CheckSpec): Result {
  const edge = edgeOf(spec.leanings);
  const dice = edge === 0 ? [roll(table, 100)] : [roll(table, 100), roll(table, 100)]; // FLOW-R2
  const rolled = edge < 0 ? Math.max(...dice) : Math.min(...dice);
  const tn = targetNumber(spec);
  const level = levelOf(rolled, tn);
  const detail = { tn, dice, edge, roll: rolled, level, ...told(spec) };
  return conclude(table, by, spec, level, detail);
}

/** A check that needs no dice: its level counts as if rolled. */
export function automatic(table: FlowTable, by: Id, spec: CheckSpec, level: Level, why: string): Result {
  const tn = targetNumber(spec);
  const detail = { tn, dice: [], edge: 0, roll: level === 'critical' ? 5 : tn, level, why, ...told(spec) };
  return conclude(table, by, spec, level, detail);
}

function told({ skill, base, modifiers, leanings, clause }: CheckSpec) {
  const { advantages, disadvantages } = leanings;
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

/** Whether the initiator of an opposed check wins it; a coin decides between equals in all. */
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

/** A contest: the initiator rolls, and only if it succeeds the other does. Whether the initiator wins. */
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
