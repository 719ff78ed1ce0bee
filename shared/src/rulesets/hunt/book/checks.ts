import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { SetDie } from '../../../engine/state/event.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, roll, rollMany } from '../../../engine/state/verbs.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Reason } from '../sheet/causes.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable, Outcome } from '../table.ts';
import { cureOne } from './ailments.ts';
import { abilityOf, findWeapon } from './carried.ts';
import { distanceTo } from './grid.ts';
import { changeWill } from './helpless.ts';

/**
 * The kinds of specialty check. `other` covers checks for Assist abilities, fleeing, yelling and improvised actions.
 */
export const CHECKS = ['initiative', 'hit', 'evade', 'other'] as const;
export type CheckKind = (typeof CHECKS)[number];

/** A reason why a check is easier or harder, with the number that it adds. */
export type Cause = { readonly why: Reason; readonly value: number };

/** A specialty check before it is rolled. */
export interface Attempt {
  readonly kind: CheckKind;
  readonly specialty: Specialty;
  /** The lowest result that succeeds: the sum of `needs`. */
  readonly difficulty: number;
  /** The number that is added to the dice: the sum of `causes`. */
  readonly modifier: number;
  readonly needs: readonly Cause[];
  readonly causes: readonly Cause[];
}

/** The result of a specialty check. */
export interface Check {
  readonly outcome: Outcome;
  /** The sum of the dice and the modifier. */
  readonly result: number;
  /** The last die of the check whose value the GM set; omitted if none. */
  readonly setDie?: SetDie;
}

const LEAST = 5; // HUNT-R1
const CRITICAL = 12; // HUNT-R3
const FUMBLE = 2; // HUNT-R3

/** Returns a check whose difficulty and modifier are the sums of these causes. */
export function attemptOf(
  kind: CheckKind,
  specialty: Specialty,
  needs: readonly Cause[],
  causes: readonly Cause[],
): Attempt {
  return { kind, specialty, difficulty: sumOf(needs), modifier: sumOf(causes), needs, causes };
}

export function sumOf(causes: readonly Cause[]): number {
  let sum = 0;
  for (const { value } of causes) sum += value;
  return sum;
}

/** Returns a list with this cause; empty if the cause adds nothing. */
export function causesOf(why: Reason, value: number): readonly Cause[] {
  return value === 0 ? NONE : [{ why, value }];
}

const NONE: readonly Cause[] = [];

export function hasSucceeded({ outcome }: Check): boolean {
  return outcome === 'success' || outcome === 'critical';
}

/** Returns the outcome of a check. `dice` is the sum of its two dice. */
export function outcomeOf(
  dice: number,
  { modifier, difficulty }: Pick<Attempt, 'modifier' | 'difficulty'>,
): Outcome {
  if (dice === CRITICAL) return 'critical'; // HUNT-R3: a critical, whatever the difficulty
  if (dice === FUMBLE) return 'fumble'; // HUNT-R3: a fumble, whatever the modifiers
  return dice + modifier >= difficulty ? 'success' : 'failure'; // HUNT-R1
}

/** Returns the modifiers to a check from the fighter's ailments, gear and abilities, and from the given Supports. */
export function modifiersOf(fighter: HuntFighter, kind: CheckKind, supports: readonly AbilityId[]): Cause[] {
  const { conditions, abilities } = fighter;
  const causes: Cause[] = [];
  const add = (why: Reason, value: number) => {
    if (value !== 0) causes.push({ why, value });
  };
  if (conditions.includes('numbed')) add('numbed', -1); // HUNT-R6
  if (kind === 'hit' && conditions.includes('bound')) add('bound', -1); // HUNT-R6
  if (kind === 'evade' && conditions.includes('toppled')) add('toppled', -2); // HUNT-R6
  const addAbility = (id: AbilityId) => add(id, abilityOf(fighter, id).check ?? 0);
  for (const id of abilities) if (ALWAYS_ON[id] === kind) addAbility(id); // HUNT-R6
  for (const id of supports) addAbility(id); // HUNT-R9
  if (kind === 'initiative') add('weapon', quickestOf(fighter)); // HUNT-R6
  return causes;
}

/** The kind of check that each constant (always active) ability modifies. */
const ALWAYS_ON: Readonly<Partial<Record<AbilityId, CheckKind>>> = {
  flyer: 'evade',
  'first-mover': 'initiative',
};

/** Returns the highest Initiative modifier of the equipped weapons. */
function quickestOf(fighter: HuntFighter): number {
  return Math.max(0, ...fighter.weapons.map((id) => findWeapon(fighter, id)?.initiative ?? 0)); // HUNT-R6
}

/** Returns a check without an opponent, before it is rolled. */
export function plainAttempt(
  fighter: HuntFighter,
  specialty: Specialty,
  supports: readonly AbilityId[] = [],
  kind: CheckKind = 'other',
): Attempt {
  const needs = [{ why: 'any-check', value: LEAST } as const, ...distanceCauses(fighter, specialty)]; // HUNT-70, HUNT-R1
  return attemptOf(kind, specialty, needs, modifiersOf(fighter, kind, supports));
}

/** Returns the distance to a Target Specialty as a cause of the difficulty. */
export function distanceCauses(fighter: HuntFighter, specialty: Specialty): readonly Cause[] {
  return causesOf('distance', distanceTo(fighter, specialty)); // HUNT-71
}

/** Returns a check with more modifiers. */
export function modifiedBy({ kind, specialty, needs, causes }: Attempt, more: readonly Cause[]): Attempt {
  return attemptOf(kind, specialty, needs, [...causes, ...more]);
}

/** Rolls a check and emits the result. On a critical, the caller must apply the gains with `gainFromCritical`. */
export function rollCheck(table: HuntTable, by: Id, attempt: Attempt): Check {
  const dice = rollMany(table, 2, 6); // HUNT-R1
  const shown = dice.reduce((sum, one) => sum + one);
  const [outcome, result] = [outcomeOf(shown, attempt), shown + attempt.modifier];
  const { kind, ...numbers } = attempt;
  fighterOf(table, by).last = outcome;
  const told = { of: kind, ...numbers, dice, result, outcome };
  const setDie = emit(table, { type: 'checked', by, ...told });
  return { outcome, result, ...(setDie && { setDie }) };
}

/** Applies the gains from a critical to the fighter who rolled it, before all other results of the check. */
export function* gainFromCritical(table: HuntTable, by: Id): Script {
  changeWill(table, by, roll(table, 6), 'HUNT-R4'); // HUNT-R4
  yield* cureOne(table, by); // HUNT-59, HUNT-R4
}

/** Rolls a check and applies the gains from a critical. Returns the result of the check. */
export function* check(table: HuntTable, by: Id, attempt: Attempt): Script<Check> {
  const rolled = rollCheck(table, by, attempt);
  if (rolled.outcome === 'critical') yield* gainFromCritical(table, by); // HUNT-R4
  return rolled;
}
