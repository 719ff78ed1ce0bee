import type { Fault } from '../../../engine/presentation/rejection.ts';
import {
  fighter,
  hex,
  intent,
  listOf,
  oneOf,
  optional,
  readValues,
} from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../../../engine/state/table.ts';
import { ABILITIES, isAbility } from '../sheet/abilities.ts';
import { weaponOf } from '../sheet/content.ts';
import type { PhasesFighter, PhasesTable, Plan } from '../table.ts';
import { isWhole, USE, USE_PARAMS } from './abilities.ts';
import { faultOfPhase } from './actions.ts';
import { DEFEND, REFRESH, REFRESH_PARAMS, whole } from './bolster.ts';
import { ATTACK, ATTACK_PARAMS, GRAPPLE, HOLD_PARAMS, isAimed, isSameWeapon, SHOVE } from './brawl.ts';
import { mayReadyRelease, neededToRelease, RELEASE, RELEASE_PARAMS } from './channel.ts';
import {
  FULL_ATTACK,
  FULL_ATTACK_PARAMS,
  faultOfRound,
  faultOfStun,
  isSlowBlow,
  useUp,
} from './full-attack.ts';
import { type Readiable, readiable, withTarget } from './readiable.ts';
import { HIDE, RUSH, RUSH_PARAMS } from './reposition.ts';
import { MARK, MARK_PARAMS, SEARCH, SEARCH_PARAMS } from './skirmish.ts';
import { faultOfCost } from './staged-action.ts';

const HOLD = { ...HOLD_PARAMS, target: optional(fighter) };
const MARKING = { ...MARK_PARAMS, target: optional(fighter) };

const attack = readiable({
  params: ATTACK_PARAMS,
  staged: ATTACK,
  isSound: ({ then }) => then === undefined, // PHASE-R29
  complete(given, occasion, me) {
    const isBlast = isAround(me, given.weapon);
    const at = given.at ?? occasion.at;
    const act = isBlast ? { ...given, ...(at && { at }) } : withTarget(given, occasion);
    return act && isAimed(me, act) ? act : undefined;
  },
});

const hold = (staged: typeof GRAPPLE) => readiable({ params: HOLD, staged, complete: withTarget });
const [grapple, shove] = [hold(GRAPPLE), hold(SHOVE)];

/** The attacks that a double full attack can consist of (PHASE-65). */
const ATTACKS: Readonly<Record<string, Readiable>> = { attack, grapple, shove };

const FULL = { ...FULL_ATTACK_PARAMS, attacks: optional(listOf(intent, 2)), at: optional(hex) };
const DOUBLE = { mode: oneOf(['double']), attacks: listOf(intent, 2) };

const slow = readiable({
  params: FULL,
  staged: FULL_ATTACK,
  isSound: (given, me) => isSlowBlow(me, given) && given.attacks === undefined,
  complete: ({ mode, weapon, target, consume }, occasion) =>
    withTarget(
      { mode, ...(weapon && { weapon }), ...(target && { target }), ...(consume && { consume }) },
      occasion,
    ),
});

/** A double full attack. The plan names both attacks, which are made one after the other (PHASE-R58). */
const double: Readiable = {
  read(me, plan, isAlone) {
    const both = pairOf(plan)?.map((one) => ATTACKS[one.do]?.read(me, one, isAlone));
    const [first, second] = both ?? [];
    return first && second ? { do: plan.do, mode: 'double', attacks: [first, second] } : undefined; // PHASE-R58
  },
  faultNow(table, by, plan) {
    const me = fighterOf(table, by);
    const both = pairOf(plan) ?? [];
    const early = faultOfPhase(table, me, 'full-attack') ?? faultOfRound(me); // PHASE-71
    if (early) return early;
    const fault = both.map((one) => faultInDouble(table, by, one)).find((found) => found !== undefined);
    const [first, second] = both.map(({ weapon }) => weapon);
    const isSame = isNamed(first) && isNamed(second) && isSameWeapon(me, first, second);
    return isItem(fault)
      ? fault
      : isSame
        ? 'same-ability'
        : (fault ?? faultOfStun(me) ?? faultOfBoth(table, by, both)); // PHASE-66, PHASE-R49
  },
  faultThen(table, by, plan, occasion) {
    const me = fighterOf(table, by);
    const faults = (pairOf(plan) ?? []).map((one) => ATTACKS[one.do]?.faultThen(table, by, one, occasion));
    const isAny = faults.some((fault) => fault === undefined); // PHASE-R58: one legal attack is enough for a double full attack
    return faultOfRound(me) ?? faultOfStun(me) ?? (isAny ? undefined : faults[0]);
  },
  *run(table, step, plan, occasion, carryOut) {
    useUp(table, step.by); // PHASE-R58: uses up the full attack of the current round
    for (const [index, one] of (pairOf(plan) ?? []).entries()) {
      const readied = ATTACKS[one.do];
      if (!readied || !isStanding(table, step.by)) return;
      if (readied.faultThen(table, step.by, one, occasion)) continue; // PHASE-R58: an attack that is illegal now is left out
      step.completes = index === 1;
      yield* readied.run(table, step, one, occasion, carryOut);
    }
  },
};

function isNamed(weapon: unknown): weapon is string {
  return typeof weapon === 'string';
}

/** Returns whether a weapon makes blasts, which need a hex instead of a target. */
function isAround(me: PhasesFighter | undefined, weapon: unknown): boolean {
  return me !== undefined && isNamed(weapon) && weaponOf(me, weapon)?.blast !== undefined;
}

/** Returns whether a fault concerns the weapon itself. Such faults come before `same-ability` (PHASE-R49). */
function isItem(fault: Fault | undefined): boolean {
  return (
    fault === 'no-such-item' || fault === 'broken' || fault === 'not-loaded' || fault === 'needs-full-attack'
  );
}

/** Returns the fault if one of the two attacks cannot be readied now, regardless of the phase. */
function faultInDouble(table: PhasesTable, by: Id, plan: Plan): Fault | undefined {
  const everyPhase = { ...table, phase: 'delay' } as const; // PHASE-R50: the delay phase allows every attack
  return ATTACKS[plan.do]?.faultNow(everyPhase, by, plan);
}

/** Returns the fault if the fighter cannot pay for both attacks. */
function faultOfBoth(table: PhasesTable, by: Id, both: readonly Plan[]): Fault | undefined {
  const me = fighterOf(table, by);
  const mpOf = ({ weapon }: Plan) => (isNamed(weapon) ? (weaponOf(me, weapon)?.mp ?? 0) : 0);
  return faultOfCost(me, { mp: both.reduce((sum, one) => sum + mpOf(one), 0) });
}

function pairOf(plan: Plan): Plan[] | undefined {
  const attacks = readValues(DOUBLE, plan)?.attacks as readonly Plan[] | undefined;
  return attacks?.length === 2 ? [...attacks] : undefined;
}

const wayOf = ({ mode }: Plan): Readiable => (mode === 'double' ? double : slow);

const fullAttack: Readiable = {
  read: (me, plan, isAlone) => wayOf(plan).read(me, plan, isAlone),
  faultNow: (table, by, plan) => wayOf(plan).faultNow(table, by, plan),
  faultThen: (table, by, plan, occasion) => wayOf(plan).faultThen(table, by, plan, occasion),
  run: (table, step, plan, occasion, carryOut) => wayOf(plan).run(table, step, plan, occasion, carryOut),
};

/** The actions that can be readied, by intent (PHASE-R41). */
export const READIABLE: Readonly<Record<string, Readiable>> = {
  attack,
  grapple,
  shove,
  'full-attack': fullAttack,
  mark: readiable({ params: MARKING, staged: MARK, complete: withTarget }),
  search: readiable({
    params: SEARCH_PARAMS,
    staged: SEARCH,
    isSound: ({ mode, target, at }) => !(target && at) && (mode === 'learn' || !at),
    complete: (given, occasion) => (given.at ? given : withTarget(given, occasion)),
  }),
  hide: readiable({ params: {}, staged: HIDE, complete: (given) => given }),
  defend: readiable({ params: {}, staged: DEFEND, complete: (given) => given }),
  refresh: readiable({ params: REFRESH_PARAMS, staged: REFRESH, complete: whole }),
  rush: readiable({
    params: RUSH_PARAMS,
    staged: RUSH,
    complete: ({ mode }, { path: way }) => {
      if (mode === 'slip') return { mode };
      return way ? { mode, path: way } : undefined; // PHASE-R41: the player's answer gives the path
    },
  }),
  release: readiable({
    params: RELEASE_PARAMS,
    staged: RELEASE,
    isOpen: mayReadyRelease,
    complete(given, occasion, me) {
      const needs = neededToRelease(me);
      const at = given.at ?? occasion.at; // PHASE-R41: the player's answer can give the hex
      if (needs === 'target') return withTarget(given, occasion);
      return needs === 'at' ? at && { ...given, at } : given;
    },
  }),
  use: readiable({
    params: USE_PARAMS,
    staged: USE,
    isSound: ({ ability }) => !isAbility(ability) || ABILITIES[ability].use.as !== 'channel', // PHASE-40
    isBarred: ({ ability }) => isAbility(ability) && ABILITIES[ability].use.as === 'free', // PHASE-R41
    complete(given, occasion) {
      const needs = isAbility(given.ability) ? ABILITIES[given.ability].needs : undefined;
      const at = given.at ?? occasion.at; // PHASE-R41: the player's answer can give the hex
      const act =
        needs === 'target' ? withTarget(given, occasion) : needs === 'at' && at ? { ...given, at } : given;
      return act && isWhole(act) ? act : undefined;
    },
  }),
};

/** Returns the parameter that the player must add in order to perform a plan; undefined if the plan is complete. */
export function needsOf(me: PhasesFighter, plan: Plan): 'path' | 'at' | undefined {
  if (plan.do === 'rush' && plan.mode === 'move') return 'path';
  if (plan.do === 'release') return neededToRelease(me) === 'at' && plan.at === undefined ? 'at' : undefined;
  const { ability, weapon } = plan;
  const isPlaced = typeof ability === 'string' && isAbility(ability) && ABILITIES[ability].needs === 'at';
  return (isPlaced || isAround(me, weapon)) && plan.at === undefined ? 'at' : undefined;
}
