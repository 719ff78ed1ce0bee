import { type CampaignHero, MOST } from '../campaign.ts';
import { type Difference, withValues } from '../differences.ts';
import type { HeroRules } from '../hero.ts';
import { misfitIn } from './fit.ts';

/**
 * Returns the differences whose earlier values the rules reject, each with the reason. The hero fits the rules once all
 * others are undone together. Leaves as few as possible.
 */
export function misfitsOfUndo(
  rules: HeroRules,
  hero: CampaignHero,
  differences: readonly Difference[],
): ReadonlyMap<Difference, string> {
  const misfitWith = (undone: readonly Difference[]) => misfitIn(rules, withValues(hero, undone, 'before'));
  let undone = differences;
  for (
    let misfit = misfitWith(undone);
    misfit !== undefined && undone.length > 0;
    misfit = misfitWith(undone)
  ) {
    const rejected = namedIn(misfit, undone) ?? undone.at(-1);
    undone = undone.filter((one) => one !== rejected);
  }
  const misfits = new Map<Difference, string>();
  for (const one of differences.filter((each) => !undone.includes(each))) {
    const misfit = misfitWith([...undone, one]); // fits if another value was at fault
    if (misfit === undefined) undone = [...undone, one];
    else misfits.set(one, misfit.slice(0, MOST.misfit));
  }
  return misfits;
}

/** Returns the difference that the reason of a misfit names; undefined if it names none of them. */
function namedIn(misfit: string, differences: readonly Difference[]): Difference | undefined {
  const [, part, key] = /^(sheet|state)\.([\w-]+)/.exec(misfit) ?? [];
  return differences.find((one) => one.part === part && one.key === key);
}
