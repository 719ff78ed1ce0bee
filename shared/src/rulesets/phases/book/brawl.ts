import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, flag, hex, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding, standing } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { isOnMap } from '../../../hex/map.ts';
import { partnerOf, weaponOf } from '../sheet/content.ts';
import { IMPROVISED } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable, Step } from '../table.ts';
import { faultOfPhase } from './actions.ts';
import { faultOfArm, faultOfCondition, owns, rangeOf, weaponId } from './arms.ts';
import { attackWith } from './attack.ts';
import { has } from './conditions.ts';
import { faultOfDistance, faultOfTarget } from './sight.ts';
import { faultOfCost, stagedAction } from './staged-action.ts';

/**
 * The parameters of an attack. Its weapon decides whether it is a Volley or a Fight (PHASE-17, PHASE-49, PHASE-54). The
 * weapon can be improvised (PHASE-50, PHASE-55).
 */
export const ATTACK_PARAMS = {
  weapon: weaponId,
  target: optional(fighter),
  at: optional(hex),
  consume: optional(flag),
  // biome-ignore lint/suspicious/noThenProperty: `then` is the rulebook's word for a linked attack
  then: optional(fighter),
};
type Attacking = Values<typeof ATTACK_PARAMS>;

export const ATTACK = stagedAction('attack', {
  params: ATTACK_PARAMS,
  understand: (act, table, by) => (isAimed(findFighter(table, by), act) ? act : undefined),
  variants: waysToAttack,
  takes: () => 'attack',
  limits: (_table, me, { weapon, then }) =>
    then !== undefined && me.linkedOff.some((one) => one === weapon) ? 'once-per-turn' : undefined, // PHASE-R29
  timing: (table, me, { weapon }) => {
    const action = weaponOf(me, weapon)?.action;
    return action && action !== 'full-attack' ? faultOfPhase(table, me, action) : undefined; // PHASE-17, PHASE-64
  },
  means: (_table, me, { weapon }) => faultOfArm(me, weapon),
  repeats: (me, { weapon }) => me.attackedWith.some((one) => isSameWeapon(me, one, weapon)), // PHASE-66
  forbidden: (_table, me, { weapon }) => (weaponOf(me, weapon) ? faultOfCondition(me, weapon) : undefined),
  aim: faultOfAim,
  costs: (me, { weapon }) => ({ mp: weaponOf(me, weapon)?.mp ?? 0 }), // PHASE-50
  *run(table, step, { weapon, then, ...aim }, windows) {
    if (!weaponOf(fighterOf(table, step.by), weapon)) return undefined;
    noteWeapon(table, step, weapon);
    return yield* attackWith(table, step, weapon, aim, windows);
  },
  next: (table, { by }, { weapon, then }) =>
    then !== undefined ? linkedAttack(table, by, weapon, then) : undefined,
});

/**
 * Returns whether two weapons are the same or form a linked pair. A double full attack cannot use both. Improvised
 * weapons never count as the same (PHASE-R42).
 */
export function isSameWeapon(me: PhasesFighter, one: string, other: string): boolean {
  if (IMPROVISED.includes(one)) return false; // PHASE-R42
  return one === other || partnerOf(me, one) === other; // PHASE-66
}

/**
 * Records the weapon of an attack, so that a double full attack does not use it twice. Of a linked pair, records
 * only one weapon.
 */
function noteWeapon(table: PhasesTable, { by, name }: Step, weapon: string): void {
  const me = fighterOf(table, by);
  const isNoted = me.attackedWith.some((one) => isSameWeapon(me, one, weapon));
  if (name === 'attack' && !isNoted) me.attackedWith = [...me.attackedWith, weapon];
}

/**
 * Returns the attack with the linked weapon; undefined if that attack has become illegal. In both cases, uses up
 * the pair for this turn (PHASE-R29).
 */
function linkedAttack(table: PhasesTable, by: Id, weapon: string, target: Id): Attacking | undefined {
  if (!isStanding(table, by)) return undefined;
  const me = fighterOf(table, by);
  const linked = partnerOf(me, weapon);
  if (!linked) return undefined;
  touch(table, by);
  me.linkedOff = [...me.linkedOff, weapon, linked]; // PHASE-R29
  const next = { weapon: linked, target };
  const fault =
    faultOfLinked(table, me, linked, target) ?? faultOfCost(me, ATTACK.parts.costs?.(me, next) ?? {});
  return fault ? undefined : next;
}

function faultOfLinked(table: PhasesTable, me: PhasesFighter, linked: string, target: Id): Fault | undefined {
  const unusable = faultOfArm(me, linked) ?? faultOfCondition(me, linked);
  return unusable ?? faultOfTarget(table, me, target, rangeOf(me, linked));
}

/**
 * Returns the fault in an attack's target, range, line of sight or mark. If there is none, returns the fault in the
 * linked attack (PHASE-R22, PHASE-R28 to PHASE-R30).
 */
function faultOfAim(
  table: PhasesTable,
  me: PhasesFighter,
  { weapon, target, at, consume, then }: Attacking,
): Fault | undefined {
  if (!weaponOf(me, weapon)) return 'no-such-item';
  if (at) return faultOfCenter(table, me, at, rangeOf(me, weapon)) ?? (consume ? 'not-marked' : undefined);
  const linked = partnerOf(me, weapon);
  return (
    faultOfStrike(table, me, weapon, target ?? '', consume) ??
    (then !== undefined && linked ? faultOfLinked(table, me, linked, then) : undefined)
  );
}

/**
 * Returns the fault if a blast cannot be centered on a hex. The center must be on the map, at most `most` hexes away,
 * and in line of sight (PHASE-R30).
 */
export function faultOfCenter(
  table: PhasesTable,
  me: PhasesFighter,
  at: Hex,
  most: number,
): Fault | undefined {
  return isOnMap(table.map, at) ? faultOfDistance(table, me.at, at, most) : 'out-of-range';
}

function faultOfStrike(
  table: PhasesTable,
  me: PhasesFighter,
  arm: string,
  target: Id,
  consume: boolean | undefined,
): Fault | undefined {
  const fault = faultOfTarget(table, me, target, rangeOf(me, arm));
  if (fault) return fault;
  return consume && !has(fighterOf(table, target), 'marked') ? 'not-marked' : undefined; // PHASE-R28
}

/**
 * Returns whether the parameters fit the weapon. A blast needs a hex, and other attacks need a target. Only a
 * linked weapon can have a second target.
 */
export function isAimed(me: PhasesFighter | undefined, { weapon, target, at, then }: Attacking): boolean {
  if (then !== undefined && (!me || partnerOf(me, weapon) === undefined)) return false; // PHASE-R29
  const blast = me && weaponOf(me, weapon)?.blast;
  return blast === undefined ? target !== undefined && at === undefined : at !== undefined && !target; // PHASE-R30
}

function* waysToAttack(table: PhasesTable, me: PhasesFighter): Iterable<Attacking> {
  if (!me.standard && me.attacksLeft === 0) return;
  for (const weapon of [...me.weapons, ...IMPROVISED]) {
    if (!owns(me, weapon) || faultOfArm(me, weapon)) continue;
    if (me.attacksLeft === 0 && ATTACK.parts.timing?.(table, me, { weapon })) continue;
    if (weaponOf(me, weapon)?.blast !== undefined) yield* centersFor(table, me, weapon);
    else yield* targetsFor(table, me, weapon);
  }
}

function* targetsFor(table: PhasesTable, me: PhasesFighter, weapon: string): Iterable<Attacking> {
  const linked = partnerOf(me, weapon);
  const others = standing(table).filter(({ id, at }) => id !== me.id && isNear(me, at, weapon));
  for (const other of others) {
    const target = other.id;
    yield { weapon, target };
    if (has(other, 'marked')) yield { weapon, target, consume: true };
    // biome-ignore lint/suspicious/noThenProperty: `then` is the rulebook's word for a linked attack
    if (linked) for (const { id } of others) yield { weapon, target, then: id };
  }
}

function isNear(me: PhasesFighter, at: Hex, weapon: string): boolean {
  return distance(me.at, at) <= rangeOf(me, weapon);
}

function* centersFor(table: PhasesTable, me: PhasesFighter, weapon: string): Iterable<Attacking> {
  const blast = weaponOf(me, weapon)?.blast;
  for (const at of centers(table, me, rangeOf(me, weapon), blast)) yield { weapon, at };
}

/** Returns the hexes, at most `most` hexes away, from which a blast of radius `blast` reaches another fighter. */
export function centers(table: PhasesTable, me: PhasesFighter, most: number, blast = 0): Hex[] {
  const others = standing(table).filter(({ id }) => id !== me.id);
  return range(me.at, most).filter(
    (at) => isOnMap(table.map, at) && others.some((other) => distance(other.at, at) <= blast),
  );
}

export const HOLD_PARAMS = { target: fighter, consume: optional(flag) };
type Holding = Values<typeof HOLD_PARAMS>;

function holdOf(arm: 'grapple' | 'shove') {
  return stagedAction(arm, {
    params: HOLD_PARAMS,
    variants: waysToHold,
    takes: () => 'attack',
    timing: (table, me) => faultOfPhase(table, me, arm),
    forbidden: (_table, me) => faultOfCondition(me, arm), // PHASE-57
    aim: (table, me, { target, consume }) => faultOfStrike(table, me, arm, target, consume), // PHASE-56, PHASE-58
    run: (table, step, act, windows) => attackWith(table, step, arm, act, windows),
  });
}

/** Grapples a fighter (PHASE-56). */
export const GRAPPLE = holdOf('grapple');
/** Pushes or topples a fighter (PHASE-58). */
export const SHOVE = holdOf('shove');

function* waysToHold(table: PhasesTable, { id, at }: PhasesFighter): Iterable<Holding> {
  for (const other of standing(table)) {
    if (other.id === id || distance(at, other.at) > 1) continue;
    yield { target: other.id };
    if (has(other, 'marked')) yield { target: other.id, consume: true };
  }
}
