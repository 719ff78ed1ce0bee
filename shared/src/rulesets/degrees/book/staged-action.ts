import type { Action } from '../../../engine/core/action.ts';
import { onStack, type Script } from '../../../engine/core/script.ts';
import { unlessWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import type { Hex } from '../../../hex/axial.ts';
import * as kit from '../../../kit/staged-action.ts';
import { type ActionParts, asAction, type Declared } from '../../../kit/staged-action.ts';
import type { DegreesFighter, DegreesTable, Pending } from '../table.ts';
import {
  type ActionType,
  type Dues,
  missingAction,
  missingDues,
  payAction,
  payReaction,
} from './action-economy.ts';
import { faultOfLoading } from './attacks/wielding.ts';
import { faultOfControl, faultOfHelplessness, faultOfReadying } from './hindrances.ts';
import type { Provoked } from './opportunity-attacks/threats.ts';

/**
 * The way an action is taken: as an action of the turn, as a readied action, or as the quick part of a
 * reaction.
 */
export type Manner = 'turn' | 'readied' | 'part';

/** An event that can trigger readied actions (DEG-24). */
export type TriggeringEvent =
  | { readonly on: 'moves'; readonly by: Id; readonly from: Hex; readonly to: Hex }
  | { readonly on: 'attacks' | 'casts'; readonly by: Id };

/** The reaction windows that actions open. Reactions can open windows too, so this object is passed to every action. */
export interface Windows {
  /** Offers opportunity attacks before the fighter acts. Returns whether the fighter can still act. */
  opportunity(table: DegreesTable, by: Id, provoked: Provoked): Script<boolean>;
  /** Offers the readied actions that the event triggers. */
  triggered(table: DegreesTable, event: TriggeringEvent): Script;
}

/** The declaration of an action: its costs, its checks, the opportunity attacks that it provokes, and its effect. */
export interface StagedActionSpec<Act extends Params> extends ActionParts<DegreesTable, DegreesFighter, Act> {
  /** The type of action; null if the GM decides. If omitted, `costOf` returns the type. */
  readonly cost?: ActionType | null;
  costOf?(table: DegreesTable, fighter: DegreesFighter, act: Act): ActionType | null;
  /** Returns the costs in addition to the action type. */
  dues?(table: DegreesTable, fighter: DegreesFighter, act: Act): Dues;
  /** Pays costs when the action is declared. They stay paid if a reaction stops the action (DEG-123, DEG-R19). */
  payDues?(fighter: DegreesFighter, act: Act): void;
  /** Returns the first fault in the conditions, items and targets, checked in this order and before the costs. */
  fault?(table: DegreesTable, fighter: DegreesFighter, act: Act): Fault | undefined;
  /** Returns the first fault in the distance, line of sight or path. These are checked last. */
  geometry?(table: DegreesTable, fighter: DegreesFighter, act: Act): Fault | undefined;
  /** Returns the enemies that the action provokes; undefined if none. */
  provokes?(table: DegreesTable, fighter: DegreesFighter, act: Act): Provoked | undefined;
  /** Resolves the effect of an action that can ask a player. */
  run?(table: DegreesTable, by: Id, act: Act, windows: Windows, manner: Manner): Script;
  /** Applies the effect of an action that asks no player. */
  apply?(table: DegreesTable, by: Id, act: Act): void;
  /** Returns the trigger for readied actions that this action sets off (DEG-24). */
  triggers?(act: Act): 'attacks' | 'casts';
  /** Whether the action can be readied. If omitted, it can. */
  readonly readiable?: boolean;
  /** Whether the player's note about the action is hidden from other players. */
  readonly isSecret?: true;
  /** Set if a fighter that takes this action still counts as not having acted in its turn (DEG-113). */
  readonly isNoAction?: true;
}

/** An action of this rulebook, which can be taken in every `Manner`. */
export type StagedAction = kit.StagedAction<DegreesTable, StagedActionSpec<Params>>;

/** Declares an action of this rulebook. */
export function stagedAction<P extends FieldSchemas>(
  name: string,
  declared: Declared<StagedActionSpec<Values<P>>, DegreesTable, P>,
): StagedAction {
  return kit.stagedAction(name, declared);
}

/** Converts a staged action to an action that a fighter takes in its turn. */
export function inTurn(action: StagedAction, windows: Windows): Action<DegreesTable> {
  const spec = action.parts;
  const variants = spec.variants && {
    variants: (table: DegreesTable, me: DegreesFighter) => variantsOf(spec, table, me),
  };
  const check = (table: DegreesTable, me: DegreesFighter, act: Params) =>
    faultOf(action, table, me, act, 'turn');
  return asAction({ ...action, parts: { ...spec, ...variants } }, check, function* (table, by, act) {
    payInTurn(table, spec, fighterOf(table, by), act);
    yield* takeAction(action, table, by, act, 'turn', windows);
  });
}

/** Returns the type of an action; null if the GM decides. */
export function actionTypeOf(
  spec: StagedActionSpec<Params>,
  table: DegreesTable,
  fighter: DegreesFighter,
  act: Params,
): ActionType | null {
  return spec.costOf ? spec.costOf(table, fighter, act) : (spec.cost ?? null);
}

/**
 * Returns the variants to offer. If the fighter cannot pay, returns only the first, because all variants are illegal
 * for the same reason.
 */
function variantsOf(
  spec: StagedActionSpec<Params>,
  table: DegreesTable,
  fighter: DegreesFighter,
): Iterable<Params> {
  const variants = spec.variants?.(table, fighter) ?? [];
  if (!spec.cost || !missingAction(table, fighter, spec.cost)) return variants;
  for (const first of variants) return [first];
  return [];
}

/**
 * Returns the first reason why an action is illegal; undefined if it is legal. Checks only in the manner `turn` whether
 * the fighter can pay for the type of action.
 */
export function faultOf(
  { parts: spec }: StagedAction,
  table: DegreesTable,
  fighter: DegreesFighter,
  act: Params,
  manner: Manner,
): Fault | undefined {
  const onTurn = manner === 'turn';
  const dues = spec.dues?.(table, fighter, act) ?? {};
  const prevented =
    faultOfHelplessness(fighter) ??
    (onTurn ? faultOfControl(table, fighter) : undefined) ??
    (onTurn && (dues.reaction ?? 0) > 0 ? faultOfReadying(fighter) : undefined);
  return (
    unlessWaived(fighter, prevented) ??
    spec.fault?.(table, fighter, act) ??
    faultOfLoading(fighter, dues.shot) ??
    (onTurn ? missingAction(table, fighter, actionTypeOf(spec, table, fighter, act) ?? 'none') : undefined) ??
    missingDues(table, fighter, dues) ??
    spec.geometry?.(table, fighter, act)
  );
}

/** Pays for an action of the turn, and for the reaction that is declared with it (DEG-R42). */
function payInTurn(
  table: DegreesTable,
  spec: StagedActionSpec<Params>,
  fighter: DegreesFighter,
  act: Params,
): void {
  touch(table, fighter.id);
  if (!spec.isNoAction) fighter.acted = true; // DEG-113, DEG-R67
  payAction(table, fighter, actionTypeOf(spec, table, fighter, act) ?? 'none'); // DEG-4
  if (paysReactionNow(act)) payReaction(table, fighter); // DEG-R42
}

/** Returns whether a raise, hunch or slam is declared, which is paid at once. A smash is paid on a hit (DEG-R42). */
function paysReactionNow({ raise, hunch, slam }: Params): boolean {
  return typeof raise === 'number' || hunch === true || slam === true;
}

/** Carries out an action and opens its reaction windows. Callers pay for the action type first. */
export function* takeAction(
  { name, parts: spec }: StagedAction,
  table: DegreesTable,
  by: Id,
  act: Params,
  manner: Manner,
  windows: Windows,
): Script {
  touch(table, by);
  spec.payDues?.(fighterOf(table, by), act); // DEG-123, DEG-R19
  const pending = pendingOf(name, spec, by, act);
  const isResolved = yield* onStack(table, pending, resolve(spec, table, by, act, manner, windows));
  if (isResolved && spec.triggers) yield* windows.triggered(table, { on: spec.triggers(act), by }); // DEG-24
}

/** Returns the entry for the stack: the action, its target, its weapon, power, skill or item, and its note. */
function pendingOf(name: string, { isSecret }: StagedActionSpec<Params>, by: Id, act: Params): Pending {
  const { target, weapon, ability, power, stunt, skill, item, note } = act;
  const means = [weapon, ability, power, stunt, skill, item].find((one) => typeof one === 'string');
  return {
    name,
    by,
    ...(typeof target === 'string' && { target }),
    ...(typeof means === 'string' && { with: means }),
    ...(typeof note === 'string' && !isSecret && { note }),
  };
}

/**
 * Opens the reaction windows before an action, then resolves the action if it is still possible. Returns whether it was
 * resolved.
 */
function* resolve(
  spec: StagedActionSpec<Params>,
  table: DegreesTable,
  by: Id,
  act: Params,
  manner: Manner,
  windows: Windows,
): Script<boolean> {
  const provoked = manner === 'part' ? undefined : spec.provokes?.(table, fighterOf(table, by), act);
  if (provoked) {
    const canAct = yield* windows.opportunity(table, by, provoked); // DEG-93
    if (!canAct) return false; // DEG-R19
    const fighter = fighterOf(table, by);
    if (spec.fault?.(table, fighter, act) ?? spec.geometry?.(table, fighter, act)) return false;
  }
  spec.apply?.(table, by, act);
  if (spec.run) yield* spec.run(table, by, act, windows, manner);
  return true;
}
