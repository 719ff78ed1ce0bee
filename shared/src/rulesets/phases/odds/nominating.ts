import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { eased, priceOf } from '../book/surge.ts';
import { PHASES, type Phase } from '../sheet/abilities.ts';
import type { PhasesFighter, PhasesTable, Until } from '../table.ts';
import { priceOfStress } from './mending.ts';
import { evaluatePhases, type PhaseEvaluation, worthOfReleasing } from './outlook.ts';

/** A whole turn is worth its price only if it brings a little more. */
const SURPLUS = 0.25;
/** To leave the pick to others until the best phase comes is better than being asked again and again. */
const PATIENCE = 0.01;

/** What an answer to the question of who acts is worth: now, or in which phase rather. For bots. */
export function worthOfNominating(table: PhasesTable, me: PhasesFighter, { answer, until }: Params): number {
  if (answer === 'release') return worthOfReleasing(table, me) - SURPLUS;
  if (table.phase === null || (answer === 'pass' && until === undefined)) return 0;
  const [best, worth] = bestPhase(table, me);
  if (answer === 'pass') return until === untilOf(table, me, best) ? PATIENCE : 0;
  return best === table.phase ? worth : -1;
}

type Choice = readonly [phase: Phase | null, worth: number];

/** What a seat sees is made anew for each decision, and looked through once for all of its answers. */
const chosen = new WeakMap<PhasesTable, Map<Id, Choice>>();

function bestPhase(table: PhasesTable, me: PhasesFighter): Choice {
  const known = chosen.get(table) ?? new Map<Id, Choice>();
  chosen.set(table, known);
  const choice = known.get(me.id) ?? choosePhase(table, me);
  known.set(me.id, choice);
  return choice;
}

/** In which phase a turn would bring most, and what; null: in none of this round. */
function choosePhase(table: PhasesTable, me: PhasesFighter): Choice {
  const outlook = evaluatePhases(table, me);
  const { dice, sides, bonus } = priceOf(table.options, me);
  const stress = eased(table.options, me, dice * ((sides + 1) / 2) + bonus);
  const price = SURPLUS + priceOfStress(me, Math.ceil(stress));
  const left = PHASES.slice(PHASES.indexOf(table.phase ?? 'bolster')).filter((phase) => phase !== 'release');
  let [best, most] = [null as Phase | null, 0];
  for (const phase of left) {
    const worth = me.acted ? outlook[phase] - price : outlook[phase] + andSurge(outlook, left, phase, price);
    if (worth > most) [best, most] = [phase, worth];
  }
  return [best, most];
}

/** Whoever acts early may surge later: what that would bring besides. */
function andSurge(outlook: PhaseEvaluation, left: readonly Phase[], first: Phase, price: number): number {
  const later = left.slice(left.indexOf(first)).filter((phase) => phase !== first || phase !== 'full-attack');
  return Math.max(0, ...later.map((phase) => outlook[phase] - price));
}

/** Until when somebody would rather not be asked: whoever channels wants to be asked whether it lets loose. */
function untilOf({ phase }: PhasesTable, { channeling }: PhasesFighter, best: Phase | null): Until {
  const isAhead = PHASES.indexOf(phase ?? 'bolster') < PHASES.indexOf('release');
  const isLate = best === null || PHASES.indexOf(best) > PHASES.indexOf('release');
  return channeling !== null && isAhead && isLate ? 'release' : (best ?? 'next-round');
}
