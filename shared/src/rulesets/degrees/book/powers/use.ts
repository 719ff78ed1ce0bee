import type { Script } from '../../../../engine/core/script.ts';
import { excused, isWaived } from '../../../../engine/gm/overrides.ts';
import type { Fault } from '../../../../engine/presentation/rejection.ts';
import { fighter as aFighter, anId, hex, listOf, optional } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { endOfNextTurn } from '../../../../engine/state/durations.ts';
import { fighterOf, fightersOf, findFighter } from '../../../../engine/state/table.ts';
import { emit, roll } from '../../../../engine/state/verbs.ts';
import { distance, type Hex, isSame } from '../../../../hex/axial.ts';
import { counterOf, isPower, type Power, powerOf } from '../../sheet/powers.ts';
import type { DegreesFighter, DegreesTable } from '../../table.ts';
import type { ActionType } from '../action-economy.ts';
import { degreeOf, makeCheck } from '../checks.ts';
import { impairment } from '../conditions.ts';
import { type DeedSpec, deed } from '../deed.ts';
import { bend } from '../fortune.ts';
import { isLocked } from '../locks.ts';
import { addMod, Ranks, stanceRanks } from '../modifiers.ts';
import { fromWhoseTurn } from '../order.ts';
import { brace } from '../reactions/asides.ts';
import { counterWindow } from '../reactions/counter.ts';
import type { Provoked } from '../reactions/threats.ts';
import { mendDamage } from '../recovering.ts';
import { resist, takeEffect } from '../resisting.ts';
import { ally, opponent } from '../sight.ts';
import { faultOfSlam, raise, reactionsFor, slam, slamBy, smash } from '../standard/raising.ts';
import { strikeWith } from '../standard/striking.ts';
import { lockIfBad, takeHelp } from '../strike.ts';
import { type Means, tooFar } from '../wielding.ts';
import { faultOfDelivery, hasCheck, isArea, isKind, powerMeans } from './aiming.ts';
import { activeEffect, effectsHad } from './having.ts';

const PARAMS = {
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

/** What it means to use a power: DEG-124 to DEG-128. */
export const usePower: DeedSpec<Use> = {
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
    if (isLocked(me, id, target)) return excused(me, { code: 'locked', clause: 'DEG-R25' });
    return faultOfSlam(slammed, me.moved);
  },
  geometry(table, me, { ability, target, at }) {
    const id = activeEffect(me, ability);
    if (!id) return 'no-such-item';
    const power = powerOf(me, id);
    if (power.delivery === 'personal') return undefined; // DEG-124
    if (isArea(power)) return faultOfCentre(table, me, power, at ?? me.at); // DEG-R27
    const other = target === undefined ? undefined : findFighter(table, target);
    return other && faultOfDelivery(table, me, power, other.at);
  },
  provokes(table, me, { ability }): Provoked | undefined {
    const id = activeEffect(me, ability);
    const delivery = id && powerOf(me, id).delivery;
    if (delivery === 'ranged') return {}; // DEG-126
    return delivery === 'gossip' ? gossiped(table) : undefined; // DEG-124, DEG-125, DEG-127, DEG-128
  },
  sets: () => 'casts',
  *does(table, by, { ability, target, at, raise: raised, smash: smashed, slam: slammed }) {
    const me = fighterOf(table, by);
    const id = activeEffect(me, ability);
    if (!id) return;
    const power = powerOf(me, id);
    emit(table, { type: 'used', by, power: id, ...(target !== undefined && { target }), clause: 'DEG-124' });
    if (isArea(power))
      yield* strikeArea(table, by, id, at ?? me.at); // DEG-R27
    else if (power.effect.kind === 'heal')
      yield* heal(table, by, target ?? by, id, raised); // DEG-R28
    else if (power.effect.kind === 'boost') strengthen(table, by, target ?? by, id);
    else if (target !== undefined)
      yield* strikeWith(table, {
        by,
        target,
        means: powerMeans(me, id),
        raise: raised,
        smash: smashed,
        ...slamBy(slammed, me.moved),
      });
  },
  *variants(table, me) {
    for (const ability of effectsHad(me)) {
      const power = powerOf(me, ability);
      if (power.delivery === 'personal') yield { ability };
      else if (isArea(power)) for (const at of centresFor(table, me, power)) yield { ability, at };
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

/** In combat gossip provokes whoever stands close, else whoever threatens with words: DEG-128. */
function gossiped({ options }: DegreesTable): Provoked {
  return options.encounter === 'combat' ? { beside: true } : {}; // DEG-128
}

/** Whether a power is used as it can be: on one, at a place, or on oneself. */
export function readUse<A extends Use>(act: A, table: DegreesTable, by: Id | 'gm'): A | undefined {
  const { targets, ...one } = act;
  if (targets && (act.target !== undefined || targets.length !== 1)) return undefined;
  const target = act.target ?? targets?.[0]; // §7.4: one of several is that one
  const whole = { ...one, ...(target !== undefined && { target }) } as A;
  const me = findFighter(table, by);
  if (counterOf(me, act.ability)) return undefined; // §7.4
  const id = me && activeEffect(me, act.ability);
  return !id || isFit(powerOf(me, id), whole, me) ? whole : undefined;
}

/** Whether one can slam with a power: a close attack. DEG-108, DEG-R60. */
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
  if (!isKind(power)) return opponent(table, me.id, other.id) ? undefined : 'no-such-target'; // DEG-R36
  if (power.effect.kind === 'heal') return other.side === me.side ? undefined : 'no-such-target'; // DEG-R28
  return ally(table, me.id, other.id) ? undefined : 'no-such-target'; // DEG-R36
}

/** Where an area may have its centre: DEG-R27. */
function faultOfCentre(table: DegreesTable, me: DegreesFighter, power: Power, at: Hex): Fault | undefined {
  if (power.delivery === 'close') return isSame(at, me.at) ? undefined : tooFar(distance(at, me.at), 0); // DEG-R27
  return faultOfDelivery(table, me, power, at); // DEG-R27
}

/** The centres worth offering: where somebody stands, and one's own hex. */
function centresFor(table: DegreesTable, me: DegreesFighter, power: Power): Hex[] {
  if (power.delivery === 'close') return [me.at];
  return fightersOf(table).flatMap((other) => (other.defeated ? [] : [other.at]));
}

/** An area: everybody in it, one after another, by reflex and then by the resistance (DEG-R27). */
function* strikeArea(table: DegreesTable, by: Id, id: string, at: Hex): Script {
  const me = fighterOf(table, by);
  const { radius = 0 } = powerOf(me, id);
  me.areaIn = table.round; // DEG-12
  const means = powerMeans(me, id);
  const helped = takeHelp(me, { means }); // DEG-R49
  const isExempt = (other: DegreesFighter) => other.id === by && isSame(other.at, at); // DEG-R27
  const inside = fromWhoseTurn(table).filter(
    (other) => !other.defeated && !isExempt(other) && distance(other.at, at) <= radius,
  );
  for (const target of inside.map((other) => other.id)) yield* strikeInArea(table, by, target, means, helped);
}

function* strikeInArea(table: DegreesTable, by: Id, target: Id, means: Means, helped: number): Script {
  const countered = yield* counterWindow(table, by, target, means, false); // DEG-R27
  const [me, foe] = [findFighter(table, by), findFighter(table, target)];
  if (countered === 'cancelled' || !me || !foe || foe.defeated) return;
  const rank = means.rank + new Ranks().add(helped).sum(me, foe); // DEG-R49
  const dodged = yield* resist(table, target, 'reflex', 10 + rank); // DEG-R27
  const still = findFighter(table, target);
  if (!still || still.defeated) return;
  const left = dodged > 0 ? Math.ceil(rank / 2) : rank; // DEG-R27
  yield* brace(table, target); // DEG-94
  const [user, braced] = [findFighter(table, by), findFighter(table, target)];
  if (!user || !braced || braced.defeated) return;
  const dc = 10 + left + stanceRanks(user, braced, false); // DEG-119
  const resisted = yield* takeEffect(table, by, target, means, dc);
  lockIfBad(table, { by, target, means }, -resisted); // DEG-R25
}

/** Healing: a level of damage for each degree of success (DEG-R28). */
function* heal(table: DegreesTable, by: Id, target: Id, id: string, raised: number | undefined): Script {
  const me = fighterOf(table, by);
  const means = powerMeans(me, id);
  const bonus = means.rank + takeHelp(me, { means }) + impairment(me);
  const check = makeCheck(
    by,
    { kind: 'healing', of: id, bonus, dc: 10, raise: raised },
    roll(table, 20),
    null,
  ); // DEG-R28
  yield* bend(table, check);
  const degree = degreeOf(check);
  for (let level = 0; level < degree && findFighter(table, target); level++) mendDamage(table, target); // DEG-R28
}

/** A boost that lasts until the end of the next turn: of the user for its own, of the ally for a rally (§7.4). */
function strengthen(table: DegreesTable, by: Id, target: Id, id: string): void {
  const [me, receiver] = [fighterOf(table, by), fighterOf(table, target)];
  const means = powerMeans(me, id);
  const { effect } = means;
  if (effect.kind !== 'boost') return;
  const ranks = means.rank + takeHelp(me, { means });
  const until = endOfNextTurn(receiver);
  if (effect.trait === 'all') addMod(receiver, { kind: 'all', ranks, until });
  else addMod(receiver, { kind: 'boost', trait: effect.trait, ranks, until });
  emit(table, { type: 'helped', by, target, with: id, ranks, clause: 'DEG-124' });
}

export const use = deed('use', PARAMS, usePower, (act, table, by) => readUse(act, table as DegreesTable, by));
