import { type Action, type Reading, reading } from '../../../engine/core/action.ts';
import type { Axes } from '../../../engine/core/axes.ts';
import { onStack, type Script } from '../../../engine/core/script.ts';
import { isWaived } from '../../../engine/gm/overrides.ts';
import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../engine/schema/ids.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import type { DegreesFighter, DegreesTable, Pending } from '../table.ts';
import {
  type ActionType,
  type Dues,
  missingAction,
  missingDues,
  payAction,
  payReaction,
} from './action-economy.ts';
import { isHelpless, isMasterless } from './conditions.ts';
import type { Provoked } from './reactions/threats.ts';
import { faultOfLoading } from './wielding.ts';

/** How a deed is being done: in the own turn, or for nothing more because it was readied or is part of a reaction. */
export type Manner = 'turn' | 'readied' | 'part';

/** What somebody may do: how it is chosen, what it costs, what forbids it, whom it provokes and what it does. */
export interface DeedSpec<Act extends Params> {
  /** What it costs, however it is done; the GM rules on it where that is null. Left out: `costOf` tells. */
  readonly cost?: ActionType | null;
  /** What it costs by the way in which it is done. */
  costOf?(table: DegreesTable, fighter: DegreesFighter, act: Act): ActionType | null;
  /** What it needs besides. */
  dues?(table: DegreesTable, fighter: DegreesFighter, act: Act): Dues;
  /** Takes what is paid besides as it is declared, before any window: it stays paid (DEG-123, DEG-R19). */
  pays?(fighter: DegreesFighter, act: Act): void;
  /** What forbids it before anything is counted: a state of one's own, then things, targets and states (6.1). */
  fault?(table: DegreesTable, fighter: DegreesFighter, act: Act): Fault | undefined;
  /** What forbids it where everybody stands: tested last (6.1). */
  geometry?(table: DegreesTable, fighter: DegreesFighter, act: Act): Fault | undefined;
  /** Whom it provokes; left out or undefined: nobody. */
  provokes?(table: DegreesTable, fighter: DegreesFighter, act: Act): Provoked | undefined;
  /** What it does, where somebody may be asked in it. */
  does?(table: DegreesTable, by: Id, act: Act, manner: Manner): Script;
  /** What it does, where nobody is asked. */
  acts?(table: DegreesTable, by: Id, act: Act): void;
  /** What is readied may wait for this: DEG-24. */
  sets?(act: Act): 'attacks' | 'casts';
  /** What may be readied: everything that costs an action, but for a few. */
  readonly readiable?: boolean;
  /** What is said of it is nobody else's business. */
  readonly isSecret?: true;
  /** Talking is no action at all: DEG-113. */
  readonly isNothing?: true;
  /** It gives the own turn away. */
  readonly leavesTurn?: true;
  variants?(table: DegreesTable, fighter: DegreesFighter): Iterable<Act>;
  axes?(table: DegreesTable, fighter: DegreesFighter, act: Act): Axes;
}

/** A deed of the book, by the name its intent has. */
export interface Deed extends Reading<DegreesTable, Params> {
  readonly name: string;
  /** What forbids it; cost aside where it is readied or part of a reaction. */
  fault(table: DegreesTable, fighter: DegreesFighter, act: Params, manner: Manner): Fault | undefined;
  costOf(table: DegreesTable, fighter: DegreesFighter, act: Params): ActionType | null;
  readonly readiable: boolean;
  /** Does it, windows and all, without paying for the action. */
  carryOut(table: DegreesTable, by: Id, act: Params, manner: Manner): Script;
  readonly action: Action<DegreesTable>;
}

/** The windows that deeds open. They know of deeds, so deeds are told of them. */
export interface Windows {
  /** Opportunity attacks before somebody does something; whether it may still be done. */
  opportunity(table: DegreesTable, by: Id, provoked: Provoked): Script<boolean>;
  /** What others have readied for it. */
  readied(table: DegreesTable, on: 'attacks' | 'casts', by: Id): Script;
}

let windows: Windows | undefined;

export function openWindowsBy(those: Windows): void {
  windows = those;
}

const deeds = new Map<string, Deed>();

export function deedNamed(name: string): Deed | undefined {
  return deeds.get(name);
}

/** Writes a deed down under its name. */
export function deed<P extends FieldSchemas>(
  name: string,
  params: P,
  spec: DeedSpec<Values<P>>,
  understand?: Reading<DegreesTable, Values<P>>['understand'],
): Deed {
  const whole = makeDeed(name, reading(params, understand), spec);
  deeds.set(name, whole);
  return whole;
}

function makeDeed(name: string, read: Reading<DegreesTable, Params>, spec: DeedSpec<Params>): Deed {
  const fault: Deed['fault'] = (table, fighter, act, manner) => faultOf(spec, table, fighter, act, manner);
  const carryOut: Deed['carryOut'] = (table, by, act, manner) => doIt(name, spec, table, by, act, manner);
  return {
    name,
    ...read,
    fault,
    costOf: (table, fighter, act) => costOf(spec, table, fighter, act),
    readiable: spec.readiable ?? true,
    carryOut,
    action: {
      ...read,
      check: (table, by, act) => {
        const fighter = findFighter(table, by);
        return fighter ? fault(table, fighter, act, 'turn') : 'not-your-turn';
      },
      ...(spec.leavesTurn && { leavesTurn: true }),
      ...(spec.variants && {
        variants: (table: DegreesTable, by: Id) => waysOf(spec, table, fighterOf(table, by)),
      }),
      ...(spec.axes && {
        axes: (table: DegreesTable, by: AskedId, act: Params) =>
          spec.axes?.(table, fighterOf(table, by), act) ?? {},
      }),
      *run(table, by, act) {
        begin(table, spec, fighterOf(table, by), act);
        yield* carryOut(table, by, act, 'turn');
      },
    },
  };
}

function costOf(
  spec: DeedSpec<Params>,
  table: DegreesTable,
  fighter: DegreesFighter,
  act: Params,
): ActionType | null {
  return spec.costOf ? spec.costOf(table, fighter, act) : (spec.cost ?? null);
}

/** The ways to do it; of what cannot be paid for in any way the first, which says so as well as all of them. */
function waysOf(spec: DeedSpec<Params>, table: DegreesTable, fighter: DegreesFighter): Iterable<Params> {
  const ways = spec.variants?.(table, fighter) ?? [];
  if (!spec.cost || !missingAction(table, fighter, spec.cost)) return ways;
  for (const first of ways) return [first];
  return [];
}

function faultOf(
  spec: DeedSpec<Params>,
  table: DegreesTable,
  fighter: DegreesFighter,
  act: Params,
  manner: Manner,
): Fault | undefined {
  const isFree = isWaived(fighter, 'prevented');
  if (isHelpless(fighter) && !isFree) return { code: 'prevented', clause: 'DEG-R11' }; // DEG-R11
  if (manner === 'turn' && isMasterless(table, fighter) && !isFree)
    return { code: 'prevented', clause: 'DEG-R12' }; // DEG-R12
  const dues = spec.dues?.(table, fighter, act) ?? {};
  if (manner === 'turn' && (dues.reaction ?? 0) > 0 && fighter.ready !== null && !isFree)
    return { code: 'prevented', clause: 'DEG-25' }; // DEG-25
  const cost = costOf(spec, table, fighter, act) ?? 'none';
  return (
    spec.fault?.(table, fighter, act) ??
    faultOfLoading(fighter, dues.shot) ??
    (manner === 'turn' ? missingAction(table, fighter, cost) : undefined) ??
    missingDues(table, fighter, dues) ??
    spec.geometry?.(table, fighter, act)
  );
}

/** Pays for a deed of the own turn: the action, and a reaction that is declared with it (DEG-R42). */
function begin(table: DegreesTable, spec: DeedSpec<Params>, fighter: DegreesFighter, act: Params): void {
  touch(table, fighter.id);
  if (!spec.isNothing) fighter.acted = true; // DEG-113, DEG-R67
  payAction(table, fighter, costOf(spec, table, fighter, act) ?? 'none'); // DEG-4
  if (isDeclared(act)) payReaction(table, fighter); // DEG-R42
}

/** Raise, hunch and slam are paid for when they are declared, a smash only when it hits: DEG-R42. */
function isDeclared({ raise, hunch, slam }: Params): boolean {
  return typeof raise === 'number' || hunch === true || slam === true;
}

function* doIt(
  name: string,
  spec: DeedSpec<Params>,
  table: DegreesTable,
  by: Id,
  act: Params,
  manner: Manner,
): Script {
  touch(table, by);
  spec.pays?.(fighterOf(table, by), act); // DEG-123, DEG-R19
  const done = yield* onStack(table, pendingOf(name, spec, by, act), resolve(spec, table, by, act, manner));
  if (done && spec.sets && windows) yield* windows.readied(table, spec.sets(act), by); // DEG-24
}

/** What lies on the stack while it is done: the action, at whom it is aimed and with what. */
function pendingOf(name: string, { isSecret }: DeedSpec<Params>, by: Id, act: Params): Pending {
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

/** The windows before it, then the deed, if it can still be done. Whether it was. */
function* resolve(
  spec: DeedSpec<Params>,
  table: DegreesTable,
  by: Id,
  act: Params,
  manner: Manner,
): Script<boolean> {
  const provoked = manner === 'part' ? undefined : spec.provokes?.(table, fighterOf(table, by), act);
  if (provoked && windows) {
    const mayGoOn = yield* windows.opportunity(table, by, provoked); // DEG-93
    if (!mayGoOn) return false; // DEG-R19
    const fighter = fighterOf(table, by);
    if (spec.fault?.(table, fighter, act) ?? spec.geometry?.(table, fighter, act)) return false;
  }
  spec.acts?.(table, by, act);
  if (spec.does) yield* spec.does(table, by, act, manner);
  return true;
}
