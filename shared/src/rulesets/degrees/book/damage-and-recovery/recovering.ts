import type { Fault } from '../../../../engine/presentation/rejection.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { type Condition, TRACKS } from '../../sheet/tracks.ts';
import type { DegreesFighter, DegreesTable, Suffered } from '../../table.ts';
import { SAID } from '../../words/catalog.ts';
import {
  endEffect,
  healthOf,
  is,
  isDamage,
  isImmune,
  relieve,
  rewrite,
  settleHealth,
  suffer,
} from '../conditions.ts';

/* Levels of damage and fatigue, and how they are removed (DEG-20, DEG-R7, DEG-R9). */

/** The conditions that are levels of damage, highest first. */
const DAMAGE: readonly Condition[] = ['incapacitated', 'staggered', 'dazed']; // DEG-R7

export type Damage = 'incapacitated' | 'staggered' | 'dazed' | 'bruise' | 'strain';

/** Returns a fighter's highest level of damage; undefined if there is none that can be removed. */
export function worstDamage(fighter: DegreesFighter): Damage | undefined {
  if (is(fighter, 'dead')) return undefined;
  const worst = DAMAGE.find((name) => fighter.suffered.some((one) => one.name === name && isDamage(one)));
  if (worst !== undefined) return worst as Damage;
  if (fighter.bruises > 0) return 'bruise'; // DEG-R7
  return fighter.strains > 0 ? 'strain' : undefined; // DEG-R7
}

/** Removes the highest level of damage. Returns whether the fighter had any damage. */
export function healDamage(table: DegreesTable, id: Id): boolean {
  const fighter = fighterOf(table, id);
  const worst = worstDamage(fighter);
  if (worst === undefined) return false;
  const before = healthOf(fighter);
  if (worst === 'bruise') fighter.bruises--;
  else if (worst === 'strain') fighter.strains--;
  else
    relieve(table, id, (one) => {
      const isMeant = one.name === worst || (worst === 'incapacitated' && one.name === 'dying'); // DEG-R7
      return isMeant && isDamage(one);
    });
  settleHealth(fighter);
  const { hp } = fighter;
  emit(table, {
    type: 'healed',
    target: id,
    level: worst,
    amount: healthOf(fighter) - before,
    hp,
    clause: 'DEG-R7',
  });
  return true;
}

/** The levels of fatigue, lowest first. */
const FATIGUE = TRACKS.tire;

function isFatigue({ cause, name }: Suffered): boolean {
  return cause === 'fatigue' || (cause === 'lasting' && name !== 'incapacitated'); // DEG-R46
}

/** Returns a fighter's level of fatigue, from 0 (none) to 3 (incapacitated). */
export function fatigueOf(fighter: DegreesFighter): number {
  const own = fighter.suffered.filter(isFatigue).map(({ name }) => levelOf(name));
  const taken = fighter.effects
    .filter(({ track }) => track === 'tire')
    .map(({ condition }) => levelOf(condition));
  return Math.max(0, ...own, ...taken);
}

function levelOf(name: Condition): number {
  const levels: readonly Condition[] = FATIGUE;
  return levels.indexOf(name) + 1;
}

/** Adds one level of fatigue. */
export function tire(table: DegreesTable, id: Id): void {
  const fighter = fighterOf(table, id);
  const name = FATIGUE[fatigueOf(fighter)];
  if (name === undefined) return;
  const others = fighter.suffered.filter((one) => !isFatigue(one) || levelOf(one.name) === 0);
  emit(table, { type: 'tired', target: id, level: name, clause: 'DEG-R9' });
  rewrite(table, id, { suffered: [...others, { name, cause: 'fatigue', until: null }] }); // DEG-104, DEG-R9
}

/** Adds one level of fatigue, for example after a run, unless the fighter is immune. */
export function tireUnlessImmune(table: DegreesTable, id: Id): void {
  if (!isImmune(fighterOf(table, id), 'fatigue')) tire(table, id); // DEG-R9
}

/** Lowers a fighter's fatigue by one level. Returns whether the fighter had any fatigue. */
export function rest(table: DegreesTable, id: Id): boolean {
  const fighter = fighterOf(table, id);
  const level = fatigueOf(fighter);
  if (level === 0) return false;
  const name = FATIGUE[level - 1];
  const next = FATIGUE[level - 2];
  emit(table, { type: 'rested', target: id, level: name ?? '', clause: 'DEG-R9' });
  const taken = fighter.effects.find((one) => one.track === 'tire' && one.condition === name);
  if (taken && next === undefined) endEffect(table, id, taken);
  else if (taken && next !== undefined) {
    const lower = { ...taken, degree: taken.degree - 1, condition: next };
    rewrite(table, id, { effects: fighter.effects.map((one) => (one === taken ? lower : one)) });
  }
  relieve(table, id, (one) => one.name === name && isFatigue(one));
  const isLeft = next !== undefined && fatigueOf(fighterOf(table, id)) < level - 1;
  if (isLeft) suffer(table, id, { name: next, cause: 'fatigue', until: null }); // DEG-R9
  return true;
}

/**
 * Returns the conditions that last beyond the fight: levels of damage and fatigue without an end. A fighter that is
 * incapacitated loses its highest level, as after recovering.
 */
export function lastingConditions({ suffered }: DegreesFighter): Condition[] {
  const names = suffered
    .filter((one) => one.until === null && (isDamage(one) || isFatigue(one))) // DEG-R74
    .map(({ name, cause }) => (name === 'incapacitated' && cause === 'fatigue' ? FATIGUE[1] : name)); // DEG-R9
  return [...new Set(names)].filter((name) => !OUT.includes(name)).sort();
}

/** The conditions that end with the fight, because they put a fighter out of it. */
const OUT: readonly Condition[] = ['incapacitated', 'dying', 'dead', 'prone']; // DEG-R74

/** Returns the fault if there is nothing to recover from, or if the stress is at its limit. */
export function faultOfRecovery(
  table: DegreesTable,
  fighter: DegreesFighter,
  remove: 'damage' | 'fatigue',
): Fault | undefined {
  const hasAny = remove === 'damage' ? worstDamage(fighter) !== undefined : fatigueOf(fighter) > 0;
  return hasAny ? faultOfStress(table, fighter) : { code: 'no-effect', clause: 'DEG-20' }; // DEG-20
}

export function faultOfStress(
  { options }: DegreesTable,
  { stress, sheet }: DegreesFighter,
): Fault | undefined {
  const most = options.stressUncapped ? MOST_STRESS : sheet.stressMax; // DEG-R59
  if (stress < most) return undefined; // DEG-20
  return { code: 'stress-full', say: SAID.refusals.stressFull(stress, most), clause: 'DEG-R59' };
}

/** The highest stress that is counted in a battle without a limit. */
export const MOST_STRESS = 99;

/** Adds the stress of a recovery (DEG-20, DEG-87). */
export function stressBy(table: DegreesTable, id: Id): void {
  const fighter = fighterOf(table, id);
  fighter.stress++; // DEG-20
  emit(table, { type: 'stressed', target: id, now: fighter.stress, clause: 'DEG-20' });
}

export function recoverLevel(table: DegreesTable, id: Id, remove: 'damage' | 'fatigue'): void {
  if (remove === 'damage')
    healDamage(table, id); // DEG-20
  else rest(table, id); // DEG-20
}
