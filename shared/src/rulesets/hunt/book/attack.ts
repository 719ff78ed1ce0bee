import type { AffectedArea } from '../../../engine/core/forecast.ts';
import { onStack } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, hex, listOf, optional, setOf, thing } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, standing, within } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { range } from '../../../hex/area.ts';
import type { Hex } from '../../../hex/axial.ts';
import { isOpenGround } from '../../../hex/map.ts';
import { areaAround } from '../../../kit/area.ts';
import { named } from '../../../kit/content.ts';
import { areEnemies, enemyOf } from '../../../kit/sides.ts';
import { ABILITIES, isAbility } from '../sheet/abilities.ts';
import { SPECIALTIES, type Specialty } from '../sheet/specialties.ts';
import { WEAPONS } from '../sheet/things.ts';
import type { HuntFighter, HuntTable, PendingAttack } from '../table.ts';
import { type Burst, isAimedAtWill, type Means, meansOf, type Reach } from './attack-means.ts';
import { abilityOf, type Holder } from './carried.ts';
import {
  faultOfLoans,
  faultOfPartners,
  feed,
  lentSupports,
  linksUsed,
  payingPartners,
} from './cooperation.ts';
import { distanceTo, isLost } from './grid.ts';
import { strikeAll } from './hit.ts';
import { faultOfReach } from './positions.ts';
import {
  abilitiesIn,
  faultOfPrice,
  faultOfSupports,
  ownAbility,
  payRebound,
  reboundOf,
  supportAxes,
  supports,
} from './supports.ts';
import { endTurn, turnAction } from './turns.ts';

/** The parameters of an attack. */
export interface AttackAct {
  readonly weapon?: string;
  readonly ability?: string;
  readonly target?: Id;
  readonly targets?: readonly Id[];
  readonly at?: Hex;
  readonly specialty?: Specialty;
  readonly support?: readonly string[];
  readonly coop?: readonly Id[];
}

/** The maximum number of targets that the parser accepts. Each ability also has its own limit. */
const MOST_TARGETS = 10;

export const attack = turnAction({
  params: {
    weapon: optional(named(WEAPONS)),
    ability: optional(named(ABILITIES)),
    target: optional(fighter),
    targets: optional(setOf(fighter, MOST_TARGETS)),
    at: optional(hex),
    specialty: optional(thing(SPECIALTIES)),
    support: optional(supports),
    coop: optional(listOf(fighter)),
  },

  understand: (act, table, by) => (isWellFormed(findFighter(table, by) ?? {}, act) ? act : undefined),

  fault: (table, attacker, act) =>
    faultOfMeans(attacker, act) ??
    faultOfTargets(table, attacker, act) ??
    faultOfSupports(attacker, act.support ?? [], 'hit') ??
    faultOfPartners(attacker, act.coop ?? []) ??
    faultOfAim(table, attacker, act) ??
    faultOfPrice(attacker, attackPrice(attacker, act)) ?? // HUNT-13
    faultOfLoans(table, attacker, act.coop ?? []),

  *variants(table, attacker) {
    for (const means of allMeans(attacker)) yield* aims(table, attacker, means);
  },

  axes(table, attacker, act) {
    const payable = payingPartners(table, attacker);
    const squares = SPECIALTIES.filter((specialty) => !isLost(attacker.parts, specialty));
    const { area } = meansOf(attacker, act.weapon, act.ability) ?? {};
    const [range, most] = area?.of === 'targets' ? [area.range, area.most] : [0, 0];
    const reached = opponentsWithin(table, attacker, range).map(({ id }) => id);
    return {
      ...supportAxes(attacker, 'hit'),
      ...(payable.length > 0 && { coop: { type: 'subset', of: payable, most: payable.length } }),
      ...(act.specialty !== undefined && { specialty: { type: 'one', of: squares } }),
      ...(act.targets !== undefined && { targets: { type: 'subset', of: reached, most } }),
    };
  },

  *run(table, by, act) {
    const item = declare(table, by, act);
    yield* onStack(table, item, strikeAll(table, item));
    endTurn(table, item.by); // HUNT-6
  },
});

/**
 * Returns whether the parameters fit the weapon or ability: all required parameters are present, and there are no
 * others.
 */
function isWellFormed(
  attacker: Holder,
  { weapon, ability, target, targets, at, specialty }: AttackAct,
): boolean {
  if (weapon === undefined && ability === undefined) return false;
  const named = ability !== undefined && isAbility(ability) ? abilityOf(attacker, ability) : undefined;
  const known = named?.type === 'attack' ? named : undefined;
  if (ability !== undefined && !known) return true; // `fault` rejects an unknown ability later
  const of = known?.area ?? 'target'; // HUNT-8
  const fits = (given: unknown, isTaken: boolean) => (given !== undefined) === isTaken;
  return (
    fits(weapon, !known || known.withWeapon === true) &&
    fits(specialty, known !== undefined && isAimedAtWill(known)) &&
    fits(target, of === 'target') &&
    fits(targets, of === 'targets') &&
    targets?.length !== 0 &&
    (targets?.length ?? 0) <= (known?.most ?? 1) &&
    fits(at, of === 'hex')
  );
}

/** Returns the fault if the attacker cannot use the weapon or ability. */
function faultOfMeans(attacker: HuntFighter, { weapon, ability, specialty }: AttackAct): Fault | undefined {
  if (weapon !== undefined && !holds(attacker, weapon)) return 'no-such-item'; // HUNT-8
  if (ability === undefined) return undefined;
  const own = ownAbility(attacker, ability);
  if (own === undefined) return 'no-such-ability'; // HUNT-7
  if (abilityOf(attacker, own).type !== 'attack') return 'wrong-type'; // HUNT-7
  const means = meansOf(attacker, weapon, own);
  const aim = means && (means.specialty === 'any' ? specialty : means.specialty);
  return aim && isLost(attacker.parts, aim)
    ? unlessWaived(attacker, { code: 'disabled', clause: 'HUNT-27' })
    : undefined; // HUNT-27
}

/** Returns whether a fighter can strike with a weapon: it is equipped, or it is the fighter's fists. */
function holds({ weapons }: HuntFighter, weapon: string): boolean {
  return weapon === 'fists' || weapons.includes(weapon); // HUNT-R18
}

/** Returns the fault if any chosen target is not an opponent who can be attacked. */
function faultOfTargets(
  table: HuntTable,
  attacker: HuntFighter,
  { target, targets }: AttackAct,
): Fault | undefined {
  const named = targets ?? (target === undefined ? [] : [target]);
  return named.every((id) => enemyOf(table, attacker.id, id)) ? undefined : 'no-such-target'; // HUNT-R38
}

/** Returns the fault if a target or hex is out of range or sight, or if no fighter is in the area. */
function faultOfAim(table: HuntTable, attacker: HuntFighter, act: AttackAct): Fault | undefined {
  const means = meansOf(attacker, act.weapon, act.ability);
  if (!means) return 'no-such-ability';
  const { area } = means;
  if (area.of === 'target' || area.of === 'targets') {
    const named = act.targets ?? (act.target === undefined ? [] : [act.target]);
    const faults = named.map((id) => faultOfReach(table, attacker, fighterOf(table, id).at, area.range)); // HUNT-R35
    return faults.find((fault) => fault !== undefined);
  }
  const { at } = act;
  if (area.of === 'hex' && at) {
    if (!isOpenGround(table.map, at)) return 'blocked'; // HUNT-R36
    const fault = faultOfReach(table, attacker, at, area.range); // HUNT-R36
    if (fault) return fault;
  }
  return targetsOf(table, attacker, means, act).length > 0 ? undefined : 'no-such-target'; // HUNT-R36
}

/** Returns the ids of an attack's targets, in the order in which they are hit. */
export function targetsOf(table: HuntTable, attacker: HuntFighter, means: Means, act: AttackAct): Id[] {
  if (!isBurst(means.area)) {
    const named = act.targets ?? [act.target];
    return standing(table).flatMap(({ id }) => (named.includes(id) ? [id] : [])); // HUNT-R12
  }
  const center = centerOf(attacker, means.area, act);
  const reached = center ? within(table, center, means.area.burst) : []; // HUNT-R36: walls do not stop a burst
  return reached.flatMap(({ id }) => (id === attacker.id ? [] : [id])); // HUNT-R12: an area hits allies as well as opponents
}

/** Returns the area of a burst and its targets; undefined if the attack is not a burst. */
export function areaOfAttack(
  table: HuntTable,
  attacker: HuntFighter,
  means: Means,
  act: AttackAct,
): AffectedArea | undefined {
  const center = isBurst(means.area) ? centerOf(attacker, means.area, act) : undefined;
  if (!isBurst(means.area) || !center) return undefined;
  return areaAround(table, center, means.area.burst, targetsOf(table, attacker, means, act));
}

function isBurst(area: Reach): area is Burst {
  return area.of === 'hex' || area.of === 'self';
}

function centerOf(attacker: HuntFighter, { of }: Burst, { at }: AttackAct): Hex | null | undefined {
  return of === 'hex' ? at : attacker.at;
}

/**
 * Returns the Willpower that the attacker pays for the attack: the Rebound (the price in Willpower) of its ability
 * and of its own Supports.
 */
export function attackPrice(attacker: HuntFighter, { ability, support }: AttackAct): number {
  return reboundOf(attacker, abilitiesIn([...(ability === undefined ? [] : [ability]), ...(support ?? [])]));
}

/** Declares an attack: the attacker and its partners pay for it. Returns the stack item of the attack. */
function declare(table: HuntTable, by: Id, act: AttackAct): PendingAttack {
  const attacker = fighterOf(table, by);
  const means = meansOf(attacker, act.weapon, act.ability) as Means;
  const [targets, price] = [targetsOf(table, attacker, means, act), attackPrice(attacker, act)];
  const used = linksUsed(table, attacker, act.coop);
  const { weapon, ability } = means;
  const specialty = means.specialty === 'any' ? (act.specialty as Specialty) : means.specialty; // HUNT-9
  const own = abilitiesIn(act.support);
  const told = { weapon, ability, specialty, targets, supports: own, fed: lentSupports(used) };
  emit(table, { type: 'attacked', by, ...told, clause: 'HUNT-7' });
  payRebound(table, by, price); // HUNT-13, HUNT-R10
  feed(table, by, used); // HUNT-16
  const [only] = targets.length === 1 ? targets : [];
  const known = { name: 'attack', by, ...(only && { target: only }) } as const;
  const open = { result: null, blow: null, at: null, part: null };
  return { ...known, weapon, ability, specialty, supports: own, fed: told.fed, targets, ...open };
}

/** Yields every weapon, ability or combination of both that a fighter can attack with and pay for. */
function* allMeans(attacker: HuntFighter): Iterable<Means> {
  const blades = [...new Set([...attacker.weapons, 'fists'])];
  for (const blade of blades) yield* known(meansOf(attacker, blade, undefined));
  for (const id of attacker.abilities) {
    const ability = abilityOf(attacker, id);
    if (ability.type !== 'attack' || reboundOf(attacker, [id]) > attacker.wp) continue;
    if (!ability.withWeapon) yield* known(meansOf(attacker, undefined, id));
    else for (const blade of blades) yield* known(meansOf(attacker, blade, id));
  }
}

function known(means: Means | undefined): readonly Means[] {
  return means ? [means] : [];
}

/** Yields the parameters of an attack at each possible target or hex. */
function* aims(table: HuntTable, attacker: HuntFighter, means: Means): Iterable<AttackAct> {
  const { weapon, ability, area } = means;
  const act = { ...(weapon && { weapon }), ...(ability && { ability }) };
  if (area.of === 'self') yield act;
  else if (area.of === 'hex')
    for (const at of centers(table, attacker, area.range, area.burst)) yield { ...act, at };
  else {
    for (const foe of opponentsWithin(table, attacker, area.range)) {
      const who = area.of === 'target' ? { target: foe.id } : { targets: [foe.id] };
      yield { ...act, ...who, ...(means.specialty === 'any' && { specialty: hardestSquare(attacker, foe) }) };
    }
  }
}

function opponentsWithin(table: HuntTable, me: HuntFighter, most: number): HuntFighter[] {
  return me.at ? within(table, me.at, most).filter((other) => areEnemies(me, other)) : [];
}

/** Returns the hexes in range from which an area of radius `burst` includes an opponent. */
function centers(table: HuntTable, me: HuntFighter, most: number, burst: number): Hex[] {
  if (!me.at) return [];
  const isWorthIt = (hex: Hex) => within(table, hex, burst).some((other) => areEnemies(me, other));
  return range(me.at, most).filter((hex) => isOpenGround(table.map, hex) && isWorthIt(hex));
}

/**
 * Returns the Target Specialty that is hardest for the target to evade, relative to the difficulty of the attacker's
 * own check.
 */
function hardestSquare(attacker: HuntFighter, target: HuntFighter): Specialty {
  let [best, most] = [SPECIALTIES[0] as Specialty, Number.NEGATIVE_INFINITY];
  for (const specialty of SPECIALTIES) {
    if (isLost(attacker.parts, specialty)) continue;
    const worth = distanceTo(target, specialty) - distanceTo(attacker, specialty);
    if (worth > most) [best, most] = [specialty, worth];
  }
  return best;
}
