import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, roll, rollMany } from '../../../engine/state/verbs.ts';
import type { EdgeCause } from '../sheet/causes.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { has } from './conditions.ts';

/** The scores that checks and saves use. */
export type Score = 'bulk' | 'agility' | 'mind' | 'magic';

/** The lowest total with which a check succeeds (PHASE-R5). */
export const TO_SUCCEED = 10;

/** The maximum number of edges or snags that count in a roll (PHASE-R2). */
const MOST_EDGES = 6;

/** A rolled d20 and the rolled d6s of its edges or snags (PHASE-R2). */
export interface Thrown {
  readonly die: number;
  /** The number of edges; negative for snags. */
  readonly edges: number;
  readonly dice: readonly number[];
  readonly causes: readonly EdgeCause[];
  readonly total: number;
}

/** Rolls a d20 with edges and snags from these causes, and adds a bonus. */
export function throwDie(table: PhasesTable, causes: readonly EdgeCause[], bonus: number): Thrown {
  const net = netOf(causes.reduce((sum, { value }) => sum + value, 0)); // PHASE-R2
  const die = roll(table, 20); // PHASE-R1
  const dice = rollMany(table, Math.abs(net), 6);
  return { die, edges: net, dice, causes, total: die + extraOf(net, dice) + bonus };
}

/** Returns the number of edges that count in a roll; negative for snags. */
export function netOf(edges: number): number {
  return Math.max(-MOST_EDGES, Math.min(MOST_EDGES, edges)); // PHASE-R2: at most six edges or six snags count
}

/** Returns the value that the d6s of edges or snags add to a roll (PHASE-R2). */
export function extraOf(edges: number, dice: readonly number[]): number {
  return dice.length > 0 ? Math.sign(edges) * Math.max(...dice) : 0; // PHASE-R2
}

/** Returns the snag that a dazed fighter has on every roll, as -1; 0 for other fighters (PHASE-R13). */
export function dazeOf(fighter: PhasesFighter): number {
  return has(fighter, 'dazed') ? -1 : 0; // PHASE-R13
}

/** Returns the causes of the snags of a check or save. */
export function checkCausesOf(fighter: PhasesFighter): EdgeCause[] {
  const daze = dazeOf(fighter);
  return daze === 0 ? [] : [{ why: 'dazed', value: daze }];
}

/** Rolls a check with a score. Returns whether it succeeds. */
export function check(table: PhasesTable, id: Id, score: Score, clause: string): boolean {
  return succeeds(table, id, score, TO_SUCCEED, clause); // PHASE-R5
}

/** Rolls a save. Returns whether it reaches the opponent's save target. */
export function save(table: PhasesTable, id: Id, score: Score, against: Id, clause: string): boolean {
  return succeeds(table, id, score, fighterOf(table, against).saveTarget, clause); // PHASE-R5
}

function succeeds(table: PhasesTable, id: Id, score: Score, least: number, clause: string): boolean {
  const fighter = fighterOf(table, id);
  const thrown = throwDie(table, checkCausesOf(fighter), fighter[score]);
  const isEnough = thrown.total >= least;
  const sum = { ...thrown, bonus: fighter[score], score, succeeds: isEnough };
  emit(table, { type: 'checked', by: id, ...sum, clause });
  return isEnough;
}

/**
 * Rolls a contested check, which the fighter `by` has started. Returns whether `by` wins; it wins a tie (PHASE-R5).
 */
export function contest(
  table: PhasesTable,
  [by, score]: readonly [Id, Score],
  [other, otherScore]: readonly [Id, Score],
  clause: string,
): boolean {
  const [first, second] = [fighterOf(table, by), fighterOf(table, other)];
  const ours = throwDie(table, checkCausesOf(first), first[score]); // PHASE-R5: the fighter that started the contest rolls first
  const theirs = throwDie(table, checkCausesOf(second), second[otherScore]);
  const wins = ours.total >= theirs.total; // PHASE-R5
  const { total: against, ...otherRoll } = theirs;
  const sums = { ...ours, bonus: first[score], against, otherRoll, score, otherScore, succeeds: wins };
  emit(table, { type: 'contested', by, target: other, ...sums, clause });
  return wins;
}
