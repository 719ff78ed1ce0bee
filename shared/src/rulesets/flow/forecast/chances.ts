import {
  type CheckSpec,
  type Edge,
  edgeOf,
  isSuccess,
  LEVELS,
  type Level,
  levelOf,
  type Result,
  targetNumber,
  winnerOf,
} from '../checks.ts';

/** The chance of each level, in the order of `LEVELS`. */
export type LevelOdds = readonly number[];

/** The chance that a d100 (the better or worse of two) shows exactly this. */
function chanceOf(rolled: number, edge: Edge): number {
  if (edge === 0) return 0.01;
  const further = edge > 0 ? 101 - rolled : rolled;
  return (further ** 2 - (further - 1) ** 2) / 10_000;
}

const known = new Map<number, LevelOdds>();

/** The exact chance of each level against a target number. */
export function oddsOfLevels(tn: number, edge: Edge): LevelOdds {
  const key = 3 * tn + edge;
  const before = known.get(key);
  if (before) return before;
  const odds = new Map<Level, number>();
  for (let rolled = 1; rolled <= 100; rolled++) {
    const level = levelOf(rolled, tn);
    odds.set(level, (odds.get(level) ?? 0) + chanceOf(rolled, edge));
  }
  const counted = LEVELS.map((level) => odds.get(level) ?? 0);
  known.set(key, counted);
  return counted;
}

/** The chance of each level of a check. */
export function oddsOfCheck(spec: CheckSpec): LevelOdds {
  return oddsOfLevels(targetNumber(spec), edgeOf(spec.leanings));
}

/** The odds of what has been rolled, or needs no roll. */
export function certainly(level: Level): LevelOdds {
  return LEVELS.map((one) => (one === level ? 1 : 0));
}

/** The levels that these odds allow, each with its chance. */
export function levelsIn(odds: LevelOdds): { readonly level: Level; readonly chance: number }[] {
  return LEVELS.map((level, rank) => ({ level, chance: odds[rank] ?? 0 })).filter(({ chance }) => chance > 0);
}

/** The chance that a check succeeds. */
export function successOf(spec: CheckSpec): number {
  return levelsIn(oddsOfCheck(spec)).reduce(
    (sum, { level, chance }) => sum + (isSuccess(level) ? chance : 0),
    0,
  );
}

/** One side of an opposed check, its level aside. */
export type Side = Pick<Result, 'skill' | 'pc'>;

/** The chance that an initiator who has succeeded with that level beats another result. */
export function chanceToBeat(initiator: Omit<Result, 'by'>, other: Omit<Result, 'by'>, lift = 0): number {
  const verdict = winnerOf(initiator, other, lift);
  if (verdict === 'coin') return 0.5;
  return verdict.winner === 'initiator' ? 1 : 0;
}

/** The chance that an initiator who has succeeded with that level beats somebody who checks with these odds. */
export function chanceToBeatCheck(initiator: Omit<Result, 'by'>, other: Side, odds: LevelOdds): number {
  return levelsIn(odds).reduce(
    (sum, { level, chance }) => sum + chance * chanceToBeat(initiator, { ...other, level }),
    0,
  );
}

/** Amounts with their chances. */
export type Distribution = Map<number, number>;

/** Adds a chance to an amount. */
export function addTo(distribution: Distribution, amount: number, chance: number): void {
  if (chance > 0) distribution.set(amount, (distribution.get(amount) ?? 0) + chance);
}

const sums = new Map<string, Distribution>();

/** The sums that so many dice can show, each with its chance. */
export function sumsOf(dice: number, sides: number): ReadonlyMap<number, number> {
  const key = `${dice}d${sides}`;
  const found = sums.get(key) ?? rollOut(dice, sides);
  sums.set(key, found);
  return found;
}

function rollOut(dice: number, sides: number): Distribution {
  let all: Distribution = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next: Distribution = new Map();
    for (const [sum, chance] of all) {
      for (let face = 1; face <= sides; face++) addTo(next, sum + face, chance / sides);
    }
    all = next;
  }
  return all;
}
