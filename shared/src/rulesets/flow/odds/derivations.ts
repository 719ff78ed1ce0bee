import type { Derivation } from '../../../engine/presentation/derivation.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { type CheckParts, derive, knownCheck } from '../../../kit/derivation.ts';
import { type CheckSpec, isSuccess } from '../book/checks.ts';
import { defenseCheck } from '../book/defense.ts';
import { interceptCheck } from '../book/intercept.ts';
import { attackCheck } from '../book/modifiers.ts';
import { levelWithoutDice } from '../book/pending-attack.ts';
import { LEVELS, type Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { labelOf } from '../words/labels.ts';
import {
  type AttackFacts,
  attackFacts,
  type DefenseFacts,
  interceptorFacts,
  type PlannedAttack,
} from './attack-facts.ts';
import { attackOdds, interceptOdds } from './attack-odds.ts';
import { type CheckFacts, chanceToBeatCheck, chanceToWin, levelsIn, oddsOfLevels } from './chances.ts';
import { checkParts } from './check-parts.ts';

/* The derivations of this ruleset's chances. Each derivation uses the same functions as the chance itself. */

const SUCCESSES = LEVELS.filter(isSuccess);

/** Returns the check of an attack, or its level if it has already been rolled. */
function attackParts(table: FlowTable, planned: PlannedAttack, level: Level | null): CheckParts<CheckFacts> {
  const { by, target, wielded, kind } = planned;
  const attacker = fighterOf(table, by);
  const parts = checkParts(attacker, attackCheck(table, by, target, wielded, kind));
  const known = level ?? levelWithoutDice(planned);
  return known ? rolled(attacker, known, parts) : parts;
}

function rolled({ name }: FlowFighter, level: Level, parts: CheckParts<CheckFacts>): CheckParts<CheckFacts> {
  const label = TEXT.sums.rolledLevel(TEXT.sums.levels[level]);
  return knownCheck(name, { label }, parts.first(Number.POSITIVE_INFINITY));
}

/** Derives the chance that an attack hits, against a defense or without any defense. */
export function deriveAttack(
  table: FlowTable,
  planned: PlannedAttack,
  level: Level | null,
  defense?: DefenseFacts,
): Derivation {
  const facts = attackFacts(table, planned, level);
  return derive(clashParts(table, planned, level, defense), (checks) => hitChance(facts, checks, defense));
}

/** Derives the chance that an attack with a known level does not hit. */
export function deriveDefense(
  table: FlowTable,
  planned: PlannedAttack,
  level: Level,
  defense: DefenseFacts,
): Derivation {
  const facts = attackFacts(table, planned, level);
  return derive(
    clashParts(table, planned, level, defense),
    (checks) => 1 - hitChance(facts, checks, defense),
  );
}

function clashParts(
  table: FlowTable,
  planned: PlannedAttack,
  level: Level | null,
  defense: DefenseFacts | undefined,
): CheckParts<CheckFacts>[] {
  const attack = attackParts(table, planned, level);
  return defense ? [attack, guardParts(fighterOf(table, planned.target), defense)] : [attack];
}

function guardParts(target: FlowFighter, { guard }: DefenseFacts): CheckParts<CheckFacts> {
  const parts = checkParts(target, defenseCheck(target, guard.defense));
  if (!guard.perfect) return parts;
  const label = labelOf('perfect-defense');
  return knownCheck(parts.sum.label, { label, clause: 'FLOW-24' }, guard.check);
}

function hitChance(
  attack: AttackFacts,
  [check, guard]: readonly CheckFacts[],
  defense?: DefenseFacts,
): number {
  const own = { ...attack, blow: { ...attack.blow, check: check ?? attack.blow.check } };
  const other = defense && guard && { ...defense, guard: { ...defense.guard, check: guard } };
  return attackOdds(own, other).success;
}

/** Derives the chance that an ally of the target takes the hit. */
export function deriveIntercept(
  table: FlowTable,
  planned: PlannedAttack,
  level: Level | null,
  ally: FlowFighter,
): Derivation {
  const [attack, own] = [attackFacts(table, planned, level), interceptorFacts(ally)];
  const checks = [attackParts(table, planned, level), checkParts(ally, interceptCheck(ally))];
  return derive(checks, ([check = attack.blow.check, other]) =>
    other
      ? interceptOdds({ ...attack, blow: { ...attack.blow, check } }, { ...own, check: other }).success
      : 0,
  );
}

/** A fighter and its check. */
export interface Contestant {
  readonly by: Id;
  readonly check: CheckSpec;
}

/** Derives the chance that a check succeeds, and that it also wins if it is opposed. */
export function deriveContest(table: FlowTable, initiator: Contestant, other?: Contestant): Derivation {
  const contestants = other ? [initiator, other] : [initiator];
  const checks = contestants.map(({ by, check }) => checkParts(fighterOf(table, by), check));
  return derive(checks, ([own, against]) => {
    if (!own) return 0;
    return against ? chanceToWin({ initiator: own, other: against, counted: SUCCESSES }) : successIn(own);
  });
}

/** Derives the chance that a check beats a level that has already been rolled. */
export function deriveAnswer(
  table: FlowTable,
  initiator: Contestant,
  level: Level,
  other: Contestant,
): Derivation {
  const own = fighterOf(table, initiator.by);
  const known = rolled(own, level, checkParts(own, initiator.check));
  return derive([known, checkParts(fighterOf(table, other.by), other.check)], ([first, second]) =>
    first && second
      ? 1 - chanceToBeatCheck({ ...first, level }, second, oddsOfLevels(second.tn, second.edge))
      : 0,
  );
}

/** Derives the chance that a check succeeds `times` times in a row. */
export function deriveCheck(table: FlowTable, { by, check }: Contestant, times = 1): Derivation {
  return derive([checkParts(fighterOf(table, by), check)], ([own]) => (own ? successIn(own) ** times : 0));
}

/** Derives the chance that a target fails its check to resist an effect. */
export function deriveFailedResistance(
  table: FlowTable,
  label: string,
  { by, check }: Contestant,
): Derivation {
  const resisting = checkParts(fighterOf(table, by), check);
  const effect = knownCheck(label, { label: TEXT.sums.unlessResisted }, resisting.first(1));
  return derive([effect, resisting], ([, resisted]) => (resisted ? 1 - successIn(resisted) : 1));
}

function successIn({ tn, edge }: CheckFacts): number {
  return levelsIn(oddsOfLevels(tn, edge)).reduce(
    (sum, { level, chance }) => sum + (isSuccess(level) ? chance : 0),
    0,
  );
}
