import type { RatedOdds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, standing } from '../../../engine/state/table.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { faultOfArm, faultOfCondition, rangeOf } from '../book/arms.ts';
import { victimsOf } from '../book/attack.ts';
import { centers, isSameWeapon } from '../book/brawl.ts';
import { pathsOf } from '../book/movement.ts';
import { faultOfDistance, isHiddenFrom } from '../book/sight.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import { abilityOf, attackOf, partnerOf, weaponOf } from '../sheet/content.ts';
import { isSlow } from '../sheet/weapons.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { blowOdds, oddsOnAll } from './blow.ts';
import { worthOfGuarding, worthOfMending } from './healing.ts';

/* The worth of acting in each phase, in hit points. Bots use it for fighters that choose when to act. */

/** The factor by which each further phase lowers the worth. */
const PER_PHASE = 0.97;
/**
 * The factor for attacks, which are worth more than their harm because they help to end the fight. After round
 * `after`, it grows with each round.
 */
const PRESSING = { from: 1.4, after: 4, aRound: 0.4 } as const;
/** The factor for an attack that needs a movement first. */
const AFTER_A_WALK = 0.9;
/** The factor for a channeled ability, which may be lost before its release. */
const CHANNELED = 0.7;
/** The worth of any turn, even without an attack: it allows a movement and a minor action. */
const SOMETHING = 0.2;
/** The worth of an enemy's defeat. */
const OUT = 6;
/** The factor for harm to an ally. */
const FRIENDLY = -1.3;

/** The worth of a turn in each phase. */
export type PhaseEvaluation = Readonly<Record<Phase, number>>;

/** Rates a turn in each phase. Later phases are worth a little less. */
export function evaluatePhases(table: PhasesTable, me: PhasesFighter): PhaseEvaluation {
  const blows = blowsOf(table, me);
  const pressing = PRESSING.from + PRESSING.aRound * Math.max(0, table.round - PRESSING.after);
  const best = (action: 'volley' | 'fight' | 'full-attack') =>
    pressing *
    Math.max(0, ...blows.map(({ weapon, worth }) => (weaponOf(me, weapon)?.action === action ? worth : 0)));
  const plain = {
    bolster: Math.max(worthOfMending(table, me), worthOfGuarding(table, me)),
    channel: worthOfChanneling(table, me),
    skirmish: best('volley'),
    reposition: SOMETHING,
    brawl: best('fight'),
    release: 0, // PHASE-59: a release is rated separately
    'full-attack': Math.max(best('full-attack'), pressing * worthOfTwo(me, blows)),
  };
  const now = PHASES.indexOf(table.phase ?? 'bolster');
  const whole = { ...plain, delay: Math.max(...Object.values(plain), worthOfReleasing(table, me)) }; // PHASE-68
  const discounted = PHASES.map((phase, place) => [
    phase,
    (SOMETHING + whole[phase]) * PER_PHASE ** Math.max(0, place - now),
  ]);
  return Object.fromEntries(discounted) as Record<Phase, number>;
}

interface Blow {
  readonly weapon: string;
  readonly worth: number;
}

/** Returns the worth of the best attack with each weapon, from the current hex or after a movement. */
function blowsOf(table: PhasesTable, me: PhasesFighter): Blow[] {
  const places = [...pathsOf(table, me, me.speed, 'walk')].flatMap(({ path }) => path.slice(-1));
  return [...me.weapons, 'improvised-spell'].map((weapon) => ({
    weapon,
    worth: canUse(me, weapon) ? worthOfWeapon(table, me, weapon, places) : 0,
  }));
}

function canUse(me: PhasesFighter, weapon: string): boolean {
  return (
    !faultOfArm(me, weapon, true) && !faultOfCondition(me, weapon) && (weaponOf(me, weapon)?.mp ?? 0) <= me.mp
  );
}

function worthOfWeapon(
  table: PhasesTable,
  me: PhasesFighter,
  weapon: string,
  places: readonly Hex[],
): number {
  const { blast } = attackOf(me, weapon);
  if (blast) return bestBlast(table, me, weapon, rangeOf(me, weapon));
  const linked = partnerOf(me, weapon);
  const twice = linked && me.weapons.includes(linked) && canUse(me, linked) ? 2 : 1; // PHASE-R29
  const worths = enemiesOf(table, me).map((foe) => {
    const share = shareOf(table, me, foe, weapon, places);
    return share === 0 ? 0 : share * worthOfHarm(table, me, blowOdds(table, me.id, { arm: weapon }, foe.id));
  });
  return twice * Math.max(0, ...worths);
}

/**
 * Returns the factor for a target: 1 if the fighter can attack now, less if it must move first, and 0 if it cannot
 * attack this turn.
 */
function shareOf(
  table: PhasesTable,
  me: PhasesFighter,
  foe: PhasesFighter,
  weapon: string,
  places: readonly Hex[],
): number {
  const range = rangeOf(me, weapon);
  const isAtHand = (from: Hex) =>
    distance(from, foe.at) <= range &&
    !isHiddenFrom({ ...me, at: from }, foe) &&
    !faultOfDistance(table, from, foe.at, range);
  if (isAtHand(me.at)) return 1;
  if (distance(me.at, foe.at) > range + me.speed) return 0;
  return places.some(isAtHand) ? AFTER_A_WALK : 0;
}

/** Rates the two best attacks with different weapons (PHASE-65, PHASE-66). */
function worthOfTwo(me: PhasesFighter, blows: readonly Blow[]): number {
  if (me.used.includes('full-attack')) return 0; // PHASE-63
  const quick = blows.filter(({ weapon }) => !isSlow(attackOf(me, weapon))).sort((a, b) => b.worth - a.worth);
  const [first] = quick;
  if (!first) return 0;
  const second = quick.find(
    ({ weapon }) => !isSameWeapon(me, first.weapon, weapon) && weapon !== first.weapon,
  );
  return first.worth + (second?.worth ?? 0);
}

/** Rates the channeling of the best ability that the fighter could channel. If `only` is given, rates that ability. */
export function worthOfChanneling(table: PhasesTable, me: PhasesFighter, only?: string): number {
  if (me.channeling !== null) return 0; // PHASE-42
  const worths = me.abilities.map((ability) => {
    if (only !== undefined && ability !== only) return 0;
    if (abilityOf(me, ability).mp > me.mp) return 0;
    if (ability === 'thunderhead') return CHANNELED * bestBlast(table, me, 'thunderhead', me.scope);
    if (ability === 'soothing-rain') return 0.5 + CHANNELED * worthOfRain(table, me);
    if (ability === 'grave-bloom') return CHANNELED * bestBloom(table, me);
    return 0;
  });
  return Math.max(0, ...worths);
}

/** Rates releasing the channeled ability now. */
export function worthOfReleasing(table: PhasesTable, me: PhasesFighter): number {
  if (me.channeling === 'thunderhead') return bestBlast(table, me, 'thunderhead', me.scope);
  if (me.channeling === 'soothing-rain') return worthOfRain(table, me);
  return me.channeling === 'grave-bloom' ? bestBloom(table, me) : 0;
}

function worthOfRain(table: PhasesTable, me: PhasesFighter): number {
  const { within, amount } = abilityOf(me, 'soothing-rain');
  const near = standing(table).filter(({ side, at }) => side === me.side && distance(at, me.at) <= within);
  return near.reduce((so, { hp, hpMax }) => so + Math.min(amount, hpMax - hp), 0);
}

/**
 * Rates a blast at its best center. The harm to each victim is computed only once, because it does not depend on
 * the center.
 */
function bestBlast(table: PhasesTable, me: PhasesFighter, arm: string, most: number): number {
  const harms = new Map<Id, number>();
  const harmTo = (id: Id) => {
    const known = harms.get(id) ?? worthOfHarm(table, me, oddsOnAll(table, me, arm, [fighterOf(table, id)]));
    harms.set(id, known);
    return known;
  };
  const { blast } = attackOf(me, arm);
  const worths = centers(table, me, most, blast).map((at) =>
    victimsOf(table, at, blast).reduce((so, id) => so + harmTo(id), 0),
  );
  return Math.max(0, ...worths);
}

function bestBloom(table: PhasesTable, me: PhasesFighter): number {
  const { blast, amount, saved } = abilityOf(me, 'grave-bloom');
  const strain = (amount + saved) / 2;
  const worths = centers(table, me, me.scope, blast).map((at) => {
    const near = standing(table).filter((one) => distance(one.at, at) <= blast);
    return near.reduce((so, { side }) => so + (side === me.side ? -strain : strain), 0);
  });
  return Math.max(0, ...worths);
}

/**
 * Rates the harm to enemies, less the harm to allies. The fewer hit points a target has, the more its harm is
 * worth.
 */
export function worthOfHarm(table: PhasesTable, me: PhasesFighter, odds: RatedOdds | undefined): number {
  if (!odds) return 0;
  const harm = odds.effects.reduce((so, { target, field, changes, defeat }) => {
    const other = table.fighters[target];
    const sign = other?.side === me.side ? FRIENDLY : 1;
    const lost = changes.reduce((sum, [by, chance]) => sum + chance * weightOf(field, by), 0);
    const haste = other && field === 'hp' && lost > 0 ? 1 + lost / Math.max(1, other.hp) : 1;
    return so + sign * (haste * lost + OUT * defeat);
  }, 0);
  return harm + (odds.worth ?? 0);
}

function weightOf(field: string, by: number): number {
  if (field === 'hp') return -by;
  return field === 'wounds' || field === 'overstress' || field === 'stress' || field === 'discord' ? by : 0;
}

/** Rates the two attacks of a double full attack, each from the current hex or after a movement. */
export function worthOfDouble(table: PhasesTable, me: PhasesFighter): number {
  return worthOfTwo(me, blowsOf(table, me));
}
