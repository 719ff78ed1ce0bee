import type { Odds } from '../../../engine/core/forecast.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, standing } from '../../../engine/state/table.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { faultOfArm, faultOfCondition, rangeOf } from '../book/arms.ts';
import { victimsOf } from '../book/attack.ts';
import { centers, isSameAbility } from '../book/brawl.ts';
import { pathsOf } from '../book/movement.ts';
import { faultOfDistance, isHiddenFrom } from '../book/sight.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import { abilityOf, attackOf, partnerOf, weaponOf } from '../sheet/content.ts';
import { isSlow } from '../sheet/weapons.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';
import { blowOdds, oddsOnAll } from './blow.ts';
import { worthOfGuarding, worthOfMending } from './mending.ts';

/* What could be done in each phase: one look ahead, for those who choose when to act. In hit points. */

/** Each phase later brings a little less of what it promises. */
const PER_PHASE = 0.97;
/** A blow at an enemy also brings the end nearer: it counts for more than its harm, and the more the longer a fight lasts. */
const PRESSING = { from: 1.4, after: 4, aRound: 0.4 } as const;
/** A blow that one has to go to first. */
const AFTER_A_WALK = 0.9;
/** What is begun now and let loose later may be lost. */
const CHANNELED = 0.7;
/** Any turn is good for something: a movement, a minor action. */
const SOMETHING = 0.2;
/** What it is worth to be rid of an enemy, or of a friend. */
const OUT = 6;
const FRIENDLY = -1.3;

/** What the standard action of each phase would bring somebody, seen from the phase that is on. */
export type PhaseEvaluation = Readonly<Record<Phase, number>>;

/** One look around for all phases: what was done in earlier ones and what later ones bring. */
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
    release: 0, // PHASE-57: it has a place of its own
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

/** The best that somebody could do with each weapon, from here or from wherever it can go first. */
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

/** Whether somebody is at hand: at once, after a walk, or not this turn. */
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

/** Two attacks with different weapons: PHASE-65, PHASE-66. */
function worthOfTwo(me: PhasesFighter, blows: readonly Blow[]): number {
  if (me.used.includes('full-attack')) return 0; // PHASE-63
  const quick = blows.filter(({ weapon }) => !isSlow(attackOf(me, weapon))).sort((a, b) => b.worth - a.worth);
  const [first] = quick;
  if (!first) return 0;
  const second = quick.find(
    ({ weapon }) => !isSameAbility(me, first.weapon, weapon) && weapon !== first.weapon,
  );
  return first.worth + (second?.worth ?? 0);
}

/** The best of what somebody could begin to channel, or of one ability. */
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

/** What letting loose would bring now. */
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

/** The best place for a blast: what it does to each does not hang on where its middle is. */
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

/** The harm of some odds to enemies, less that to friends: whoever is nearly out of the fight is best put out of it. */
export function worthOfHarm(table: PhasesTable, me: PhasesFighter, odds: Odds | undefined): number {
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

/** What the two blows of a double full attack would bring somebody where it stands, and where it can go. */
export function worthOfDouble(table: PhasesTable, me: PhasesFighter): number {
  return worthOfTwo(me, blowsOf(table, me));
}
