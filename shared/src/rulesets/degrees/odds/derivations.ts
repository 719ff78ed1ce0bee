import { type CheckSum, type Derivation, type DiceRange, totalOf } from '../../../engine/core/derivation.ts';
import { type CheckParts, derive } from '../../../kit/derivation.ts';
import { certainly, chanceThat } from '../../../kit/odds.ts';
import { attackSum, passiveDefense, rolledDefense } from '../book/attacks/strike.ts';
import { because, type Cause, causesOf, sumOf } from '../book/causes.ts';
import { type CheckKind, degreeOfRoll } from '../book/checks.ts';
import { ongoingDc } from '../book/damage-and-recovery/resisting.ts';
import { resistBonus } from '../book/modifiers.ts';
import { bestResistance, stuntBonus } from '../book/stunts-and-grabs/stunts.ts';
import type { Resistance } from '../sheet/terms.ts';
import type { DegreesFighter, DegreesTable, Ongoing } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { lineOf } from '../words/causes.ts';
import { labelOf } from '../words/labels.ts';
import type { Attempt } from './attempt.ts';
import { degreesBy, degreesOfAttack, failures } from './chances.ts';

/* The derivations of chances. They read the same sums as the forecasts, with their causes. */

const { sums, odds } = TEXT;

/** One side of a check: its sum, and the dice that it rolls. */
export interface Side extends Pick<CheckSum, 'roll' | 'table'> {
  readonly label: string;
  readonly causes: readonly Cause[];
}

/** Returns the side of a fighter. `compute` computes its sum, without the raises of the other side. */
export function sideOf(
  { name }: DegreesFighter,
  what: string,
  compute: (causes: Cause[]) => number,
  raise = 0,
): Side {
  return { label: sums.checkOf(name, labelOf(what)), causes: raised(compute, raise) };
}

/** Returns the DC as a side. `compute` computes it without raises. */
export function dcSide(compute: (causes: Cause[]) => number, raise = 0): Side {
  return { label: labelOf('dc'), causes: raised(compute, raise) };
}

/** Returns the causes of a DC, including those of raises. */
function raised(compute: (causes: Cause[]) => number, raise: number): readonly Cause[] {
  return causesOf((list) => compute(list) + because('raise', 5 * raise, list)); // DEG-111
}

function partsOf({ causes, ...sum }: Side): CheckParts<number> {
  const lines = causes.map(lineOf);
  return {
    sum: { ...sum, lines, total: totalOf(lines) },
    first: (count) => sumOf(causes.slice(0, count)),
  };
}

const isSuccess = (degree: number) => degree > 0;

/** Derives the chance that a check reaches a fixed DC. */
export function deriveCheck(own: Side, dc: Side): Derivation {
  return derive([partsOf(withRoll(own, dc, 'skill')), partsOf(dc)], ([bonus = 0, needed = 10]) =>
    chanceThat(degreesBy(bonus - needed), isSuccess),
  );
}

/** Derives the chance to win an opposed check. */
export function deriveOpposed(own: Side, other: Side): Derivation {
  return derive([partsOf(rolling(own)), partsOf(rolling(other))], ([bonus = 0, opposing = 0]) =>
    chanceThat(degreesBy(bonus - opposing, 0, true), isSuccess),
  );
}

function rolling(side: Side, roll = sums.d20): Side {
  return { ...side, roll };
}

/** Adds the die that a check needs against a fixed DC, and the outcome of each result. */
function withRoll(own: Side, dc: Side, kind: CheckKind): Side {
  const lead = sumOf(own.causes) - sumOf(dc.causes);
  const isAttack = kind === 'attack';
  const raise = (dc.causes.find(({ why }) => why === 'raise')?.value ?? 0) / 5;
  const table: DiceRange[] = [];
  let needed = 21;
  for (let die = 20; die > 0; die--) {
    const degree = degreeOfRoll({ kind, die, raise, coup: 0 }, die + lead);
    if (degree > 0) needed = die;
    const missed = isAttack ? odds.miss : odds.failure(-degree);
    const label = degree < 0 ? missed : isAttack ? odds.hit(degree) : odds.success(degree);
    const [above] = table;
    if (above?.label === label) table[0] = { ...above, from: die, chance: above.chance + 1 / 20 };
    else table.unshift({ from: die, to: die, label, chance: 1 / 20 });
  }
  return { ...own, roll: sums.needs(needed), table };
}

/** Returns the two sides of an attack check. */
function attackSides(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  { raise = 0, ...attempt }: Attempt,
): Side[] {
  const { type } = attempt.means;
  const own = sideOf(me, `attack.${type}`, (list) => attackSum(table, me, foe, attempt, list));
  const defense = foe.defending ? rolledDefense : passiveDefense;
  const against = sideOf(foe, `defense.${type}`, (list) => defense(foe, me, type, list), raise);
  return foe.defending
    ? [rolling(own), rolling(against, sums.defended)]
    : [withRoll(own, against, 'attack'), against];
}

/** Returns the chance of a hit, given the attack bonus and, if already known, the opposing sum. */
function hitChance({ defending }: DegreesFighter, bonus = 0, opposing = defending ? 0 : 10): number {
  const lead = bonus - opposing + (defending ? 0 : 10);
  return chanceThat(degreesOfAttack({ lead, raise: 0, isDefended: defending }), isSuccess);
}

/** Derives the chance that an attack hits. */
export function deriveAttack(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  attempt: Attempt,
): Derivation {
  return derive(attackSides(table, me, foe, attempt).map(partsOf), ([bonus, opposing]) =>
    hitChance(foe, bonus, opposing),
  );
}

/** Derives the chance that a stunt succeeds: first its attack check, then the opposed check. */
export function deriveStunt(
  table: DegreesTable,
  me: DegreesFighter,
  foe: DegreesFighter,
  attempt: Attempt,
): Derivation {
  const resistance = bestResistance(foe, attempt.means);
  const sides = [
    ...attackSides(table, me, foe, attempt),
    rolling(sideOf(me, 'stunt', (list) => stuntBonus(me, foe, attempt.means, true, list))),
    rolling(resistSide(foe, resistance)),
  ];
  return derive(sides.map(partsOf), ([bonus, opposing, rank, resist = 0]) => {
    const won = rank === undefined ? 1 : chanceThat(degreesBy(rank - resist, 0, true), isSuccess);
    return hitChance(foe, bonus, opposing) * won;
  });
}

/** Returns the side of a fighter's resistance check. */
export function resistSide(foe: DegreesFighter, by: Resistance, harm?: 'body' | 'poise'): Side {
  return sideOf(foe, by, (list) => resistBonus(foe, by, harm, list));
}

/** Derives the chance that a fighter ends an ongoing effect. */
export function deriveResistance(me: DegreesFighter, effect: Ongoing): Derivation {
  return deriveCheck(
    resistSide(me, effect.resist),
    dcSide((list) => ongoingDc(effect, list)),
  );
}

/** Derives the chance that a fighter does not resist an effect. */
export function deriveHarm(dc: Side, resistance: Side): Derivation {
  return derive([partsOf(dc), partsOf(withRoll(resistance, dc, 'resistance'))], ([needed = 10, bonus = 0]) =>
    chanceThat(failures(bonus, certainly(needed)), (degrees) => degrees > 0),
  );
}

/** A target of an area power: its two checks, and its chance to be unharmed for given sums. */
export interface AreaTarget {
  readonly reflex: Side;
  readonly resistance: Side;
  readonly unharmed: (rank: number, reflex: number, resistance: number) => number;
}

/** Derives the chance that an area power harms a target at all: DEG-R27. */
export function deriveArea(rank: Side, targets: readonly AreaTarget[]): Derivation {
  const sides = [rank, ...targets.flatMap(({ reflex, resistance }) => [reflex, resistance])];
  return derive(sides.map(partsOf), ([power = 0, ...own]) => {
    const reached = targets.slice(0, Math.max(1, Math.ceil(own.length / 2)));
    const unharmed = reached.map((one, at) => one.unharmed(power, own[2 * at] ?? 0, own[2 * at + 1] ?? 0));
    return 1 - unharmed.reduce((all, one) => all * one, 1);
  });
}

/** Derives the chance that the Fortune Die changes a check that has been rolled. `lead` is its margin so far. */
export function deriveFortune({ name }: DegreesFighter, lead: number, chance: number): Derivation {
  const lines = [{ label: sums.margin, value: lead, clause: 'DEG-R1' }];
  const sum = { label: name, lines, total: lead, roll: sums.fortune(Math.round(7 - 6 * chance)) };
  return derive([{ sum, first: () => lead }], () => chance);
}
