import type { Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import type { Hex } from '../../../hex/axial.ts';
import { type Cost, missing } from '../../../kit/resources.ts';
import type { ActionParts, Declared } from '../../../kit/staged-action.ts';
import * as kit from '../../../kit/staged-action.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import type { Part, PhasesFighter, PhasesTable, Step, TriggeringAction } from '../table.ts';
import { TEXT } from '../words/catalog.ts';
import { faultOfAttacking, faultOfFree, faultOfRelease, faultOfSpending } from './actions.ts';

export type Resource = 'mp' | 'focus' | 'recovery';

/**
 * The part of a turn that an action takes. A release takes a release turn, or the standard action of any other turn:
 * PHASE-R57.
 */
export type Takes = Part | 'attack' | 'release' | 'nothing';

/** A hit of an attack: its target, whether it was felt, and the distances to the fighters that may react. */
export interface Hit {
  readonly target: Id;
  readonly isFelt: boolean;
  /** Distances to the attacker at the time of the hit, by id of the target and its adjacent kin: PHASE-R67. */
  readonly away: ReadonlyMap<Id, number>;
}

/** The facts of a resolved step, to which others may react: PHASE-R37, PHASE-R40. */
export interface StepFacts {
  readonly by: Id;
  /** The actions that it counts as. */
  readonly acts?: readonly TriggeringAction[];
  /** The ability that was used, unless it was an attack. */
  readonly uses?: AbilityId;
  /** A voluntary movement that can set off triggers: its first hex, then each hex that was entered. */
  readonly went?: readonly Hex[];
  readonly attacks?: boolean;
  readonly casts?: boolean;
  readonly reacts?: string;
  readonly hits?: readonly Hit[];
  /** The fighters harmed without an attack. */
  readonly harmed?: readonly Id[];
}

/**
 * The windows that open during an action. Fighters take further actions in them, so every action receives the
 * windows.
 */
export interface Windows {
  /** Opens the window before the roll of an attack. */
  beforeRoll(table: PhasesTable, attack: Step): Script;
  /** Opens the window before a movement. */
  beforeMovement(table: PhasesTable, mover: Id): Script;
}

/**
 * The parts of an action that can be taken in a turn and, in most cases, as a reaction. Its faults are in the order of
 * PHASE-R49. Some count when it is readied, the others only when it is taken: PHASE-71.
 */
interface Parts<Act extends Params> extends ActionParts<PhasesTable, PhasesFighter, Act> {
  /** Returns the part of the turn that it takes. */
  takes(act: Act): Takes;
  /** Returns the fault of the phase, which counts only for heroes. */
  timing?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns further faults in the fighter's own turn. */
  limits?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns the fault if the weapon, the ability or its uses are missing. */
  means?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns whether its weapon was already used in the open double full attack: PHASE-66. */
  repeats?(me: PhasesFighter, act: Act): boolean;
  /** Returns the fault if a condition forbids the action. */
  forbidden?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns the fault of state, target, range or sight. A readied action has it only when it is taken. */
  aim?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  costs?(me: PhasesFighter, act: Act): Cost<Resource>;
  /** Resolves it as the step on top of the stack, with its costs paid. Returns facts to react to, if any. */
  run(table: PhasesTable, step: Step, act: Act, windows: Windows): Script<StepFacts | undefined>;
  /** Returns parameters to repeat it with after all reactions, if it continues. */
  next?(table: PhasesTable, step: Step, act: Act): Act | undefined;
}

/** An action of the book. */
export type StagedAction<Act extends Params = Params> = kit.StagedAction<PhasesTable, Parts<Act>, Act>;

/** Declares an action of the book. */
export function stagedAction<P extends FieldSchemas = Record<never, never>>(
  name: string,
  declared: Declared<Parts<Values<P>>, PhasesTable, P>,
): StagedAction<Values<P>> {
  return kit.stagedAction(name, declared);
}

/** Pays for an action, resolves it as the step on top of the stack, and lets others react. */
export type CarryOut = <Act extends Params>(
  table: PhasesTable,
  step: Step,
  staged: StagedAction<Act>,
  act: Act,
) => Script;

/** Returns the fault if a fighter cannot pay. */
export function faultOfCost(me: PhasesFighter, cost: Cost<Resource>): Fault | undefined {
  return missing(me, cost, (resource, price, has) => ({ say: TEXT.refusals.tooDear(resource, price, has) }));
}

/** Returns the fault if the turn does not allow the action: PHASE-9, PHASE-25, PHASE-30. */
function faultOfTurn(table: PhasesTable, by: Id, takes: Takes): Fault | undefined {
  if (takes === 'attack') return faultOfAttacking(table, by);
  if (takes === 'nothing') return faultOfFree(table, by);
  if (takes === 'release') return faultOfRelease(table, by);
  return faultOfSpending(table, by, takes);
}

/** Returns the first fault of an action in the fighter's turn. */
export function faultInTurn<Act extends Params>(
  table: PhasesTable,
  me: PhasesFighter,
  { parts }: StagedAction<Act>,
  act: Act,
): Fault | undefined {
  const isInDouble = parts.takes(act) === 'attack' && me.attacksLeft > 0;
  return (
    faultOfTurn(table, me.id, parts.takes(act)) ??
    parts.limits?.(table, me, act) ??
    (isInDouble ? undefined : parts.timing?.(table, me, act)) ?? // PHASE-R50: in any phase
    parts.means?.(table, me, act) ??
    (isInDouble && parts.repeats?.(me, act) ? unlessWaived(me, 'same-ability') : undefined) ?? // PHASE-66
    parts.forbidden?.(table, me, act) ??
    parts.aim?.(table, me, act) ??
    faultOfCost(me, parts.costs?.(me, act) ?? {})
  );
}

/**
 * Returns the first fault of readying an action now. A readied minor action needs the minor action, but does not use
 * it up.
 */
export function faultOfReadying<Act extends Params>(
  table: PhasesTable,
  me: PhasesFighter,
  { parts }: StagedAction<Act>,
  act: Act,
): Fault | undefined {
  return (
    (parts.takes(act) === 'minor' ? faultOfSpending(table, me.id, 'minor') : undefined) ?? // PHASE-R41
    parts.timing?.(table, me, act) ?? // PHASE-71
    parts.means?.(table, me, act) ?? // PHASE-71
    parts.forbidden?.(table, me, act) ?? // PHASE-71
    faultOfCost(me, parts.costs?.(me, act) ?? {}) // PHASE-71
  );
}

/** Returns the first fault of taking a readied action. Phase and turn do not count then. */
export function faultOfPerforming<Act extends Params>(
  table: PhasesTable,
  me: PhasesFighter,
  { parts }: StagedAction<Act>,
  act: Act,
): Fault | undefined {
  return (
    parts.means?.(table, me, act) ??
    parts.forbidden?.(table, me, act) ??
    parts.aim?.(table, me, act) ??
    faultOfCost(me, parts.costs?.(me, act) ?? {})
  );
}
