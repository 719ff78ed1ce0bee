import type { Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { SetDie } from '../../../engine/state/event.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, roll, rollMany } from '../../../engine/state/verbs.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable, Outcome } from '../table.ts';
import { cureOne } from './ailments.ts';
import { abilityOf, findWeapon } from './carried.ts';
import { distanceTo } from './grid.ts';
import { changeWill } from './helpless.ts';

/**
 * The kinds of specialty check. `other`: for an Assist ability, for fleeing, for yelling, or for an improvised action.
 */
export const CHECKS = ['initiative', 'hit', 'evade', 'other'] as const;
export type CheckKind = (typeof CHECKS)[number];

/** A specialty check before it is rolled. */
export interface Attempt {
  readonly kind: CheckKind;
  readonly specialty: Specialty;
  /** The result that is needed for success. */
  readonly difficulty: number;
  /** The number that is added to the dice. */
  readonly modifier: number;
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

/** Returns the difficulty of a check without an opponent. */
export function difficultyFor(fighter: HuntFighter, specialty: Specialty): number {
  return LEAST + distanceTo(fighter, specialty); // HUNT-70, HUNT-71, HUNT-R1
}

export function hasSucceeded({ outcome }: Check): boolean {
  return outcome === 'success' || outcome === 'critical';
}

/** Returns the outcome of a check. `dice` is the sum of its two dice. */
export function outcomeOf(
  dice: number,
  { modifier, difficulty }: Pick<Attempt, 'modifier' | 'difficulty'>,
): Outcome {
  if (dice === CRITICAL) return 'critical'; // HUNT-R3: at any difficulty
  if (dice === FUMBLE) return 'fumble'; // HUNT-R3: with any modifiers
  return dice + modifier >= difficulty ? 'success' : 'failure'; // HUNT-R1
}

/** Returns the modifier to a check from the fighter's ailments, gear and abilities, and from the given Supports. */
export function modifierOf(fighter: HuntFighter, kind: CheckKind, supports: readonly AbilityId[]): number {
  const has = (condition: HuntFighter['conditions'][number]) => fighter.conditions.includes(condition);
  let modifier = has('numbed') ? -1 : 0; // HUNT-R6
  if (kind === 'hit' && has('bound')) modifier--; // HUNT-R6
  if (kind === 'evade' && has('toppled')) modifier -= 2; // HUNT-R6
  const constants = fighter.abilities.filter((id) => ALWAYS_ON[id] === kind); // HUNT-R6
  for (const id of [...constants, ...supports]) modifier += abilityOf(fighter, id).check ?? 0; // HUNT-R9
  return kind === 'initiative' ? modifier + quickestOf(fighter) : modifier;
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
  const difficulty = difficultyFor(fighter, specialty);
  return { kind, specialty, difficulty, modifier: modifierOf(fighter, kind, supports) };
}

/** Rolls a check and emits the result. On a critical, the caller must apply the gains with `gainFromCritical`. */
export function rollCheck(table: HuntTable, by: Id, attempt: Attempt): Check {
  const dice = rollMany(table, 2, 6); // HUNT-R1
  const shown = dice.reduce((sum, one) => sum + one);
  const [outcome, result] = [outcomeOf(shown, attempt), shown + attempt.modifier];
  const { kind, specialty, modifier, difficulty } = attempt;
  fighterOf(table, by).last = outcome;
  const told = { of: kind, specialty, dice, modifier, difficulty, result, outcome };
  const setDie = emit(table, { type: 'checked', by, ...told });
  return { outcome, result, ...(setDie && { setDie }) };
}

/** Applies the gains from a critical to the fighter who rolled it, before all other results of the check. */
export function* gainFromCritical(table: HuntTable, by: Id): Script {
  changeWill(table, by, roll(table, 6), 'HUNT-R4'); // HUNT-R4
  yield* cureOne(table, by); // HUNT-59, HUNT-R4
}

/** Rolls a check. On a critical, applies the gains. */
export function* check(table: HuntTable, by: Id, attempt: Attempt): Script<Check> {
  const rolled = rollCheck(table, by, attempt);
  if (rolled.outcome === 'critical') yield* gainFromCritical(table, by); // HUNT-R4
  return rolled;
}
