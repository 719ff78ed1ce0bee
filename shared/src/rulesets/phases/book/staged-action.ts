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
import { SAID } from '../words/catalog.ts';
import { faultOfAttacking, faultOfFree, faultOfRelease, faultOfSpending } from './actions.ts';

export type Resource = 'mp' | 'focus' | 'recovery';

/**
 * The part of a turn that an action uses up. A release uses up nothing in a release turn, and the standard action
 * in any other turn (PHASE-R57).
 */
export type Takes = Part | 'attack' | 'release' | 'nothing';

/** A hit of an attack on one target. */
export interface Hit {
  readonly target: Id;
  /** True if the target took harm. */
  readonly isFelt: boolean;
  /**
   * The distances from the attacker to the target and to its adjacent allies with shield-kin, by id. They are
   * measured at the moment of the hit (PHASE-R67).
   */
  readonly away: ReadonlyMap<Id, number>;
}

/** The facts about a finished step, to which other fighters may react (PHASE-R37, PHASE-R40). */
export interface StepFacts {
  readonly by: Id;
  /** The actions that the step counts as. */
  readonly acts?: readonly TriggeringAction[];
  /** The ability that was used, unless it was an attack. */
  readonly uses?: AbilityId;
  /** The hexes of a voluntary movement that can meet triggers: the hex where it began, then each hex entered. */
  readonly went?: readonly Hex[];
  readonly attacks?: boolean;
  readonly casts?: boolean;
  readonly reacts?: string;
  readonly hits?: readonly Hit[];
  /** The fighters that the step harmed without an attack. */
  readonly harmed?: readonly Id[];
}

/**
 * The reaction windows that open in the middle of an action. Actions receive them as a parameter because the
 * windows themselves import the actions.
 */
export interface Windows {
  /** Opens the reaction window before the roll of an attack. */
  beforeRoll(table: PhasesTable, attack: Step): Script;
  /** Opens the reaction window before a movement. */
  beforeMovement(table: PhasesTable, mover: Id): Script;
}

/**
 * The parts of an action that can be taken in a turn and, in most cases, readied. `faultInTurn` runs the checks in
 * the order of PHASE-R49. Only some checks apply when the action is readied (PHASE-71).
 */
interface Parts<Act extends Params> extends ActionParts<PhasesTable, PhasesFighter, Act> {
  /** Returns the part of the turn that the action uses up. */
  takes(act: Act): Takes;
  /** Returns the fault if the phase does not allow the action. NPCs may act in any phase. */
  timing?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns the fault if a limit that applies only in the fighter's own turn forbids the action. */
  limits?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns the fault if the fighter lacks the weapon or ability, or cannot use it now. */
  means?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /** Returns whether the current double full attack has already used the weapon (PHASE-66). */
  repeats?(me: PhasesFighter, act: Act): boolean;
  /** Returns the fault if a condition forbids the action. */
  forbidden?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  /**
   * Returns the fault in the fighter's state, the target, the range or the line of sight. When an action is readied,
   * this is checked only later, when it is performed.
   */
  aim?(table: PhasesTable, me: PhasesFighter, act: Act): Fault | undefined;
  costs?(me: PhasesFighter, act: Act): Cost<Resource>;
  /**
   * Resolves the action. Its step is on top of the stack, and its costs are paid. Returns the facts about the action to
   * which other fighters may react, if any.
   */
  run(table: PhasesTable, step: Step, act: Act, windows: Windows): Script<StepFacts | undefined>;
  /**
   * Returns the parameters of a further action that follows after all reactions, such as a linked attack; undefined
   * if there is none.
   */
  next?(table: PhasesTable, step: Step, act: Act): Act | undefined;
}

/** An action of this rulebook. */
export type StagedAction<Act extends Params = Params> = kit.StagedAction<PhasesTable, Parts<Act>, Act>;

/** Declares an action of this rulebook. */
export function stagedAction<P extends FieldSchemas = Record<never, never>>(
  name: string,
  declared: Declared<Parts<Values<P>>, PhasesTable, P>,
): StagedAction<Values<P>> {
  return kit.stagedAction(name, declared);
}

/** Pays for an action, resolves it as the step on top of the stack, and lets other fighters react. */
export type CarryOut = <Act extends Params>(
  table: PhasesTable,
  step: Step,
  staged: StagedAction<Act>,
  act: Act,
) => Script;

/** Returns the reason why a fighter cannot pay; undefined if it can. */
export function faultOfCost(me: PhasesFighter, cost: Cost<Resource>): Fault | undefined {
  return missing(me, cost, (resource, price, has) => ({
    say: SAID.refusals.tooDear(SAID.amounts[resource](price), has),
  }));
}

/** Returns the reason why the turn does not allow the action; undefined if it does (PHASE-9, PHASE-25, PHASE-30). */
function faultOfTurn(table: PhasesTable, by: Id, takes: Takes): Fault | undefined {
  if (takes === 'attack') return faultOfAttacking(table, by);
  if (takes === 'nothing') return faultOfFree(table, by);
  if (takes === 'release') return faultOfRelease(table, by);
  return faultOfSpending(table, by, takes);
}

/** Returns the first reason why an action is illegal in the fighter's own turn; undefined if it is legal. */
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
    (isInDouble ? undefined : parts.timing?.(table, me, act)) ?? // PHASE-R50: a double full attack may go on in any phase
    parts.means?.(table, me, act) ??
    (isInDouble && parts.repeats?.(me, act) ? unlessWaived(me, 'same-ability') : undefined) ?? // PHASE-66
    parts.forbidden?.(table, me, act) ??
    parts.aim?.(table, me, act) ??
    faultOfCost(me, parts.costs?.(me, act) ?? {})
  );
}

/**
 * Returns the first reason why an action cannot be readied now; undefined if it can. To ready a minor action, the
 * fighter must still have its minor action, but does not use it up.
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

/**
 * Returns the first fault if a readied action cannot be performed. Its phase and the limits of the turn no longer
 * matter.
 */
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
