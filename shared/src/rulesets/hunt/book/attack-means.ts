import {
  type AbilityId,
  type AttackAbility,
  type Infliction,
  isAbility,
  type SupportAbility,
} from '../sheet/abilities.ts';
import type { Specialty } from '../sheet/specialties.ts';
import type { Weapon } from '../sheet/things.ts';
import { abilityOf, findWeapon, type Holder } from './carried.ts';

/** The base of an attack's damage: the weapon's power, a number, or a number of dice. */
export type Base = 'power' | { readonly number: number } | { readonly dice: number };

/** The area of an attack. Distances are in hexes. */
export type Reach =
  | { readonly of: 'target'; readonly range: number }
  | { readonly of: 'targets'; readonly range: number; readonly most: number }
  | Burst;

/** The area of an attack that hits all fighters in it. */
export type Burst =
  /** Hits all fighters within `burst` hexes of a chosen hex, which must be in range. */
  | { readonly of: 'hex'; readonly range: number; readonly burst: number }
  /** Hits all fighters within `burst` hexes of the attacker. */
  | { readonly of: 'self'; readonly burst: number };

/** The weapon, the ability, or the combination of both that an attack uses, and the resulting numbers. */
export interface Means {
  readonly weapon: string | null;
  readonly ability: AbilityId | null;
  readonly specialty: Specialty | 'any';
  readonly area: Reach;
  /** The modifier to the Hit check. */
  readonly check: number;
  /** Null if the attack deals no damage. */
  readonly base: Base | null;
  readonly bonus: number;
  readonly inflicts: readonly Infliction[];
}

/** Returns whether the attacker chooses the Target Specialty, because neither the ability nor the weapon sets it. */
export function isAimedAtWill({ specialty, withWeapon }: AttackAbility): boolean {
  return specialty === undefined && !withWeapon;
}

/** Returns the numbers of an attack with this weapon, ability or both; undefined if there is no such attack. */
export function meansOf(
  attacker: Holder,
  weapon: string | null | undefined,
  ability: string | null | undefined,
): Means | undefined {
  const arm = weapon == null ? undefined : findWeapon(attacker, weapon);
  const held = arm && weapon ? weapon : null;
  if (ability == null) return arm && plain(held, arm);
  const named = isAbility(ability) ? ability : null;
  const known = named && abilityOf(attacker, named);
  if (known?.type !== 'attack' || (known.withWeapon ?? false) !== (arm !== undefined)) return undefined;
  return {
    weapon: held,
    ability: named,
    specialty: known.specialty ?? arm?.specialty ?? 'any',
    area: reachOf(known, arm),
    check: known.check ?? 0,
    base: baseOf(known),
    bonus: known.bonus ?? 0,
    inflicts: inflictionsBy(known),
  };
}

/** Returns the numbers of an attack with a weapon and without an ability. */
function plain(weapon: string | null, { specialty, range }: Weapon): Means {
  const area = { of: 'target', range } as const; // HUNT-8
  return { weapon, ability: null, specialty, area, check: 0, base: 'power', bonus: 0, inflicts: [] };
}

function reachOf({ area, range: own, burst = 0, most = 1 }: AttackAbility, arm: Weapon | undefined): Reach {
  const range = own ?? arm?.range ?? 0;
  switch (area) {
    case 'target':
      return { of: area, range };
    case 'targets':
      return { of: area, range, most };
    case 'hex':
      return { of: area, range, burst };
    case 'self':
      return { of: area, burst };
  }
}

function baseOf({ withWeapon, damage, dice }: AttackAbility): Base | null {
  if (withWeapon) return 'power';
  if (dice !== undefined) return { dice };
  return damage === undefined ? null : { number: damage };
}

/** Returns the ailments that an ability inflicts. */
export function inflictionsBy({ inflicts, ifHarmed }: AttackAbility | SupportAbility): Infliction[] {
  return inflicts === undefined ? [] : [{ ailment: inflicts, ...(ifHarmed && { ifHarmed }) }];
}
