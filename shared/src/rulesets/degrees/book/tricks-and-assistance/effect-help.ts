import type { Id } from '../../../../engine/schema/ids.ts';
import type { DegreesFighter, Mod } from '../../table.ts';
import type { Means } from '../attacks/wielding.ts';
import { effectName } from '../modifiers.ts';

/**
 * Returns the ranks that the assists `coordinate` and `combine` add to an effect, and uses them up (DEG-44, DEG-45,
 * DEG-R49).
 */
export function takeHelp(me: DegreesFighter, means: Means, target?: Id): number {
  const ranks = helpFor(me, means, target);
  if (ranks !== 0) me.mods = me.mods.filter((mod) => !isHelpFor(mod, means, target)); // DEG-R49
  return ranks;
}

/** Returns the ranks that the assists `coordinate` and `combine` add to an effect on `target` (DEG-44, DEG-45). */
export function helpFor({ mods }: DegreesFighter, means: Means, target?: Id): number {
  let ranks = 0;
  for (const mod of mods) if (isHelpFor(mod, means, target)) ranks += mod.ranks;
  return ranks;
}

function isHelpFor({ kind, target: only, match }: Mod, means: Means, target: Id | undefined): boolean {
  if (kind !== 'effect' || !match || match.effect !== effectName(means.effect)) return false; // DEG-R54
  if (match.isPower) return means.power !== undefined; // DEG-45
  const { effect } = means;
  const hasSameResistance = 'resist' in effect && effect.resist === match.resist; // DEG-44
  return only === target && hasSameResistance;
}
