import { isWaived, unlessWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, anId, hex, listOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { distance, type Hex, isSame } from '../../../../hex/axial.ts';
import { allyOf, enemyOf } from '../../../../kit/sides.ts';
import { counterOf, isPower, type Power, powerOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import type { ActionType } from '../action-economy.ts';
import { tooFar } from '../attacks/wielding.ts';
import { isLocked } from '../influence-and-command/locks.ts';
import type { Provoked } from '../opportunity-attacks/threats.ts';
import { faultOfSlam, raise, reactionsFor, slam, smash } from '../raise-hunch-smash-and-slam/raising.ts';
import type { StagedActionSpec } from '../staged-action.ts';
import { faultOfDelivery, hasCheck, isArea, isHelpful } from './aiming.ts';
import { activeEffect, effectsHad } from './arrays.ts';

export const PARAMS = {
  ability: anId(),
  target: optional(aFighter),
  targets: optional(listOf(aFighter, 20)),
  at: optional(hex),
  ...raise,
  ...smash,
  ...slam,
};

export type Use = {
  readonly ability: string;
  readonly target?: Id;
  readonly targets?: readonly Id[];
  readonly at?: Hex;
  readonly raise?: number;
  readonly smash?: boolean;
  readonly slam?: boolean;
};

/** All parts of the action of using a power except its effect: costs, checks and choices (DEG-124 to DEG-128). */
export const USE: Omit<StagedActionSpec<Use>, 'run'> = {
  costOf: (_table, me, { ability }): ActionType => {
    const power = activeEffect(me, ability);
    return power ? powerOf(me, power).action : isPower(me, ability) ? powerOf(me, ability).action : 'std'; // DEG-124
  },
  dues: (_table, _me, act) => ({ reaction: reactionsFor(act) }),
  fault(table, me, { ability, target, slam: slammed }) {
    const id = activeEffect(me, ability);
    if (!id) return 'no-such-item';
    const power = powerOf(me, id);
    if (!isArea(power) && power.delivery !== 'personal') {
      const aimed = faultOfTarget(table, me, power, target);
      if (aimed !== undefined) return aimed;
    }
    const isSecond = isArea(power) && me.areaIn === table.round && !isWaived(me, 'once-per-round');
    if (isSecond) return { code: 'once-per-round', clause: 'DEG-12' }; // DEG-12
    if (isLocked(me, id, target)) return unlessWaived(me, { code: 'locked', clause: 'DEG-R25' });
    return faultOfSlam(slammed, me.moved);
  },
  geometry(table, me, { ability, target, at }) {
    const id = activeEffect(me, ability);
    if (!id) return 'no-such-item';
    const power = powerOf(me, id);
    if (power.delivery === 'personal') return undefined; // DEG-124
    if (isArea(power)) return faultOfCenter(table, me, power, at ?? me.at); // DEG-R27
    const other = target === undefined ? undefined : findFighter(table, target);
    return other && faultOfDelivery(table, me, power, other.at);
  },
  provokes(table, me, { ability }): Provoked | undefined {
    const id = activeEffect(me, ability);
    const delivery = id && powerOf(me, id).delivery;
    if (delivery === 'ranged') return {}; // DEG-126
    return delivery === 'gossip' ? provokedByGossip(table) : undefined; // DEG-124, DEG-125, DEG-127, DEG-128
  },
  triggers: () => 'casts',
  *variants(table, me) {
    for (const ability of effectsHad(me)) {
      const power = powerOf(me, ability);
      if (power.delivery === 'personal') yield { ability };
      else if (isArea(power)) for (const at of centersFor(table, me, power)) yield { ability, at };
      else for (const { id } of fightersOf(table)) yield { ability, target: id };
    }
  },
  axes: (_table, me, { ability }) => {
    const id = activeEffect(me, ability);
    const power = id === undefined ? undefined : powerOf(me, id);
    if (!power || !hasCheck(power)) return {};
    return {
      raise: { type: 'range', from: 1, to: 2 },
      smash: { type: 'flag' },
      ...(maySlam(power) && { slam: { type: 'flag' } }),
    };
  },
};

/** Returns the enemies that a gossip power provokes: all that threaten, but in combat only adjacent ones (DEG-128). */
function provokedByGossip({ options }: DegreesTable): Provoked {
  return options.encounter === 'combat' ? { beside: true } : {}; // DEG-128
}

/** Returns the parameters if they fit the power; undefined otherwise. A single entry of `targets` becomes `target`. */
export function readUse<A extends Use>(act: A, table: DegreesTable, by: Id | 'gm'): A | undefined {
  const { targets, ...one } = act;
  if (targets && (act.target !== undefined || targets.length !== 1)) return undefined;
  const target = act.target ?? targets?.[0]; // a list with one entry means the same as `target`
  const whole = { ...one, ...(target !== undefined && { target }) } as A;
  const me = findFighter(table, by);
  if (counterOf(me, act.ability)) return undefined; // DEG-R26
  const id = me && activeEffect(me, act.ability);
  return !id || isFit(powerOf(me, id), whole, me) ? whole : undefined;
}

/** Returns whether a power allows a slam: it is a close power with an attack check (DEG-108, DEG-R60). */
function maySlam(power: Power): boolean {
  return power.delivery === 'close' && hasCheck(power); // DEG-108
}

function isFit(
  power: Power,
  { target, at, raise: raised, smash: smashed, slam: slammed }: Use,
  me: DegreesFighter,
): boolean {
  const isDeclared = raised !== undefined || smashed === true || slammed === true;
  if (power.delivery === 'personal') return at === undefined && !isDeclared && (target ?? me.id) === me.id; // DEG-124
  if (isArea(power)) return target === undefined && !isDeclared && (at !== undefined || power.range === 0); // DEG-R40
  const mayRaise = hasCheck(power) || power.effect.kind === 'heal'; // DEG-111
  if ((raised !== undefined && !mayRaise) || (smashed && !hasCheck(power))) return false;
  if (slammed && !maySlam(power)) return false; // DEG-108
  return at === undefined && target !== undefined;
}

function faultOfTarget(
  table: DegreesTable,
  me: DegreesFighter,
  power: Power,
  target: Id | undefined,
): Fault | undefined {
  const other = target === undefined ? undefined : findFighter(table, target);
  if (!other) return 'no-such-target';
  if (!isHelpful(power)) return enemyOf(table, me.id, other.id) ? undefined : 'no-such-target'; // DEG-R36
  if (power.effect.kind === 'heal') return other.side === me.side ? undefined : 'no-such-target'; // DEG-R28
  return allyOf(table, me.id, other.id) ? undefined : 'no-such-target'; // DEG-R36
}

/** Returns the fault if an area power cannot be centered on a hex (DEG-R27). */
function faultOfCenter(table: DegreesTable, me: DegreesFighter, power: Power, at: Hex): Fault | undefined {
  if (power.delivery === 'close') return isSame(at, me.at) ? undefined : tooFar(distance(at, me.at), 0); // DEG-R27
  return faultOfDelivery(table, me, power, at); // DEG-R27
}

/**
 * Returns the hexes to offer as the center: the user's hex for a close power, the hexes of all fighters for other
 * powers.
 */
function centersFor(table: DegreesTable, me: DegreesFighter, power: Power): Hex[] {
  if (power.delivery === 'close') return [me.at];
  return fightersOf(table).flatMap((other) => (other.defeated ? [] : [other.at]));
}
