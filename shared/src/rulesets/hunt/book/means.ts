import {
  type AbilityId,
  type Area,
  abilityOf,
  type Base,
  type Infliction,
  isAbility,
} from '../sheet/abilities.ts';
import type { Specialty } from '../sheet/specialties.ts';
import { BLADES, type Blade, isBlade } from '../sheet/things.ts';

/** Whom an attack reaches, in hexes. */
export type Reach = Exclude<Area, { of: 'target' }> | { readonly of: 'target'; readonly range: number };

/** What an attack is made with, and what that means. */
export interface Means {
  readonly weapon: Blade | null;
  readonly ability: AbilityId | null;
  readonly specialty: Specialty | 'any';
  readonly area: Reach;
  /** What it adds to the Hit check. */
  readonly check: number;
  readonly base: Base | null;
  readonly bonus: number;
  readonly inflicts: readonly Infliction[];
}

/** What an attack with that weapon, that ability or both is; undefined: there is no such attack. */
export function meansOf(
  weapon: string | null | undefined,
  ability: string | null | undefined,
): Means | undefined {
  const blade = weapon != null && isBlade(weapon) ? weapon : null;
  if (ability == null) return blade ? plain(blade) : undefined;
  const known = isAbility(ability) ? abilityOf(ability) : undefined;
  if (known?.type !== 'attack' || known.withWeapon !== (blade !== null)) return undefined;
  const { area, specialty, check, base, bonus, inflicts } = known;
  const arm = blade ? BLADES[blade] : undefined;
  const reach =
    area.of === 'target'
      ? { ...area, range: area.range === 'weapon' ? (arm?.range ?? 0) : area.range }
      : area;
  const aim = specialty === 'weapon' ? (arm?.specialty ?? 'any') : specialty;
  return {
    weapon: blade,
    ability: ability as AbilityId,
    specialty: aim,
    area: reach,
    check,
    base,
    bonus,
    inflicts,
  };
}

/** A blow without an ability. */
function plain(weapon: Blade): Means {
  const { specialty, range } = BLADES[weapon];
  const area = { of: 'target', range } as const; // HUNT-8
  return { weapon, ability: null, specialty, area, check: 0, base: 'power', bonus: 0, inflicts: [] };
}
