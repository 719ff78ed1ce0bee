import { RESTS, type RestName } from '../engine/core/lasting.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Json } from '../engine/schema/json.ts';
import { type CarriedHero, HERO, type HeroRules, openHero } from './hero.ts';
import { lastingFields, lastingState, passingState } from './lasting.ts';

/** Returns the rests of a ruleset, shorter first. */
export function restsOf({ rests = {} }: Ruleset): readonly RestName[] {
  return RESTS.filter((rest) => rests[rest]);
}

/** Returns a hero after a rest. If the ruleset does not have this rest, returns the hero unchanged. */
export function restHero<H extends CarriedHero>(rules: HeroRules, hero: H, rest: RestName): H {
  const { ruleset } = rules;
  const how = ruleset.rests?.[rest];
  if (!how) return hero;
  const passing = passingState(ruleset, hero.state);
  const fresh = openHero(rules, { ...hero, state: passing });
  if (how.run) {
    const now = openHero(rules, hero);
    how.run(now.table, HERO);
    return { ...hero, state: { ...passing, ...lastingState(ruleset, now, fresh) } };
  }
  const fields = lastingFields(ruleset);
  const remaining = Object.entries(hero.state).filter(([name, value]) => {
    const field = fields.get(name);
    if (!field?.lasts.until.includes(rest)) return true;
    return isBetter(value, field.get(fresh.table, fresh.fighter), field.lasts.isHarm === true);
  });
  return { ...hero, state: Object.fromEntries(remaining) };
}

/** Returns whether a value is better than that of the sheet, so that a rest must not change it. */
function isBetter(value: Json, initial: Json, isHarm: boolean): boolean {
  if (typeof value !== 'number' || typeof initial !== 'number') return false;
  return isHarm ? value < initial : value > initial;
}
