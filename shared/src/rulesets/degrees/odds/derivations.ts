import { type CheckSum, type Derivation, totalOf } from '../../../engine/presentation/derivation.ts';
import { type CheckParts, derive, rangesOf } from '../../../kit/derivation.ts';
import { chanceThat, die, resultsOf } from '../../../kit/odds.ts';
import { attackSum, passiveDefense, rolledDefense } from '../book/attacks/strike.ts';
import type { Means } from '../book/attacks/wielding.ts';
import { because, type Cause, causesOf, sumOf, type Tally } from '../book/causes.ts';
import { degreeOfRoll } from '../book/checks.ts';
import { resistBonus } from '../book/modifiers.ts';
import { bestResistance, stuntBonus } from '../book/stunts-and-grabs/stunts.ts';
import type { Resistance } from '../sheet/terms.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { lineOf } from '../words/causes.ts';
import { labelOf } from '../words/labels.ts';
import type { Attempt } from './attempt.ts';
import { attackLabel, checkLabel, degreesBy, degreesOfAssist, degreesOfAttack } from './chances.ts';

/* The derivations of chances. They use the same sums as the forecasts, and list the causes of each sum. */

const { sums } = TEXT;

/** One side of a check: its sum, and the dice that it rolls. */
export interface Side extends Pick<CheckSum, 'roll' | 'table'> {
  readonly label: string;
  readonly causes: readonly Cause[];
}

/**
 * Returns a fighter's side of a check. `compute` computes its sum. `raise` is the number of raises by the other side.
 * Each raise adds 5 to the sum.
 */
export function sideOf(
  { name }: DegreesFighter,
  what: string,
  compute: (causes: Tally) => number,
  raise = 0,
): Side {
  return { label: sums.checkOf(name, labelOf(what)), causes: raised(compute, raise) };
}

/**
 * Returns the DC as one side of a check. `compute` computes the DC before raises. `raise` is the number of raises, and
 * each adds 5.
 */
export function dcSide(compute: (causes: Tally) => number, raise = 0): Side {
  return { label: labelOf('dc'), causes: raised(compute, raise) };
}

/** Returns the causes of a sum, including the raises, which add 5 each. */
function raised(compute: (causes: Tally) => number, raise: number): readonly Cause[] {
  return causesOf((list) => compute(list) + because('raise', 5 * raise, list)); // DEG-111
}

function partsOf({ causes, ...sum }: Side): CheckParts<number> {
  const lines = causes.map(lineOf);
  return {
    sum: { ...sum, lines, total: totalOf(lines) },
    first: (count) => sumOf(causes.slice(0, count)),
  };
}

/**
 * Derives a chance from the checks that decide it. `sides` lists the sides of these checks, in the order of the checks.
 */
export function deriveFrom(
  sides: readonly Side[],
  chanceOf: (sums: readonly number[]) => number,
): Derivation {
  return derive(sides.map(partsOf), chanceOf);
}

/** Returns the chance that a check succeeds. `lead` is its bonus minus the DC or the opponent's bonus. */
function chanceBy(lead: number, isOpposed = false): number {
  return chanceThat(degreesBy(lead, 0, isOpposed), isSuccess);
}

const isSuccess = (degree: number) => degree > 0;

/** Derives the chance that a check reaches a fixed DC. */
export function deriveCheck(own: Side, dc: Side): Derivation {
  return deriveFrom([withRoll(own, dc), dc], ([bonus = 0, needed = 10]) => chanceBy(bonus - needed));
}

/** Derives the chance that an attack check which helps an ally reaches its DC. */
export function deriveAssist(own: Side, dc: Side): Derivation {
  return deriveFrom([withRoll(own, dc, true), dc], ([bonus = 0, needed = 10]) =>
    chanceThat(degreesOfAssist(bonus - needed, 0), isSuccess),
  );
}

/** Derives the chance to win an opposed check. */
export function deriveOpposed(own: Side, other: Side): Derivation {
  return deriveFrom([rolling(own), rolling(other)], ([bonus = 0, opposing = 0]) =>
    chanceBy(bonus - opposing, true),
  );
}

function rolling(side: Side, roll = sums.d20): Side {
  return { ...side, roll };
}

/**
 * Adds to `own` its d20 roll against a fixed DC: the lowest number on the die that succeeds, and the outcome of each
 * number.
 */
function withRoll(own: Side, dc: Side, isAttack = false): Side {
  const kind = isAttack ? 'attack' : 'skill';
  const lead = sumOf(own.causes) - sumOf(dc.causes);
  const raise = (dc.causes.find(({ why }) => why === 'raise')?.value ?? 0) / 5;
  const results = resultsOf(die(20)).map(([shown, chance]) => {
    const degree = degreeOfRoll({ kind, die: shown, raise, coup: 0 }, shown + lead);
    return { shown, degree, label: isAttack ? attackLabel(degree) : checkLabel(degree), chance };
  });
  const needed = results.find(({ degree }) => degree > 0)?.shown ?? 21;
  return { ...own, roll: sums.needs(needed), table: rangesOf(results) };
}

/**
 * Derives the chance that an attack hits. If `contest` is given, derives the chance that the attack hits and the
 * attacker then wins this opposed check of a stunt.
 */
export function deriveAttack(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  { raise = 0, ...attempt }: Attempt,
  contest: readonly Side[] = [],
): Derivation {
  const { type } = attempt.means;
  const isDefended = foe.defending;
  const own = sideOf(me, `attack.${type}`, (list) => attackSum(table, me, foe, attempt, list));
  const defense = isDefended ? rolledDefense : passiveDefense;
  const against = sideOf(foe, `defense.${type}`, (list) => defense(foe, me, type, list), raise);
  const attack = isDefended
    ? [rolling(own), rolling(against, sums.defended)]
    : [withRoll(own, against, true), against];
  const least = isDefended ? 0 : 10;
  return deriveFrom([...attack, ...contest], ([bonus = 0, opposing = least, rank, resist = 0]) => {
    const hits = degreesOfAttack({ lead: bonus - opposing + least, raise: 0, isDefended });
    return chanceThat(hits, isSuccess) * (rank === undefined ? 1 : chanceBy(rank - resist, true));
  });
}

/** Returns the sides of the opposed check of a stunt. */
export function contestOf(me: DegreesFighter, foe: DegreesFighter, means: Means): Side[] {
  return [
    rolling(sideOf(me, 'stunt', (list) => stuntBonus(me, foe, means, true, list))),
    resistSide(foe, bestResistance(foe, means)),
  ];
}

/** Returns the side of a fighter's resistance check. */
export function resistSide(foe: DegreesFighter, by: Resistance, harm?: 'body' | 'poise'): Side {
  return rolling(sideOf(foe, by, (list) => resistBonus(foe, by, harm, list)));
}

/** Derives the chance that a fighter does not resist an effect. */
export function deriveHarm(dc: Side, resistance: Side): Derivation {
  return deriveFrom(
    [dc, withRoll(resistance, dc)],
    ([needed = 10, bonus = 0]) => 1 - chanceBy(bonus - needed),
  );
}

/**
 * Derives the chance that the Fortune Die changes the result of a check that has been rolled. `lead` is the check's
 * margin so far.
 */
export function deriveFortune({ name }: DegreesFighter, lead: number, chance: number): Derivation {
  const lines = [{ label: sums.margin, value: lead, clause: 'DEG-R1' }];
  const sum = { label: name, lines, total: lead, roll: sums.fortune(Math.round(7 - 6 * chance)) };
  return derive([{ sum, first: () => lead }], () => chance);
}
