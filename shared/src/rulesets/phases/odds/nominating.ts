import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { eased, priceOf } from '../book/surge.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import type { PhasesFighter, PhasesTable, Until } from '../table.ts';
import { priceOfStress } from './healing.ts';
import { evaluatePhases, type PhaseEvaluation, worthOfReleasing } from './phase-evaluation.ts';

/** The worth that a surge must have beyond its price, and that a release must exceed. */
const SURPLUS = 0.25;
/** A small bonus for passing until the best phase. Such a pass avoids repeated prompts. */
const PATIENCE = 0.01;

/** Rates an answer to a nomination prompt: to act now, or to wait for a better phase. Bots use this rating. */
export function worthOfNominating(table: PhasesTable, me: PhasesFighter, { answer, until }: Params): number {
  if (answer === 'release') return worthOfReleasing(table, me) - SURPLUS;
  if (table.phase === null || (answer === 'pass' && until === undefined)) return 0;
  const [best, worth] = bestPhase(table, me);
  if (answer === 'pass') return until === untilOf(table, me, best) ? PATIENCE : 0;
  return best === table.phase ? worth : -1;
}

type Choice = readonly [phase: Phase | null, worth: number];

/** The best phase of each fighter, by table. It is computed once for all answers to a prompt. */
const chosen = new WeakMap<PhasesTable, Map<Id, Choice>>();

function bestPhase(table: PhasesTable, me: PhasesFighter): Choice {
  const known = chosen.get(table) ?? new Map<Id, Choice>();
  chosen.set(table, known);
  const choice = known.get(me.id) ?? choosePhase(table, me);
  known.set(me.id, choice);
  return choice;
}

/** Returns the best remaining phase for a turn, and its worth. The phase is null if no phase is worth a turn. */
function choosePhase(table: PhasesTable, me: PhasesFighter): Choice {
  const evaluation = evaluatePhases(table, me);
  const { dice, sides, bonus } = priceOf(table.options, me);
  const stress = eased(table.options, me, dice * ((sides + 1) / 2) + bonus);
  const price = SURPLUS + priceOfStress(me, Math.ceil(stress));
  const left = PHASES.slice(PHASES.indexOf(table.phase ?? 'bolster')).filter((phase) => phase !== 'release');
  let [best, most] = [null as Phase | null, 0];
  for (const phase of left) {
    const worth = me.acted
      ? evaluation[phase] - price
      : evaluation[phase] + laterSurge(evaluation, left, phase, price);
    if (worth > most) [best, most] = [phase, worth];
  }
  return [best, most];
}

/** Returns the additional worth of a surge later in the round. */
function laterSurge(
  evaluation: PhaseEvaluation,
  left: readonly Phase[],
  first: Phase,
  price: number,
): number {
  const later = left.slice(left.indexOf(first)).filter((phase) => phase !== first || phase !== 'full-attack');
  return Math.max(0, ...later.map((phase) => evaluation[phase] - price));
}

/**
 * Returns the phase until which a fighter should pass, or `next-round`. A channeling fighter passes only until the
 * release phase if it has no better phase before that.
 */
function untilOf({ phase }: PhasesTable, { channeling }: PhasesFighter, best: Phase | null): Until {
  const isAhead = PHASES.indexOf(phase ?? 'bolster') < PHASES.indexOf('release');
  const isLate = best === null || PHASES.indexOf(best) > PHASES.indexOf('release');
  return channeling !== null && isAhead && isLate ? 'release' : (best ?? 'next-round');
}
