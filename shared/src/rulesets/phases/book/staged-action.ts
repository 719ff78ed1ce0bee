import type { Axes } from '../../../engine/core/axes.ts';
import type { Script } from '../../../engine/core/script.ts';
import { excused } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { type Cost, missing } from '../../../kit/resources.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Part, PhasesFighter, PhasesTable, Step, TriggeringAction } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';
import { faultOfAttacking, faultOfFree, faultOfRelease, faultOfSpending } from './actions.ts';

export type Resource = 'mp' | 'focus' | 'recovery';

/** What of a turn something takes; what is let loose takes its own turn, or the standard action of another: PHASE-R57. */
export type Takes = Part | 'attack' | 'release' | 'nothing';

/** Somebody whom an attack has hit, whether it was felt, and how far from its maker they stood who may answer. */
export interface Hit {
  readonly target: Id;
  readonly isFelt: boolean;
  /** By id, the target and its kin next to it, as they stood when it was hit: PHASE-R67. */
  readonly away: ReadonlyMap<Id, number>;
}

/** What a step that is done has been, for all who may answer it: PHASE-R37, PHASE-R40. */
export interface StepFacts {
  readonly by: Id;
  /** The actions that it was. */
  readonly acts?: readonly TriggeringAction[];
  /** The ability that it was; an attack is none. */
  readonly uses?: AbilityId;
  /** A voluntary movement that meets triggers: where it began, and each hex that it entered. */
  readonly went?: readonly Hex[];
  readonly attacks?: boolean;
  readonly casts?: boolean;
  readonly reacts?: string;
  /** Whom it has hit. */
  readonly hits?: readonly Hit[];
  /** Whom it has harmed without an attack. */
  readonly harmed?: readonly Id[];
}

/** Where others may come in while something is being done. They may do any of it themselves: it is handed down. */
export interface Windows {
  /** Before the roll of an attack. */
  targeted(table: PhasesTable, attack: Step): Script;
  /** Before a movement. */
  settingOut(table: PhasesTable, mover: Id): Script;
}

/**
 * What can be done in one's turn and, mostly, as a reaction too. What forbids it comes in the parts that PHASE-71 tells
 * apart, in the order of PHASE-R49: what one must have now, and what only counts when it is done.
 */
export interface StagedAction<P extends FieldSchemas = Record<never, never>> {
  readonly params: P;
  /** What the parameters mean; undefined if they mean nothing. */
  understand?(act: Values<P>, table: PhasesTable, by: AskedId): Values<P> | undefined;
  /** The ways in which it might be done now. Left out: one, without parameters. */
  variants?(table: PhasesTable, by: Id): Iterable<Values<P>>;
  axes?(): Axes;
  /** What of the turn it takes. */
  readonly takes: (act: Values<P>) => Takes;
  /** Whether it is the time for it; only heroes have to mind that. */
  timing?(table: PhasesTable, me: PhasesFighter, act: Values<P>): Fault | undefined;
  /** What the own turn forbids besides. */
  limits?(table: PhasesTable, me: PhasesFighter, act: Values<P>): Fault | undefined;
  /** What it needs: the weapon or ability, and its uses. */
  means?(table: PhasesTable, me: PhasesFighter, act: Values<P>): Fault | undefined;
  /** Whether it has been done in the open double full attack: PHASE-66. */
  repeats?(me: PhasesFighter, act: Values<P>): boolean;
  /** Conditions that forbid it. */
  forbidden?(table: PhasesTable, me: PhasesFighter, act: Values<P>): Fault | undefined;
  /** State, target, range and sight: what a readied deed is asked for only when it is done. */
  aim?(table: PhasesTable, me: PhasesFighter, act: Values<P>): Fault | undefined;
  costs?(me: PhasesFighter, act: Values<P>): Cost<Resource>;
  /** Does it, its costs paid, as the step on top of the stack. Gives what others may answer; undefined: nothing. */
  run(table: PhasesTable, step: Step, act: Values<P>, windows: Windows): Script<StepFacts | undefined>;
  /** What follows as part of the same, once all have answered that; undefined: nothing. */
  next?(table: PhasesTable, step: Step, act: Values<P>): Values<P> | undefined;
}

/** Pays for a deed, does it as the step on top of the stack, and lets others answer. */
export type CarryOut = <P extends FieldSchemas>(
  table: PhasesTable,
  step: Step,
  staged: StagedAction<P>,
  act: Values<P>,
) => Script;

/** What keeps somebody from paying. */
export function faultOfCost(me: PhasesFighter, cost: Cost<Resource>): Fault | undefined {
  return missing(me, cost, (purse, price, has) => ({ say: TEXT.refusals.tooDear(purse, price, has) }));
}

/** What the turn itself forbids: PHASE-9, PHASE-25, PHASE-30. */
function faultOfTurn(table: PhasesTable, by: Id, takes: Takes): Fault | undefined {
  if (takes === 'attack') return faultOfAttacking(table, by);
  if (takes === 'nothing') return faultOfFree(table, by);
  if (takes === 'release') return faultOfRelease(table, by);
  return faultOfSpending(table, by, takes);
}

/** What forbids a deed in the own turn. */
export function faultInTurn<P extends FieldSchemas>(
  table: PhasesTable,
  by: Id,
  staged: StagedAction<P>,
  act: Values<P>,
): Fault | undefined {
  const me = fighterOf(table, by);
  const isInDouble = staged.takes(act) === 'attack' && me.attacksLeft > 0;
  return (
    faultOfTurn(table, by, staged.takes(act)) ??
    staged.limits?.(table, me, act) ??
    (isInDouble ? undefined : staged.timing?.(table, me, act)) ?? // PHASE-R50: in any phase
    staged.means?.(table, me, act) ??
    (isInDouble && staged.repeats?.(me, act) ? excused(me, 'same-ability') : undefined) ?? // PHASE-66
    staged.forbidden?.(table, me, act) ??
    staged.aim?.(table, me, act) ??
    faultOfCost(me, staged.costs?.(me, act) ?? {})
  );
}

/** What forbids to ready a deed now; a readied minor action needs the minor action, but does not use it. */
export function faultOfReadying<P extends FieldSchemas>(
  table: PhasesTable,
  by: Id,
  staged: StagedAction<P>,
  act: Values<P>,
): Fault | undefined {
  const me = fighterOf(table, by);
  return (
    (staged.takes(act) === 'minor' ? faultOfSpending(table, by, 'minor') : undefined) ?? // PHASE-R41
    staged.timing?.(table, me, act) ?? // PHASE-71
    staged.means?.(table, me, act) ?? // PHASE-71
    staged.forbidden?.(table, me, act) ?? // PHASE-71
    faultOfCost(me, staged.costs?.(me, act) ?? {}) // PHASE-71
  );
}

/** What forbids a readied deed when it would be done: neither phase nor turn count then. */
export function faultOfPerforming<P extends FieldSchemas>(
  table: PhasesTable,
  by: Id,
  staged: StagedAction<P>,
  act: Values<P>,
): Fault | undefined {
  const me = fighterOf(table, by);
  return (
    staged.means?.(table, me, act) ??
    staged.forbidden?.(table, me, act) ??
    staged.aim?.(table, me, act) ??
    faultOfCost(me, staged.costs?.(me, act) ?? {})
  );
}
