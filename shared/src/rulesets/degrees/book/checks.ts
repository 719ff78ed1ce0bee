import type { Id } from '../../../engine/schema/ids.ts';
import type { SetDie } from '../../../engine/state/event.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { emit, roll, touch } from '../../../engine/state/verbs.ts';
import type { DegreesTable, LastCheck } from '../table.ts';
import { because, type Cause, sumOf, type Tally } from './causes.ts';

/* Checks, and their degrees of success or failure (DEG-R1 to DEG-R3). */

export type CheckKind =
  | 'attack'
  | 'skill'
  | 'resistance'
  | 'stunt'
  | 'healing'
  | 'counter'
  | 'save'
  | 'defense';

/** A check whose d20 has been rolled, including the changes from spent points. */
export interface Check {
  readonly by: Id;
  readonly kind: CheckKind;
  /** The skill, resistance, weapon or power that is checked. */
  readonly of: string;
  readonly die: number;
  /** The causes of the bonus. Their sum is `bonus`. */
  readonly causes: readonly Cause[];
  readonly bonus: number;
  readonly raise: number;
  /** The sum of the Fortune Dice that were added to the total (DEG-84). */
  improved: number;
  /** The degrees of success that spent points (coups) added (DEG-82). */
  coup: number;
  /** The target of an attack check. */
  readonly at: Id | undefined;
  /** The fixed DC before raises; negative infinity if only an opposing roll sets the DC. */
  readonly least: number;
  readonly against: Roll | null;
  /** The last of the check's dice that the GM set by hand; omitted if there is none. */
  setDie?: SetDie | undefined;
}

/**
 * The opposing roll of a check: by the opponent in an opposed check, or by an attack's target that took the action
 * `defend`.
 */
export interface Roll {
  readonly by: Id;
  readonly of: string;
  readonly die: number;
  readonly bonus: number;
  /** The number of raises that this side declared (DEG-111). */
  readonly raise: number;
  improved: number;
}

export interface Terms {
  readonly kind: CheckKind;
  readonly of: string;
  /** The causes of the bonus. */
  readonly causes: readonly Cause[];
  readonly at?: Id;
  readonly dc?: number;
  readonly raise?: number | undefined;
}

export function rollCheck(table: DegreesTable, by: Id, terms: Terms): Check {
  return makeCheck(by, terms, roll(table, 20), null);
}

export function makeCheck(
  by: Id,
  { kind, of, causes, at, dc, raise = 0 }: Terms,
  die: number,
  against: Roll | null,
): Check {
  return {
    by,
    kind,
    of,
    at,
    die,
    causes,
    bonus: sumOf(causes),
    raise,
    improved: 0,
    coup: 0,
    least: dc ?? Number.NEGATIVE_INFINITY,
    against,
  };
}

export function opposingRoll(table: DegreesTable, by: Id, of: string, bonus: number, raise = 0): Roll {
  return { by, of, die: roll(table, 20), bonus, raise, improved: 0 };
}

export function totalOf({ die, bonus, improved }: Pick<Check, 'die' | 'bonus' | 'improved'>): number {
  return die + bonus + improved;
}

/**
 * Returns the DC: the fixed DC or the opposing total, whichever is higher. Each raise of the check adds 5. Each raise
 * of the opposing roll lowers the opposing total by 5.
 */
export function dcOf({ least, against, raise }: Pick<Check, 'least' | 'against' | 'raise'>): number {
  const opposed = against ? totalOf(against) - 5 * against.raise : Number.NEGATIVE_INFINITY;
  return Math.max(least, opposed) + 5 * raise; // DEG-111, DEG-R1, DEG-R42
}

/** Returns the DC of 10 plus a multiple of the power level (DEG-R2). */
export function dcOfLevel({ options }: DegreesTable, times: 1 | 2, causes?: Tally): number {
  return because('base', 10, causes) + because('power-level', times * options.pl, causes); // DEG-R2
}

/** Returns the degree of a margin: 1 or more for success, -1 or less for failure. */
export function degreeOfMargin(margin: number): number {
  return margin >= 0 ? 1 + Math.floor(margin / 5) : -1 - Math.floor(-margin / 5); // DEG-R1
}

export function marginOf(check: Check): number {
  return totalOf(check) - dcOf(check);
}

/** Returns the current degree of a check. */
export function degreeOf(check: Check): number {
  return degreeOfRoll(check, marginOf(check), check.against?.raise);
}

/**
 * Returns the degree of a check with this margin, after raises and coups. `opposing` is the number of raises by the
 * other side.
 */
export function degreeOfRoll(
  { kind, die, raise, coup }: Pick<Check, 'kind' | 'die' | 'raise' | 'coup'>,
  margin: number,
  opposing = 0,
): number {
  const natural = kind === 'attack' ? extreme(die, degreeOfMargin(margin)) : degreeOfMargin(margin);
  return natural > 0 ? natural + 2 * raise + opposing + coup : natural - raise - 2 * opposing; // DEG-82, DEG-111
}

/** Applies the natural 20, which always hits, and the natural 1, which always misses (DEG-R3). */
function extreme(die: number, degree: number): number {
  if (die === 20) return Math.max(1, degree); // DEG-R3
  if (die === 1) return Math.min(-1, degree); // DEG-R3
  return degree;
}

/** Returns the ranks that a hit with this degree adds to its effect. A critical hit adds 5 more. */
export function ranksOfHit(degree: number, die: number, margin: number): number {
  const better = Math.min(5, Math.max(0, degree - 1)); // DEG-R5
  return better + (die === 20 && margin >= 0 ? 5 : 0); // DEG-R3
}

function lastOf(check: Check): LastCheck {
  return { total: totalOf(check), dc: dcOf(check), degree: degreeOf(check) };
}

/** Records the result of a check as the fighter's latest check. */
function keepLast(table: DegreesTable, check: Check): void {
  const fighter = findFighter(table, check.by);
  if (!fighter) return;
  touch(table, check.by);
  fighter.last = lastOf(check); // DEG-R34
}

/**
 * Emits a check, and shows that players can spend points on it. `told` is the type of the event: `bent` after a point
 * was spent.
 */
export function showCheck(table: DegreesTable, check: Check, told: 'checked' | 'bent' = 'checked'): void {
  const { by, kind, of, at, die, causes, bonus, improved, against } = check;
  keepLast(table, check);
  const target = against?.by ?? at;
  check.setDie = emit(table, {
    type: told,
    by,
    kind,
    of,
    die,
    bonus: bonus + improved,
    causes: improved > 0 ? [...causes, { why: 'fortune', value: improved }] : causes,
    ...lastOf(check),
    ...(target !== undefined && { target }),
    ...(against && { against: against.of, die2: against.die }),
    ...(check.setDie && { setDie: check.setDie }),
    clause: 'DEG-R1',
  });
  const set = check.setDie && { setDie: check.setDie };
  table.bent = { ...lastOf(check), by, of, against: against?.by ?? null, ...set };
}

/** Removes the open check from the table: no more points can be spent on it. */
export function close(table: DegreesTable): void {
  table.bent = null;
}

/**
 * Returns the modifier from an assist, gambit or hunch: its degree of success. Failure by 1, 2, ... degrees gives 0,
 * -1, ...
 */
export function modifierOf(degree: number): number {
  return degree >= 0 ? degree : Math.min(0, degree + 1); // DEG-40, DEG-R32
}
