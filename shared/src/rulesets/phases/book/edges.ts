import { EDGE_REASONS, type EdgeCause, type EdgeReason } from '../sheet/causes.ts';
import { attackOf, reactionOf } from '../sheet/content.ts';
import type { Attack } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable, Step } from '../table.ts';
import { dazeOf } from './checks.ts';
import { has } from './conditions.ts';
import { stepsLarger } from './grapple.ts';
import { hasCover, isEngaged } from './sight.ts';

/** The facts about a step that determine the edges and snags of its attack roll. */
export type EdgeFacts = Pick<Step, 'arm' | 'hasEdge' | 'interposed' | 'deflected' | 'isBlast'>;

interface AttackRoll {
  readonly table: PhasesTable;
  readonly me: PhasesFighter;
  readonly target: PhasesFighter;
  readonly step: EdgeFacts;
  readonly arm: Attack;
}

/** The edges of an attack roll from each cause. Snags are negative (PHASE-R2). */
const EDGES: Readonly<Record<EdgeReason, (roll: AttackRoll) => number>> = {
  weapon: ({ arm: { edges = 0, snags = 0 } }) => edges - snags,
  mark: ({ step }) => (step.hasEdge ? 1 : 0), // PHASE-R28
  prone: ({ target }) => (has(target, 'prone') ? 1 : 0), // PHASE-R15
  size: ({ me, target, arm }) => (arm.action === 'shove' ? stepsLarger(me, target) : 0), // PHASE-58, PHASE-R3
  engaged: ({ table, me, arm }) => (isRanged(arm) && !me.slipping && isEngaged(table, me) ? -1 : 0), // PHASE-53, PHASE-R17
  defending: ({ target }) => (target.defending ? -1 : 0), // PHASE-36, PHASE-R3, PHASE-R60
  cover: (roll) => (isCovered(roll) ? -1 : 0), // PHASE-R21
  deflect: ({ target, step }) => (step.deflected ? -reactionOf(target, 'deflect').snags : 0), // PHASE-80
  dazed: ({ me }) => dazeOf(me),
};

const RULES = Object.values(EDGES);

function isRanged({ form }: Attack): boolean {
  return form === 'ranged';
}

function isCovered({ table, me, target, arm, step }: AttackRoll): boolean {
  const isExposed = !isRanged(arm) || step.isBlast || step.interposed; // PHASE-R21, PHASE-R60
  return !isExposed && hasCover(table, me.at, target.at);
}

/** Returns the number of edges minus the number of snags of an attack roll (PHASE-R2). */
export function edgesOf(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  step: EdgeFacts,
): number {
  const roll = rollOf(table, me, target, step);
  return RULES.reduce((sum, edgesFrom) => sum + edgesFrom(roll), 0);
}

/** Returns the causes of the edges and snags of an attack roll. */
export function edgeCausesOf(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  step: EdgeFacts,
): EdgeCause[] {
  const roll = rollOf(table, me, target, step);
  const causes = EDGE_REASONS.map((why) => ({ why, value: EDGES[why](roll) }));
  return causes.filter(({ value }) => value !== 0);
}

function rollOf(table: PhasesTable, me: PhasesFighter, target: PhasesFighter, step: EdgeFacts): AttackRoll {
  return { table, me, target, step, arm: attackOf(me, step.arm ?? 'improvised-weapon') };
}
