import type { Derivation } from '../../../engine/presentation/derivation.ts';
import { derive } from '../../../kit/derivation.ts';
import type { Score } from '../book/checks.ts';
import type { EdgeFacts } from '../book/edges.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { attackParts, saveParts } from './check-parts.ts';
import { chanceToReach, type RollFacts } from './rolls.ts';

/* The derivations of this ruleset's chances. Each derivation uses the same functions as the chance itself. */

/** Derives the chance that an attack hits at least one of its targets. */
export function deriveHit(
  table: PhasesTable,
  me: PhasesFighter,
  targets: readonly PhasesFighter[],
  roll: EdgeFacts,
): Derivation {
  const checks = targets.map((target) => attackParts(table, me, target, roll));
  return derive(checks, (rolls) => 1 - chanceToMiss(rolls));
}

/** Derives the chance that an attack misses its target. */
export function deriveMiss(
  table: PhasesTable,
  me: PhasesFighter,
  target: PhasesFighter,
  roll: EdgeFacts,
): Derivation {
  return derive([attackParts(table, me, target, roll)], chanceToMiss);
}

function chanceToMiss(rolls: readonly RollFacts[]): number {
  return rolls.reduce((so, roll) => so * (1 - chanceToReach(roll)), 1);
}

/** Derives the chance that a fighter fails its save against the fighter `me`. */
export function deriveFailedSave(me: PhasesFighter, saving: PhasesFighter, score: Score): Derivation {
  return derive([saveParts(me, saving, score)], chanceToMiss);
}
