import { oncePer } from '../../../kit/memo.ts';
import {
  certainly,
  chanceOf,
  type Distribution,
  die,
  highestOf,
  lowestOf,
  mapped,
} from '../../../kit/odds.ts';
import {
  type CheckSpec,
  type Edge,
  edgeOf,
  isSuccess,
  levelOf,
  type Result,
  rankOf,
  targetNumber,
  winnerOf,
} from '../book/checks.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';

/** The chance of each level of success. The results in the distribution are the levels' ranks (see `rankOf`). */
export type LevelOdds = Distribution;

const D100 = die(100);
/** The chance of each d100 result for a roll with Advantage, with Disadvantage or with neither. */
export const ROLLS: Readonly<Record<Edge, Distribution>> = {
  0: D100,
  1: lowestOf(2, D100),
  '-1': highestOf(2, D100),
}; // FLOW-R2

const known = new Map<number, LevelOdds>();

/** Returns the exact chance of each level against a target number. */
export function oddsOfLevels(tn: number, edge: Edge): LevelOdds {
  const key = 3 * tn + edge;
  const before = known.get(key);
  if (before) return before;
  const odds = mapped(ROLLS[edge], (rolled) => rankOf(levelOf(rolled, tn)));
  known.set(key, odds);
  return odds;
}

/** Returns the chance of each level of a check. */
export function oddsOfCheck(spec: CheckSpec): LevelOdds {
  return oddsOfLevels(targetNumber(spec), edgeOf(spec.edgeReasons));
}

const CERTAIN = LEVELS.map((_level, rank) => certainly(rank));

/** Returns the odds of a check whose level is certain. */
export function oddsOf(level: Level): LevelOdds {
  return CERTAIN[rankOf(level)] as LevelOdds;
}

type LevelChance = { readonly level: Level; readonly chance: number };

const lists = new WeakMap<LevelOdds, readonly LevelChance[]>();

/** Returns the levels that have a chance above 0, with their chances. */
export function levelsIn(odds: LevelOdds): readonly LevelChance[] {
  const before = lists.get(odds);
  if (before) return before;
  const list = LEVELS.map((level, rank) => ({ level, chance: chanceOf(odds, rank) })).filter(
    ({ chance }) => chance > 0,
  );
  lists.set(odds, list);
  return list;
}

/** Returns the chance that a check succeeds. */
export function successOf(spec: CheckSpec): number {
  return levelsIn(oddsOfCheck(spec)).reduce(
    (sum, { level, chance }) => sum + (isSuccess(level) ? chance : 0),
    0,
  );
}

/** A side of an opposed check, without the level of its roll. */
export type Side = Pick<Result, 'skill' | 'pc'>;

/** A fighter's check, with the values that break ties. */
export interface CheckFacts extends Side {
  readonly tn: number;
  readonly edge: Edge;
}

/** Returns the values that determine the odds of a fighter's check. */
export function checkFacts(pc: boolean, check: CheckSpec): CheckFacts {
  return { tn: targetNumber(check), edge: edgeOf(check.edgeReasons), skill: check.base, pc };
}

/** Returns the chance that an initiator with a successful level beats the other side's result: 0, 0.5 or 1. */
export function chanceToBeat(initiator: Omit<Result, 'by'>, other: Omit<Result, 'by'>, lift = 0): number {
  const verdict = winnerOf(initiator, other, lift);
  if (verdict === 'coin') return 0.5;
  return verdict.winner === 'initiator' ? 1 : 0;
}

/** Returns the chance that an initiator with a successful level beats a check that has not been rolled yet. */
export function chanceToBeatCheck(initiator: Omit<Result, 'by'>, other: Side, odds: LevelOdds): number {
  return levelsIn(odds).reduce(
    (sum, { level, chance }) => sum + chance * chanceToBeat(initiator, { ...other, level }),
    0,
  );
}

/** Two opposed checks, and the initiator's levels at which a win counts. */
interface Contest {
  readonly initiator: CheckFacts;
  readonly other: CheckFacts;
  readonly counted: readonly Level[];
}

/** Returns the chance that the initiator of a contest wins with one of the levels in `counted`. */
export const chanceToWin = oncePer(({ initiator, other, counted }: Contest) => {
  const { skill, pc } = initiator;
  const odds = oddsOfLevels(other.tn, other.edge);
  return levelsIn(oddsOfLevels(initiator.tn, initiator.edge))
    .filter(({ level }) => counted.includes(level))
    .reduce(
      (sum, { level, chance }) => sum + chance * chanceToBeatCheck({ skill, pc, level }, other, odds),
      0,
    );
});
