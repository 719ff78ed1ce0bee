import type { Script } from '../../../engine/core/script.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import { type FieldSchemas, readValues, type Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import type { PhasesFighter, PhasesTable, Plan, Step } from '../table.ts';
import { type CarryOut, faultOfPerforming, faultOfReadying, type StagedAction } from './staged-action.ts';

/**
 * The occasion on which a readied action can be performed: the fighter that met its trigger, and the parameters in
 * the player's answer.
 */
export interface Occasion {
  /** The fighter that met the trigger; undefined if not known. It becomes the target if the plan names no target. */
  readonly actor?: Id | undefined;
  readonly path?: readonly Hex[] | undefined;
  readonly at?: Hex | undefined;
}

/** An action that can be readied (PHASE-R41). */
export interface Readiable {
  /**
   * Returns the plan with parsed parameters; undefined if it makes no sense. With `isAlone`, the trigger provides no
   * target, so the plan must name a target itself.
   */
  read(me: PhasesFighter | undefined, plan: Plan, isAlone: boolean): Plan | undefined;
  /** Returns the fault if the plan cannot be readied now. */
  faultNow(table: PhasesTable, by: Id, plan: Plan): Fault | undefined;
  /** Returns the fault if the plan cannot be performed on this occasion. */
  faultThen(table: PhasesTable, by: Id, plan: Plan, occasion: Occasion): Fault | undefined;
  run(table: PhasesTable, step: Step, plan: Plan, occasion: Occasion, carryOut: CarryOut): Script;
}

interface Spec<Given extends FieldSchemas, P extends FieldSchemas> {
  readonly params: Given;
  readonly staged: StagedAction<Values<P>>;
  /**
   * Returns the parameters of the action. Parameters that the plan does not give are taken from the occasion. Returns
   * undefined if a parameter is still missing.
   */
  complete(given: Values<Given>, occasion: Occasion, me: PhasesFighter | undefined): Values<P> | undefined;
  /** Returns whether the parameters make sense as a plan. If omitted, they always do. */
  isSound?(given: Values<Given>, me: PhasesFighter | undefined): boolean;
  /** Returns whether these parameters rule out readying the action. If omitted, any parameters can be readied. */
  isBarred?(given: Values<Given>): boolean;
  /**
   * Returns whether the action can be readied now. This check is added to the checks of `staged`. If omitted, only the
   * checks of `staged` apply.
   */
  isOpen?(table: PhasesTable, me: PhasesFighter): boolean;
}

/**
 * A placeholder for the occasion, which is not yet known when an action is readied. It completes plans so that they
 * can be checked.
 */
const STAND_IN: Occasion = { actor: 'somebody', path: [], at: [0, 0] };

/**
 * Returns an action that can be readied. `complete` adds parameters from the occasion. `isSound`, `isBarred` and
 * `isOpen` limit which plans are allowed.
 */
export function readiable<Given extends FieldSchemas, P extends FieldSchemas>({
  params,
  staged,
  complete,
  isSound = () => true,
  isBarred = () => false,
  isOpen = () => true,
}: Spec<Given, P>): Readiable {
  const actOf = (me: PhasesFighter | undefined, plan: Plan, occasion: Occasion) => {
    const given = readValues(params, plan);
    return given && complete(given, occasion, me);
  };
  return {
    read(me, plan, isAlone) {
      const given = readValues(params, plan);
      if (!given || !isSound(given, me)) return undefined;
      const occasion = isAlone ? { ...STAND_IN, actor: undefined } : STAND_IN;
      if (!isBarred(given) && complete(given, occasion, me) === undefined) return undefined;
      return { ...plan, ...given };
    },
    faultNow(table, by, plan) {
      const given = readValues(params, plan);
      const me = fighterOf(table, by);
      if ((given && isBarred(given)) || !isOpen(table, me)) return 'cannot-ready'; // PHASE-R41
      const act = actOf(me, plan, STAND_IN);
      return act === undefined ? 'bad-input' : faultOfReadying(table, me, staged, act);
    },
    faultThen(table, by, plan, occasion) {
      const me = fighterOf(table, by);
      const act = actOf(me, plan, occasion);
      return act === undefined ? 'bad-input' : faultOfPerforming(table, me, staged, act);
    },
    *run(table, step, plan, occasion, carryOut) {
      const act = actOf(findFighter(table, step.by), plan, occasion);
      if (act !== undefined) yield* carryOut(table, step, staged, act);
    },
  };
}

/**
 * Returns parameters with a target: the given target, or else the fighter of the occasion. Returns undefined if there
 * is neither.
 */
export const withTarget = <Given extends { target?: Id }>(given: Given, { actor }: Occasion) => {
  const target = given.target ?? actor; // PHASE-R41: by default, the fighter that met the trigger
  return target === undefined ? undefined : { ...given, target };
};
