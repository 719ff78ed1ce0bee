import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, anId, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { enemyOf } from '../../../../kit/sides.ts';
import { isWeapon, weaponOf } from '../../sheet/weapons.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import type { Dues } from '../action-economy.ts';
import { hasWits } from '../modifiers.ts';
import type { Provoked } from '../opportunity-attacks/threats.ts';
import { readUse, type Use } from '../powers/choosing.ts';
import { usePower } from '../powers/use.ts';
import {
  faultOfSlam,
  raise,
  reactionsFor,
  slam,
  slamBy,
  smash,
} from '../raise-hunch-smash-and-slam/raising.ts';
import { stagedAction } from '../staged-action.ts';
import { strikeWith } from './strike-with.ts';
import { faultOfLock, faultOfMeans, meansBy, type Tool } from './tools.ts';
import { faultOfRange, isArmed, payShot, shotDues, weaponsOf } from './wielding.ts';

/** Attacks with a weapon (DEG-13 to DEG-18). With `ability`, uses a power instead. */
export const attack = stagedAction('attack', {
  params: {
    weapon: optional(anId()),
    ability: optional(anId()),
    target: aFighter,
    ...raise,
    ...smash,
    ...slam,
  },
  understand: (act, table, by) => {
    if ((act.ability === undefined) === (act.weapon === undefined)) return undefined;
    if (act.ability !== undefined) return readUse(asUse(act), table, by) && act;
    return isSlamSensible(findFighter(table, by), act) ? act : undefined;
  },
  costOf: (table, me, act) =>
    act.ability === undefined ? 'std' : (usePower.costOf?.(table, me, asUse(act)) ?? null), // DEG-13
  dues: (_table, me, act) => attackDues(me, act),
  payDues: (me, { weapon }) => payShot(me, shotDues(me, weapon)), // DEG-123
  fault: (table, me, act) =>
    act.ability === undefined ? faultOfAttack(table, me, act) : usePower.fault?.(table, me, asUse(act)),
  geometry: (table, me, act) =>
    act.ability === undefined ? faultOfAim(table, me, act) : usePower.geometry?.(table, me, asUse(act)),
  provokes: (table, me, act) =>
    act.ability === undefined
      ? provokedBy(table, me, act.weapon, act.target)
      : usePower.provokes?.(table, me, asUse(act)),
  triggers: ({ ability }) => (ability === undefined ? 'attacks' : 'casts'),
  *run(table, by, act, windows, manner) {
    if (act.ability !== undefined) {
      if (usePower.run) yield* usePower.run(table, by, asUse(act), windows, manner);
      return;
    }
    const { target, raise: raised, smash: smashed, slam: slammed } = act;
    const me = fighterOf(table, by);
    const means = meansBy(me, act);
    if (!means) return;
    const slams = slamBy(slammed, me.moved);
    yield* strikeWith(table, { by, target, means, raise: raised, smash: smashed, ...slams }, windows);
  },
  *variants(table, me) {
    for (const foe of fightersOf(table)) {
      if (!enemyOf(table, me.id, foe.id)) continue;
      for (const weapon of weaponsOf(me))
        if (!faultOfRange(table, me.at, foe.at, weaponOf(me, weapon))) yield { weapon, target: foe.id };
    }
  },
  axes: () => ATTACK_AXES,
});

/** Converts an attack with the parameter `ability` into the parameters of `usePower`. */
function asUse({ weapon: _none, ability = '', ...act }: Attacking & { readonly ability?: string }): Use {
  return { ability, ...act };
}

export const ATTACK_AXES = {
  raise: { type: 'range', from: 1, to: 2 },
  smash: { type: 'flag' },
  slam: { type: 'flag' },
} as const;

interface Attacking extends Tool {
  readonly target: Id;
  readonly raise?: number;
  readonly smash?: boolean;
  readonly slam?: boolean;
}

/** Returns whether a slam, if declared, fits the weapon of the attack. Only close weapons allow a slam (DEG-108). */
export function isSlamSensible(
  me: DegreesFighter | undefined,
  { weapon, slam: slammed }: Attacking,
): boolean {
  if (!slammed || weapon === undefined || !isWeapon(me, weapon)) return true;
  return weaponOf(me, weapon).type === 'close'; // DEG-108
}

export function attackDues(me: DegreesFighter, act: Attacking): Dues {
  return { ...shotDues(me, act.weapon), reaction: reactionsFor(act) };
}

/** Returns the first fault in an attack's weapon or power, its target or its slam; undefined if there is none. */
export function faultOfAttack(
  table: DegreesTable,
  me: DegreesFighter,
  { target, slam: slammed, ...tool }: Attacking,
  moved = me.moved,
): Fault | undefined {
  const means = meansBy(me, tool);
  if (!means) return 'no-such-item';
  if (!enemyOf(table, me.id, target)) return 'no-such-target'; // DEG-R36
  return faultOfLock(me, means, target) ?? faultOfSlam(slammed, moved);
}

function faultOfAim(
  table: DegreesTable,
  me: DegreesFighter,
  { target, ...tool }: Attacking,
): Fault | undefined {
  const means = meansBy(me, tool);
  return means ? faultOfMeans(table, me, means, fighterOf(table, target).at) : 'no-such-item';
}

/** Returns which enemies an attack with a weapon provokes; undefined if none (DEG-14, DEG-16 to DEG-18). */
export function provokedBy(
  table: DegreesTable,
  me: DegreesFighter,
  weapon: string | undefined,
  target: Id,
): Provoked | undefined {
  if (weapon === undefined || !isWeapon(me, weapon)) return undefined;
  const { type } = weaponOf(me, weapon);
  const foe = fighterOf(table, target);
  if (type === 'ranged' || type === 'rumor') return {}; // DEG-17, DEG-18
  if (type === 'court') return !hasWits(me) && hasWits(foe) ? { only: target } : undefined; // DEG-16
  const isSkilled = (me.edges['improved-unarmed'] ?? 0) > 0; // DEG-14
  return weapon === 'fists' && isArmed(foe) && !isSkilled ? { only: target } : undefined; // DEG-14, DEG-R62
}
