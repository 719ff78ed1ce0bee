import type { Means } from '../book/attacks/wielding.ts';
import type { Cause } from '../book/causes.ts';
import type { DegreesFighter } from '../table.ts';

/** The values from which an attack, or the attack check of a stunt, is forecast. */
export interface Attempt {
  readonly means: Means;
  /** The ranks of Disadvantage from a charge or stunt, such as -1; omitted for other attacks. */
  readonly handicap?: Cause | undefined;
  readonly raise?: number | undefined;
  readonly smash?: boolean | undefined;
  readonly slam?: number | undefined;
  /** False for the check of a stunt, which has no effect; omitted otherwise. */
  readonly hasEffect?: false;
}

/** Returns the attacker, without an aim at another target (DEG-70). */
export function aiming(me: DegreesFighter, foe: DegreesFighter): DegreesFighter {
  return me.aim && me.aim.target !== foe.id ? { ...me, aim: null } : me;
}
