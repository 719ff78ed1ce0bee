import type { Answer, Choice, Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { flag, optional, path, readValues, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { distance, type Hex, isAdjacent } from '../../../hex/axial.ts';
import { pay } from '../../../kit/resources.ts';
import { REACTIONS, type Reaction } from '../sheet/abilities.ts';
import { reactionOf, weaponOf } from '../sheet/content.ts';
import { isSlow } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable, Step } from '../table.ts';
import { faultOfArm, faultOfCondition, weaponId } from './arms.ts';
import { has, reveal } from './conditions.ts';
import { isGrappled } from './grapple.ts';
import { faultOfPath, pathsOf, shift } from './movement.ts';
import { offer } from './offer.ts';
import { faultOfDistance, faultOfTarget } from './sight.ts';
import { faultOfCost, type StepFacts } from './staged-action.ts';

/** The facts about a reaction that is not an attack. */
export type Reacted = StepFacts & { readonly reacts: Reaction };

/**
 * Returns whether a fighter can react now: it has not yet reacted this turn, and is not defeated, stunned or
 * grappled.
 */
export function canReact(table: PhasesTable, id: Id): boolean {
  const me = findFighter(table, id);
  if (!me || me.defeated || me.reactionUsed) return false; // PHASE-76
  return !has(me, 'stunned') && !has(me, 'grappled') && !isGrappled(table, id); // PHASE-30, PHASE-75, PHASE-R16
}

/** Returns whether a fighter has this reaction, can use it now and can pay for it. */
function mayUse(table: PhasesTable, id: Id, reaction: Reaction): boolean {
  const me = findFighter(table, id);
  if (!me || !canReact(table, id) || !me.reactions.includes(reaction)) return false; // PHASE-80
  return !me.used.includes(reaction) && me.focus >= reactionOf(me, reaction).focus; // PHASE-76, PHASE-77
}

/**
 * Pays for a reaction and uses up the fighter's reaction of this turn. If the reaction is limited to once per
 * round, uses it up for the round.
 */
export function useReaction(table: PhasesTable, id: Id, reaction: Reaction): void {
  const me = fighterOf(table, id);
  const { focus, oncePerRound } = reactionOf(me, reaction);
  pay(table, id, { focus }); // PHASE-81, PHASE-83
  me.reactionUsed = true; // PHASE-76
  if (oncePerRound) me.used = [...new Set([...me.used, reaction])].sort(); // PHASE-77
  emit(table, { type: 'reacted', by: id, reaction });
}

/** Makes a fighter's once-per-round reactions available again, but not its full attack (PHASE-R54). */
export function refreshReactions(me: PhasesFighter): void {
  me.used = me.used.filter((used) => !Object.hasOwn(REACTIONS, used)); // PHASE-77, PHASE-R54
}

const STRIKING_BACK = { weapon: optional(weaponId), consume: optional(flag) };
type StrikingBack = Values<typeof STRIKING_BACK>;

/**
 * The target of an attack that is made as a reaction. If the reaction is to a hit by the target, `away` is the target's
 * distance at the moment of that hit. If `away` is omitted, the current distance counts.
 */
export interface Striker {
  readonly id: Id;
  readonly away?: number | undefined;
}

/** Returns whether a fighter can use a weapon for an attack as a reaction (PHASE-R39). */
function answersWith(table: PhasesTable, me: PhasesFighter, weapon: string, { id, away }: Striker): boolean {
  const [known, foe] = [weaponOf(me, weapon), findFighter(table, id)];
  if (!known || !foe) return false;
  const { reach, blast, mp } = known;
  if (reach === undefined || (away ?? distance(me.at, foe.at)) > reach) return false; // PHASE-81, PHASE-85, PHASE-R67
  if (isSlow(known) || blast !== undefined || faultOfArm(me, weapon)) return false; // PHASE-R39
  if (faultOfCondition(me, weapon)) return false; // PHASE-R39
  return !faultOfTarget(table, me, id, Infinity) && !faultOfCost(me, { mp: mp ?? 0 }); // PHASE-R39
}

function answersTo(table: PhasesTable, id: Id, foe: Striker): string[] {
  const me = findFighter(table, id);
  return me ? me.weapons.filter((weapon) => answersWith(table, me, weapon, foe)) : [];
}

function strikingBack(table: PhasesTable, id: Id, foe: Striker, option: Reaction): Choice[] {
  if (!isStanding(table, foe.id) || !mayUse(table, id, option)) return [];
  const weapons = answersTo(table, id, foe);
  if (weapons.length === 0) return [];
  const check = (act: StrikingBack) => faultOfStrikingBack(table, id, foe, act);
  const isMarked = has(fighterOf(table, foe.id), 'marked');
  const variants = () =>
    weapons.flatMap((weapon) => (isMarked ? [{ weapon }, { weapon, consume: true }] : [{ weapon }]));
  return [offer(option, STRIKING_BACK, variants, check)];
}

function faultOfStrikingBack(
  table: PhasesTable,
  id: Id,
  foe: Striker,
  { weapon, consume }: StrikingBack,
): Fault | undefined {
  const me = fighterOf(table, id);
  if (weapon !== undefined && !me.weapons.some((own) => own === weapon)) return 'no-such-item';
  const isUsable = weapon === undefined || answersTo(table, id, foe).some((own) => own === weapon);
  if (!isUsable) return 'out-of-range';
  return consume && !has(fighterOf(table, foe.id), 'marked') ? 'not-marked' : undefined; // PHASE-R28
}

/** Returns the option to counterattack after a hit, or an empty list if that is not possible (PHASE-81). */
export function counterattackChoice(table: PhasesTable, id: Id, foe: Striker): Choice[] {
  return strikingBack(table, id, foe, 'counterattack');
}

/**
 * Returns the option of an opportunity attack on a fighter that starts to move, or an empty list if that is not
 * possible (PHASE-85).
 */
export function opportunityChoice(table: PhasesTable, id: Id, mover: Id): Choice[] {
  return strikingBack(table, id, { id: mover }, 'opportunity');
}

/** Returns the attack for an answer: with the weapon that the answer names, or else with the first usable weapon. */
export function strikeOf(table: PhasesTable, id: Id, foe: Striker, answer: Answer) {
  const { weapon: chosen, consume } = readValues(STRIKING_BACK, answer) ?? {};
  const usable = answersTo(table, id, foe);
  const weapon = usable.find((own) => own === chosen) ?? usable[0];
  return weapon && { weapon, target: foe.id, ...(consume && { consume }) };
}

const INTERPOSING = { path: optional(path), take: optional(flag) };
type Interposing = Values<typeof INTERPOSING>;

/**
 * Returns the option to interpose for an ally before an attack roll, or an empty list if that is not possible:
 * PHASE-83.
 */
export function interposeChoice(table: PhasesTable, id: Id, attack: Step): Choice[] {
  const [me, ally] = [findFighter(table, id), findFighter(table, attack.target ?? '')];
  if (!me || !ally || ally.defeated || id === attack.by || id === ally.id) return [];
  if (!findFighter(table, attack.by)) return []; // PHASE-R64: the GM has hidden the attacker
  if (me.side !== ally.side) return []; // PHASE-83
  if (faultOfDistance(table, me.at, ally.at, reactionOf(me, 'interpose').within)) return []; // PHASE-83, PHASE-R22
  if (!mayUse(table, id, 'interpose')) return [];
  const check = (act: Interposing) => faultOfInterposing(table, me, ally.at, act);
  return [offer('interpose', INTERPOSING, () => waysIn(table, me, ally.at), check)];
}

/**
 * Returns a shift to each hex in reach that is adjacent to the ally. Staying in place is included if the fighter is
 * already adjacent, or if no such hex is in reach.
 */
function waysIn(table: PhasesTable, me: PhasesFighter, at: Hex): Interposing[] {
  const ways: Interposing[] = isAdjacent(me.at, at) ? [{}] : [];
  for (const { path: way } of pathsOf(table, me, reactionOf(me, 'interpose').shift, 'shift'))
    if (isAdjacent(way.at(-1) ?? me.at, at)) ways.push({ path: way });
  return ways.length > 0 ? ways : [{}];
}

function faultOfInterposing(
  table: PhasesTable,
  me: PhasesFighter,
  at: Hex,
  { path: way = [], take }: Interposing,
): Fault | undefined {
  const { shift: far } = reactionOf(me, 'interpose');
  const isOff = way.length > 0 && faultOfPath(table, me, way, far, 'shift'); // PHASE-R52
  if (isOff) return isOff;
  return take && !isAdjacent(way.at(-1) ?? me.at, at) ? 'out-of-range' : undefined; // PHASE-83
}

/**
 * Shifts the reacting fighter. If it is then adjacent to the ally, it can become the target. Range, sight and cover
 * are not checked again (PHASE-84).
 */
export function* interpose(table: PhasesTable, id: Id, attack: Step, answer: Answer): Script<Reacted> {
  const { path: way = [], take } = readValues(INTERPOSING, answer) ?? {};
  useReaction(table, id, 'interpose');
  reveal(table, id); // PHASE-R14
  yield* shift(table, id, way); // PHASE-83
  const at = findFighter(table, attack.target ?? '')?.at;
  const isNear = at !== undefined && isAdjacent(fighterOf(table, id).at, at);
  const ally = attack.target;
  if (isNear && take !== false) {
    attack.target = id; // PHASE-83
    attack.interposed = true; // PHASE-R60
  }
  const taken = attack.target === id;
  emit(table, { type: 'interposed', by: id, ...(ally && { target: ally }), taken, clause: 'PHASE-83' });
  return { by: id, reacts: 'interpose' };
}

const SCATTERING = { path };

/** Returns the maximum length of a scatter in hexes: half the speed, rounded up, but at least 1. */
function scatterOf({ speed }: PhasesFighter): number {
  return Math.max(1, Math.ceil(speed / 2)); // PHASE-R1
}

/** Returns the option to scatter, that is, to shift away after harm; an empty list if that is not possible. */
export function scatterChoice(table: PhasesTable, id: Id): Choice[] {
  const me = findFighter(table, id);
  if (!me || !mayUse(table, id, 'scatter')) return [];
  const variants = () => [...pathsOf(table, me, scatterOf(me), 'shift')];
  if (variants().length === 0) return [];
  return [
    offer('scatter', SCATTERING, variants, ({ path: way }) =>
      faultOfPath(table, me, way, scatterOf(me), 'shift'),
    ),
  ];
}

export function* scatter(table: PhasesTable, id: Id, answer: Answer): Script<Reacted> {
  const { path: way = [] } = readValues(SCATTERING, answer) ?? {};
  useReaction(table, id, 'scatter');
  yield* shift(table, id, way); // PHASE-R52
  return { by: id, reacts: 'scatter' };
}

/** Returns the option to deflect an attack before its roll, or an empty list if that is not possible. */
export function deflectChoice(table: PhasesTable, id: Id): Choice[] {
  return mayUse(table, id, 'deflect') ? [{ option: 'deflect' }] : [];
}

export function deflect(table: PhasesTable, id: Id, attack: Step): Reacted {
  useReaction(table, id, 'deflect');
  attack.deflected = true;
  return { by: id, reacts: 'deflect' };
}
