import { fighter, hex, optional, type Values } from '../../../engine/kinds.ts';
import type { Fault } from '../../../engine/rejection.ts';
import { onStack, type Script } from '../../../engine/script.ts';
import { fighterOf, findFighter, type Id, isStanding } from '../../../engine/table.ts';
import { emit, rollMany } from '../../../engine/verbs.ts';
import { distance, type Hex } from '../../../hex/axial.ts';

import { gain } from '../../../kit/purses.ts';
import { ABILITIES, type AbilityId, isAbility } from '../sheet/abilities.ts';
import { action, alliesOf, type PhasesFighter, type PhasesTable, type Step } from '../table.ts';
import { abilityId, costsOf } from './abilities.ts';
import { faultOfFree, faultOfPhase } from './actions.ts';
import { attackWith, victimsOf } from './attack.ts';
import { centres, faultOfCentre } from './brawl.ts';
import { save } from './checks.ts';
import { has, reveal } from './conditions.ts';
import { type Deed, turnDeed } from './deed.ts';
import { partnersOf } from './grapple.ts';
import { concentrate, harm } from './harm.ts';
import { sees } from './sight.ts';
import { afterStep, harmed } from './windows.ts';

const RAIN = { focus: 1, within: 3, heals: 4 } as const;
const CRUSH = [2, 6] as const;
const BLOOM = { failed: 3, saved: 1 } as const;

const CHANNEL_PARAMS = { ability: abilityId };
type Channeling = Values<typeof CHANNEL_PARAMS>;

function isChanneled(ability: string): ability is AbilityId {
  return isAbility(ability) && ABILITIES[ability].use.as === 'channel';
}

/** To begin what takes effect at release: PHASE-39, PHASE-45. */
const CHANNEL: Deed<Channeling> = {
  takes: () => 'standard',
  timing: (table, me) => faultOfPhase(table, me, 'channel'),
  means: (_table, me, { ability }) =>
    isChanneled(ability) && me.abilities.includes(ability) ? undefined : 'no-such-item', // PHASE-29
  forbidden: (_table, me, { ability }) => faultOfSilence(me, ability),
  aim: (_table, me) => (me.channeling === null ? undefined : 'already-channeling'), // PHASE-42
  costs: ({ ability }) => costsOf(ability), // PHASE-45
  *run(table, step, { ability }) {
    if (!isChanneled(ability)) return;
    const me = fighterOf(table, step.by);
    me.channeling = ability; // PHASE-39
    me.channeledNow = true;
    emit(table, { type: 'channeled', by: step.by, ability, clause: 'PHASE-39' });
    if (ability === 'soothing-rain') gain(table, step.by, 'focus', RAIN.focus, { clause: 'PHASE-45' });
    const casts = ABILITIES[ability].class === 'spell';
    yield* afterStep(table, { by: step.by, acts: ['channel'], casts }, step);
  },
};

function faultOfSilence(me: PhasesFighter, ability: string): Fault | undefined {
  const isSpell = isAbility(ability) && ABILITIES[ability].class === 'spell';
  return isSpell && has(me, 'silenced') ? 'prevented' : undefined; // PHASE-R13
}

export const channel = turnDeed<typeof CHANNEL_PARAMS>('channel', CHANNEL, {
  params: CHANNEL_PARAMS,
  *variants(table, by) {
    for (const ability of fighterOf(table, by).abilities) if (isChanneled(ability)) yield { ability };
  },
});

/** To stop channeling: a free action. */
export const drop = action({
  check: (table, by) =>
    faultOfFree(table, by) ?? (fighterOf(table, by).channeling === null ? 'not-channeling' : undefined), // PHASE-43
  *run(table, by) {
    const me = fighterOf(table, by);
    emit(table, { type: 'dropped', by, ability: me.channeling, clause: 'PHASE-43' });
    me.channeling = null; // PHASE-43
  },
});

/** Whether somebody may release now: in its phase, channeling, and with a voice. */
export function mayRelease(table: PhasesTable, me: PhasesFighter): boolean {
  return table.phase === 'release' && me.channeling !== null && !has(me, 'silenced'); // PHASE-59, PHASE-61
}

const RELEASE_PARAMS = { target: optional(fighter), at: optional(hex) };
type Releasing = Values<typeof RELEASE_PARAMS>;

/** To let loose what was channeled, in the release turn: PHASE-59, PHASE-R27, PHASE-R57. */
export const release = action({
  params: RELEASE_PARAMS,
  understand(act, table, by) {
    const ability = findFighter(table, by)?.channeling;
    const needs = ability ? ABILITIES[ability].needs : undefined;
    const isTurn = findFighter(table, by)?.releasing && table.turn === by;
    return isTurn && (needs === 'at' || needs === 'target') && act[needs] === undefined ? undefined : act;
  },
  check(table, by, act) {
    const me = fighterOf(table, by);
    if (!me.releasing) return 'wrong-phase'; // PHASE-R27, PHASE-R57
    const { channeling } = me;
    if (channeling === null) return 'not-channeling'; // PHASE-43
    return faultOfSilence(me, channeling) ?? faultOfRelease(table, me, channeling, act);
  },
  *variants(table, by) {
    const me = fighterOf(table, by);
    const { channeling } = me;
    const needs = channeling ? ABILITIES[channeling].needs : undefined;
    if (needs === 'at') for (const at of centres(table, me, me.scope)) yield { at };
    else if (needs === 'target') for (const target of partnersOf(table, by)) yield { target };
    else yield {};
  },
  *run(table, by, act) {
    const step: Step = { name: 'release', by };
    yield* onStack(table, step, letLoose(table, step, act));
  },
});

function faultOfRelease(
  table: PhasesTable,
  me: PhasesFighter,
  ability: AbilityId,
  { target, at }: Releasing,
): Fault | undefined {
  if (ability === 'slow-crush') {
    if (!partnersOf(table, me.id).some((one) => one === target)) return 'not-grappled';
    return target !== undefined && isStanding(table, target) ? undefined : 'no-such-target';
  }
  return ABILITIES[ability].needs === 'at' && at ? faultOfCentre(table, me, at, me.scope) : undefined; // PHASE-R30
}

function* letLoose(table: PhasesTable, step: Step, { target, at }: Releasing): Script {
  const { by } = step;
  const me = fighterOf(table, by);
  const ability = me.channeling;
  if (ability === null) return;
  me.channeling = null;
  emit(table, { type: 'released', by, ability, ...(target && { target }), clause: 'PHASE-59' });
  if (ability === 'thunderhead' && at) {
    yield* attackWith(table, step, 'thunderhead', { at }, ['release']);
    return;
  }
  if (ability === 'soothing-rain') soothe(table, me);
  if (ability === 'slow-crush' && target) yield* crush(table, by, target);
  if (ability === 'grave-bloom' && at) yield* bloom(table, by, at);
  const casts = ABILITIES[ability].class === 'spell';
  yield* afterStep(table, { by, acts: ['release'], casts }, step);
}

function soothe(table: PhasesTable, me: PhasesFighter): void {
  const near = alliesOf(table, me).filter(
    ({ at }) => distance(at, me.at) <= RAIN.within && sees(table, me.at, at),
  );
  for (const { id } of [me, ...near]) restore(table, id, RAIN.heals, 'PHASE-45');
}

/** Hit points come back, not above the most. */
export function restore(table: PhasesTable, id: Id, amount: number, clause: string): void {
  const me = fighterOf(table, id);
  const healed = Math.max(0, Math.min(amount, me.hpMax - me.hp));
  me.hp += healed;
  if (healed > 0) emit(table, { type: 'healed', target: id, amount: healed, hp: me.hp, clause });
}

function* crush(table: PhasesTable, by: Id, target: Id): Script {
  const amount = rollMany(table, ...CRUSH).reduce((sum, die) => sum + die, 0);
  const damage = { amount, type: 'physical', piercing: true } as const;
  if (!(yield* harm(table, target, by, { damage }))) return;
  concentrate(table, target, by);
  yield* harmed(table, target === by ? [] : [target]);
}

/** All save first, then all are harmed: section 5. */
function* bloom(table: PhasesTable, by: Id, at: Hex): Script {
  reveal(table, by); // PHASE-R14
  const saved = victimsOf(table, at).map((id) => [id, save(table, id, 'mind', by, 'PHASE-R5')] as const);
  const felt: Id[] = [];
  for (const [id, isSaved] of saved) {
    if (!isStanding(table, id)) continue;
    if (!(yield* harm(table, id, by, { stress: isSaved ? BLOOM.saved : BLOOM.failed }))) continue;
    concentrate(table, id, by); // PHASE-R51
    if (id !== by) felt.push(id);
  }
  yield* harmed(table, felt);
}
