import type { ActionSpec } from '../../../engine/action.ts';
import type { Kinds, Values } from '../../../engine/kinds.ts';
import type { Fault } from '../../../engine/rejection.ts';
import { onStack, type Script } from '../../../engine/script.ts';
import { fighterOf, findFighter, type Id } from '../../../engine/table.ts';
import { type Cost, missing, pay } from '../../../kit/purses.ts';
import { action, type Part, type PhasesFighter, type PhasesTable, type Step } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { faultOfAttacking, faultOfSpending, spend, spendAttack } from './actions.ts';

export type Purse = 'mp' | 'focus' | 'recovery';

/**
 * What can be done in one's turn and, readied, as a reaction. What forbids it comes in the parts that PHASE-71 tells
 * apart, in the order of PHASE-R49: what one must have now, and what only counts when it is done.
 */
export interface Deed<Act> {
  /** What of the turn it takes. */
  readonly takes: (act: Act) => Part | 'attack' | 'nothing';
  /** Whether it is the time for it; only heroes have to mind that. */
  timing?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** What the own turn forbids besides. */
  limits?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** What it needs: the weapon or ability, and its uses. */
  means?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Whether it has been done in the open double full attack: PHASE-66. */
  repeats?(me: PhasesFighter, act: Act): boolean;
  /** Conditions that forbid it. */
  forbidden?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** State, target, range and sight: what a readied deed is asked for only when it is done. */
  aim?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  costs?(act: Act): Cost<Purse>;
  /** Does it, its costs paid, as the step on top of the stack. */
  run(table: PhasesTable, step: Step, act: Act): Script;
}

/** What keeps somebody from paying. */
export function faultOfCost(me: PhasesFighter, cost: Cost<Purse>): Fault | undefined {
  return missing(me, cost, (purse, price, has) => ({ say: TEXT.refusals.tooDear(purse, price, has) }));
}

/** What the turn itself forbids: PHASE-9, PHASE-25, PHASE-30. */
function faultOfTurn(table: PhasesTable, by: Id, takes: Part | 'attack' | 'nothing'): Fault | undefined {
  if (takes === 'attack') return faultOfAttacking(table, by);
  if (takes !== 'nothing') return faultOfSpending(table, by, takes);
  return fighterOf(table, by).releasing ? 'wrong-phase' : undefined; // PHASE-R27
}

/** What forbids a deed in the own turn. */
export function faultOfDeed<Act>(table: PhasesTable, by: Id, deed: Deed<Act>, act: Act): Fault | undefined {
  const me = fighterOf(table, by);
  const isInDouble = deed.takes(act) === 'attack' && me.attacksLeft > 0;
  return (
    faultOfTurn(table, by, deed.takes(act)) ??
    deed.limits?.(table, me, act) ??
    (isInDouble ? undefined : deed.timing?.(table, me, act)) ?? // PHASE-R50: in any phase
    deed.means?.(table, me, act) ??
    (isInDouble && deed.repeats?.(me, act) ? 'same-ability' : undefined) ?? // PHASE-66
    deed.forbidden?.(table, me, act) ??
    deed.aim?.(table, me, act) ??
    faultOfCost(me, deed.costs?.(act) ?? {})
  );
}

/** What forbids to ready a deed now; a readied minor action needs the minor action, but does not use it. */
export function faultOfReadying<Act>(
  table: PhasesTable,
  by: Id,
  deed: Deed<Act>,
  act: Act,
): Fault | undefined {
  const me = fighterOf(table, by);
  return (
    (deed.takes(act) === 'minor' ? faultOfSpending(table, by, 'minor') : undefined) ?? // PHASE-R41
    deed.timing?.(table, me, act) ?? // PHASE-71
    deed.means?.(table, me, act) ?? // PHASE-71
    deed.forbidden?.(table, me, act) ?? // PHASE-71
    faultOfCost(me, deed.costs?.(act) ?? {}) // PHASE-71
  );
}

/** What forbids a readied deed when it would be done: neither phase nor turn count then. */
export function faultOfPerforming<Act>(
  table: PhasesTable,
  by: Id,
  deed: Deed<Act>,
  act: Act,
): Fault | undefined {
  const me = fighterOf(table, by);
  return (
    deed.means?.(table, me, act) ??
    deed.forbidden?.(table, me, act) ??
    deed.aim?.(table, me, act) ??
    faultOfCost(me, deed.costs?.(act) ?? {})
  );
}

/** Pays for a deed and does it: PHASE-R41 for a readied one. */
export function* carryOut<Act>(table: PhasesTable, step: Step, deed: Deed<Act>, act: Act): Script {
  pay(table, step.by, deed.costs?.(act) ?? {});
  yield* deed.run(table, step, act);
}

/** An action of the own turn that is such a deed. */
export function turnDeed<P extends Kinds>(
  name: string,
  deed: Deed<Values<P>>,
  rest: Omit<ActionSpec<PhasesTable, P>, 'check' | 'run'>,
) {
  return action<P>({
    ...rest,
    check: (table, by, act) => faultOfDeed(table, by, deed, act),
    *run(table, by, act) {
      const me = findFighter(table, by);
      if (!me) return;
      const takes = deed.takes(act);
      const completes = takes === 'attack' && spendAttack(table, by); // PHASE-R50
      if (takes !== 'attack' && takes !== 'nothing') spend(table, by, takes);
      const step: Step = { name, by, completes };
      yield* onStack(table, step, carryOut(table, step, deed, act));
    },
  });
}
