import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { fighter, flag, oneOf, optional, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { attackOf, weaponOf } from '../sheet/content.ts';
import { isSlow } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { faultOfPhase } from './actions.ts';
import { faultOfArm, faultOfCondition, weaponId } from './arms.ts';
import { attackWith } from './attack.ts';
import { ATTACK } from './brawl.ts';
import { has } from './conditions.ts';
import { prevented } from './hindrances.ts';
import { stagedAction } from './staged-action.ts';

export const FULL_ATTACK_PARAMS = {
  mode: oneOf(['slow', 'double']),
  weapon: optional(weaponId),
  target: optional(fighter),
  consume: optional(flag),
};
type FullAttacking = Values<typeof FULL_ATTACK_PARAMS>;

/** The entry for Full Attack in `used`, a fighter's list of things used up for the round. */
const USED = 'full-attack';

/** Returns the fault if a fighter has already used its one full attack of the round. */
export function faultOfRound(me: PhasesFighter): Fault | undefined {
  return me.used.includes(USED) ? unlessWaived(me, 'once-per-round') : undefined; // PHASE-63
}

/**
 * Uses up a fighter's full attack of the current round. A readied full attack counts for the round in which it is
 * performed (PHASE-R58).
 */
export function useUp(table: PhasesTable, by: Id): void {
  const me = fighterOf(table, by);
  me.used = [...new Set([...me.used, USED])].sort(); // PHASE-63
}

/** Returns the fault if a stunned fighter tries a full attack. */
export function faultOfStun(me: PhasesFighter): Fault | undefined {
  return has(me, 'stunned') ? unlessWaived(me, prevented('noFullAttack', 'PHASE-30')) : undefined; // PHASE-30
}

/** Makes a full attack: one attack with a slow weapon, or two attacks with other weapons or holds (PHASE-63). */
export const FULL_ATTACK = stagedAction('full-attack', {
  params: FULL_ATTACK_PARAMS,
  understand: (act, table, by) =>
    isSlowBlow(findFighter(table, by), act) && (act.mode === 'double' || act.target !== undefined)
      ? act
      : undefined,
  *variants(table, me) {
    yield { mode: 'double' };
    for (const weapon of me.weapons) yield* slowBlows(table, me, weapon);
  },
  takes: () => 'standard',
  limits: (_table, me) => faultOfStun(me), // PHASE-30
  timing: (table, me) => faultOfPhase(table, me, 'full-attack'),
  means: (_table, me, { mode, weapon = '' }) =>
    faultOfRound(me) ?? (mode === 'slow' ? faultOfArm(me, weapon, true) : undefined), // PHASE-64
  forbidden: (_table, me, { mode, weapon = '' }) =>
    faultOfStun(me) ?? (mode === 'slow' && weaponOf(me, weapon) ? faultOfCondition(me, weapon) : undefined),
  aim: (table, me, { mode, weapon = '', ...act }) =>
    mode === 'slow' ? ATTACK.parts.aim?.(table, me, { weapon, ...act }) : undefined,
  *run(table, step, { mode, weapon = '', ...aim }, windows) {
    useUp(table, step.by);
    if (mode === 'slow') return yield* attackWith(table, step, weapon, aim, windows); // PHASE-64
    const me = fighterOf(table, step.by);
    me.attacksLeft = 2; // PHASE-65, PHASE-R50
    me.attackedWith = [];
    emit(table, { type: 'doubled', by: step.by, clause: 'PHASE-65' });
    return undefined; // PHASE-R50: only the second attack can meet a trigger that names Full Attack
  },
});

/**
 * Returns whether the parameters fit the mode. The slow mode must name a slow weapon (PHASE-64). An unknown weapon is
 * accepted here and rejected later.
 */
export function isSlowBlow(me: PhasesFighter | undefined, { mode, weapon }: FullAttacking): boolean {
  if (mode === 'double' || weapon === undefined) return mode === 'double';
  const known = me && weaponOf(me, weapon);
  return !known || isSlow(known); // PHASE-64, PHASE-R72
}

function* slowBlows(table: PhasesTable, me: PhasesFighter, weapon: string): Iterable<FullAttacking> {
  if (!isSlow(attackOf(me, weapon))) return;
  for (const id of table.order) {
    if (id === me.id) continue;
    yield { mode: 'slow', weapon, target: id };
    const other = table.fighters[id];
    if (other && has(other, 'marked')) yield { mode: 'slow', weapon, target: id, consume: true };
  }
}
