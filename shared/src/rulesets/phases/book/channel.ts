import type { AffectedArea } from '../../../engine/core/forecast.ts';
import type { Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, hex, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { emit, rollMany } from '../../../engine/state/verbs.ts';
import { distance, type Hex } from '../../../hex/axial.ts';
import { areaAround } from '../../../kit/area.ts';
import { gain } from '../../../kit/resources.ts';
import { alliesOf } from '../../../kit/sides.ts';
import { ABILITIES, type Ability, type AbilityId, isAbility } from '../sheet/abilities.ts';
import { abilityOf } from '../sheet/content.ts';
import { type PhasesFighter, type PhasesTable, type Step, timeOf } from '../table.ts';
import { abilityId, costsOf } from './abilities.ts';
import { faultOfPhase, faultOfRelease, faultOfReleasing } from './actions.ts';
import { areaOfBlast, attackWith, victimsOf } from './attack.ts';
import { centers, faultOfCenter } from './brawl.ts';
import { save } from './checks.ts';
import { has, reveal } from './conditions.ts';
import { partnersOf } from './grapple.ts';
import { concentrate, harm } from './harm.ts';
import { faultOfSilence } from './hindrances.ts';
import { sees } from './sight.ts';
import { type StepFacts, stagedAction, type Windows } from './staged-action.ts';

function isChanneled(ability: string): ability is AbilityId {
  return isAbility(ability) && ABILITIES[ability].use.as === 'channel';
}

/** Begins to channel an ability, which takes effect when released (PHASE-39, PHASE-45). */
export const CHANNEL = stagedAction('channel', {
  params: { ability: abilityId },
  *variants(_table, me) {
    for (const ability of me.abilities) if (isChanneled(ability)) yield { ability };
  },
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'channel'),
  means: (_table, me, { ability }) =>
    isChanneled(ability) && me.abilities.includes(ability) ? undefined : 'no-such-item', // PHASE-29
  forbidden: (_table, me, { ability }) => faultOfChanneling(me, ability),
  aim: (_table, me) => (me.channeling === null ? undefined : 'already-channeling'), // PHASE-42
  costs: (me, { ability }) => costsOf(me, ability), // PHASE-45
  *run(table, step, { ability }) {
    if (!isChanneled(ability)) return undefined;
    const me = fighterOf(table, step.by);
    me.channeling = ability; // PHASE-39
    me.channeledNow = true;
    me.channeledAt = timeOf(table); // PHASE-R65
    me.heldIn = 0;
    emit(table, { type: 'channeled', by: step.by, ability, clause: 'PHASE-39' });
    if (ability === 'soothing-rain')
      gain(table, step.by, 'focus', abilityOf(me, ability).gained, { clause: 'PHASE-45' });
    const casts = ABILITIES[ability].class === 'spell';
    return { by: step.by, acts: ['channel'], uses: ability, casts };
  },
});

function faultOfChanneling(me: PhasesFighter, ability: string): Fault | undefined {
  const isSpell = isAbility(ability) && ABILITIES[ability].class === 'spell';
  return isSpell ? faultOfSilence(me) : undefined; // PHASE-R13
}

/** Stops channeling, as a free action. */
export const DROP = stagedAction('drop', {
  takes: () => 'nothing',
  aim: (_table, { channeling }) => (channeling === null ? 'not-channeling' : undefined), // PHASE-43
  *run(table, { by }) {
    const me = fighterOf(table, by);
    emit(table, { type: 'dropped', by, ability: me.channeling, clause: 'PHASE-43' });
    me.channeling = null; // PHASE-43
    return { by, acts: ['drop'] };
  },
});

/**
 * Returns whether a fighter may be nominated for a release turn. It must be the release phase, and the fighter must
 * be channeling and not silenced. A fighter gets no second release turn in a round.
 */
export function mayRelease(table: PhasesTable, me: PhasesFighter): boolean {
  if (table.phase !== 'release' || me.heldIn === table.round) return false; // PHASE-59, PHASE-R66
  return me.channeling !== null && !has(me, 'silenced'); // PHASE-61
}

/** Returns the parameter that the channeled ability needs for its release; undefined if it needs none. */
export function neededToRelease(me: PhasesFighter | undefined): Ability['needs'] {
  return me?.channeling ? ABILITIES[me.channeling].needs : undefined;
}

/** Returns whether a fighter may ready a release now. Heroes may also do so in the release phase. */
export function mayReadyRelease(table: PhasesTable, me: PhasesFighter): boolean {
  const isPhase = me.pc && table.phase === 'release' && me.channeling !== null;
  return isPhase || faultOfReleasing(table, me) === undefined; // PHASE-R41
}

export const RELEASE_PARAMS = { target: optional(fighter), at: optional(hex) };
type Releasing = Values<typeof RELEASE_PARAMS>;

/** Releases the channeled ability in a release turn or with a standard action (PHASE-59, PHASE-R27, PHASE-R57). */
export const RELEASE = stagedAction('release', {
  params: RELEASE_PARAMS,
  understand(act, table, by) {
    const needs = neededToRelease(findFighter(table, by));
    const isTurn = table.turn === by;
    return isTurn && (needs === 'at' || needs === 'target') && act[needs] === undefined ? undefined : act;
  },
  takes: () => 'release',
  means: (_table, { channeling }) => (channeling === null ? 'not-channeling' : undefined), // PHASE-43
  forbidden: (_table, me) => faultOfChanneling(me, me.channeling ?? ''),
  aim: (table, me, act) =>
    me.channeling === null ? undefined : faultOfLoosing(table, me, me.channeling, act),
  *variants(table, me) {
    if (faultOfRelease(table, me.id)) return;
    const needs = neededToRelease(me);
    if (needs === 'at') for (const at of centers(table, me, me.scope, blastOf(me))) yield { at };
    else if (needs === 'target') for (const target of partnersOf(table, me.id)) yield { target };
    else yield {};
  },
  run: resolveRelease,
});

function faultOfLoosing(
  table: PhasesTable,
  me: PhasesFighter,
  ability: AbilityId,
  { target, at }: Releasing,
): Fault | undefined {
  if (ability === 'slow-crush') {
    if (!partnersOf(table, me.id).some((one) => one === target)) return 'not-grappled';
    return target !== undefined && isStanding(table, target) ? undefined : 'no-such-target';
  }
  return ABILITIES[ability].needs === 'at' && at ? faultOfCenter(table, me, at, me.scope) : undefined; // PHASE-R30
}

function* resolveRelease(
  table: PhasesTable,
  step: Step,
  { target, at }: Releasing,
  windows: Windows,
): Script<StepFacts | undefined> {
  const { by } = step;
  const me = fighterOf(table, by);
  const ability = me.channeling;
  if (ability === null) return undefined;
  me.channeling = null;
  emit(table, { type: 'released', by, ability, ...(target && { target }), clause: 'PHASE-59' });
  const released: StepFacts = { by, acts: ['release'], casts: ABILITIES[ability].class === 'spell' };
  if (ability === 'soothing-rain') soothe(table, me);
  if (ability === 'thunderhead' && at)
    return { ...(yield* attackWith(table, step, 'thunderhead', { at }, windows)), ...released };
  if (ability === 'slow-crush' && target) return { ...released, harmed: yield* crush(table, by, target) };
  if (ability === 'grave-bloom' && at) return { ...released, harmed: yield* bloom(table, by, at) };
  return released;
}

/** Returns the blast radius of the channeled ability, in hexes; undefined if the ability is not a blast. */
function blastOf(me: PhasesFighter): number | undefined {
  const { channeling } = me;
  return channeling === 'thunderhead' || channeling === 'grave-bloom'
    ? abilityOf(me, channeling).blast
    : undefined;
}

/**
 * Returns the area that the channeled ability affects when it is released, centered on `at` if it is a blast; undefined
 * if it affects no area.
 */
export function areaOfRelease(
  table: PhasesTable,
  me: PhasesFighter,
  at: Hex | undefined,
): AffectedArea | undefined {
  const blast = blastOf(me);
  if (blast !== undefined && at) return areaOfBlast(table, at, blast);
  if (me.channeling !== 'soothing-rain') return undefined;
  const ids = soothedBy(table, me).map(({ id }) => id);
  return areaAround(table, me.at, abilityOf(me, 'soothing-rain').within, ids, (hex) =>
    isSoothed(table, me, hex),
  );
}

/** Returns the fighters that soothing-rain heals: its user, and all allies in range and line of sight. */
export function soothedBy(table: PhasesTable, me: PhasesFighter): PhasesFighter[] {
  return [me, ...alliesOf(table, me.id).filter(({ at }) => isSoothed(table, me, at))];
}

function isSoothed(table: PhasesTable, me: PhasesFighter, at: Hex): boolean {
  return distance(at, me.at) <= abilityOf(me, 'soothing-rain').within && sees(table, me.at, at);
}

function soothe(table: PhasesTable, me: PhasesFighter): void {
  const { amount } = abilityOf(me, 'soothing-rain');
  for (const { id } of soothedBy(table, me)) restore(table, id, amount, 'PHASE-45');
}

/** Heals a fighter by `amount` hit points, but not above its maximum. */
export function restore(table: PhasesTable, id: Id, amount: number, clause: string): void {
  const me = fighterOf(table, id);
  const healed = Math.max(0, Math.min(amount, me.hpMax - me.hp));
  me.hp += healed;
  if (healed > 0) emit(table, { type: 'healed', target: id, amount: healed, hp: me.hp, clause });
}

/** Returns the dice and type of the damage of slow-crush, which ignores armor. */
export function crushDamage(me: PhasesFighter) {
  return { ...abilityOf(me, 'slow-crush').damage, piercing: true as const };
}

/** Applies slow-crush to its target. Returns the fighters that it harmed. */
function* crush(table: PhasesTable, by: Id, target: Id): Script<Id[]> {
  const { dice, sides, bonus, ...kind } = crushDamage(fighterOf(table, by));
  const amount = rollMany(table, dice, sides).reduce((sum, die) => sum + die, bonus);
  const damage = { amount, ...kind };
  if (!(yield* harm(table, target, by, { damage }))) return [];
  concentrate(table, target, by);
  return [target];
}

/**
 * Applies grave-bloom. First, all victims make a save, then each victim takes stress. Returns the fighters that
 * grave-bloom harmed.
 */
function* bloom(table: PhasesTable, by: Id, at: Hex): Script<Id[]> {
  const { amount, saved: less, blast } = abilityOf(fighterOf(table, by), 'grave-bloom');
  reveal(table, by); // PHASE-R14
  const saved = victimsOf(table, at, blast).map(
    (id) => [id, save(table, id, 'mind', by, 'PHASE-R5')] as const,
  );
  const felt: Id[] = [];
  for (const [id, isSaved] of saved) {
    if (!isStanding(table, id)) continue;
    if (!(yield* harm(table, id, by, { stress: isSaved ? less : amount }))) continue;
    concentrate(table, id, by); // PHASE-R51
    felt.push(id);
  }
  return felt;
}
