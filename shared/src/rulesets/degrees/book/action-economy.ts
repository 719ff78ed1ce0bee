import { unlessWaived } from '../../../engine/gm/overrides.ts';
import { type Fault, lackOf } from '../../../engine/presentation/rejection.ts';
import { touch } from '../../../engine/state/verbs.ts';
import { missing, pay } from '../../../kit/resources.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';

/* The actions that a fighter has each turn, and how a bigger action can pay for a smaller one (DEG-3 to DEG-9). */

export type ActionType = 'std' | 'mov' | 'quick' | 'free' | 'none';

/** The costs of an action in addition to its action type. */
export interface Dues {
  readonly reaction?: number;
  readonly ammo?: number;
  readonly free?: number;
  /** The weapon that the action fires. Some weapons must be loaded first. */
  readonly shot?: string;
}

/** For each action type, the resources that can pay for it. The first resource that the fighter still has is spent. */
const PAID_FROM: Readonly<Record<'std' | 'mov' | 'quick', readonly ('std' | 'mov' | 'quick')[]>> = {
  std: ['std'], // DEG-4
  mov: ['mov', 'std'], // DEG-4
  quick: ['quick', 'mov', 'std'], // DEG-4
};

/** Returns the resource that pays for an action of this type; undefined if none is left. */
export function resourceFor(
  fighter: DegreesFighter,
  type: 'std' | 'mov' | 'quick',
): 'std' | 'mov' | 'quick' | undefined {
  return PAID_FROM[type].find((resource) => fighter[resource] > 0);
}

/** Returns the fault if the fighter can no longer pay for an action of this type. */
export function missingAction(
  table: DegreesTable,
  fighter: DegreesFighter,
  type: ActionType,
): Fault | undefined {
  if (type === 'none') return undefined;
  if (type === 'free') return missingFree(table, fighter, 1);
  if (resourceFor(fighter, type) !== undefined) return undefined;
  const say = SAID.refusals.spent[type];
  return unlessWaived(fighter, { code: lackOf(type), say, clause: 'DEG-4' }); // DEG-4, DEG-5
}

const ASKED_BY = { reaction: 'DEG-10', ammo: 'DEG-123' } as const;

/** Returns the fault for the first additional cost that the fighter cannot pay; undefined if it can pay all. */
export function missingDues(
  table: DegreesTable,
  fighter: DegreesFighter,
  { reaction = 0, ammo = 0, free = 0 }: Dues,
): Fault | undefined {
  if (reaction > 0 || ammo > 0) {
    const lacking = missing(fighter, { reaction, ammo }, (resource) => ({ clause: ASKED_BY[resource] })); // DEG-10, DEG-123
    if (lacking) return lacking;
  }
  return free > 0 ? missingFree(table, fighter, free) : undefined; // DEG-9, DEG-123
}

/**
 * Returns the fault if fewer than `count` free actions are left in this turn. A `freeLimit` of 0 means that there is no
 * limit.
 */
export function missingFree(table: DegreesTable, fighter: DegreesFighter, count: number): Fault | undefined {
  const { freeLimit } = table.options;
  if (freeLimit === 0 || fighter.free + count <= freeLimit + fighter.extraFree) return undefined; // DEG-9, DEG-132, DEG-R68
  return unlessWaived(fighter, { code: 'not-enough-free', clause: 'DEG-9' });
}

/**
 * Pays for an action with the first available resource. Throws if no resource is left, unless the GM overrides the
 * rules.
 */
export function payAction(table: DegreesTable, fighter: DegreesFighter, type: ActionType): void {
  if (type === 'none') return;
  if (type === 'free') {
    touch(table, fighter.id);
    fighter.free++; // DEG-9
    return;
  }
  const resource = resourceFor(fighter, type);
  if (resource === undefined && fighter.forced) return;
  if (resource === undefined) throw new Error(`${fighter.id} has nothing left for a ${type} action.`);
  pay<typeof resource>(table, fighter.id, { [resource]: 1 }); // DEG-4
}

/** Spends the fighter's only reaction in this turn. */
export function payReaction(table: DegreesTable, { id }: DegreesFighter): void {
  pay(table, id, { reaction: 1 }); // DEG-10
}
