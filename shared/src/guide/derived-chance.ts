import type { RatedOdds } from '../engine/core/forecast.ts';
import { type CheckParts, derive, derived } from '../kit/derivation.ts';
import { yesOrNo } from '../kit/odds.ts';

/* This file is the example of a derived chance in docs/writing-a-ruleset.md. */

/** Returns the odds of an attack: a d6 plus the skill, and 1 for a fighter that aims, must reach 7. */
export function oddsOfHit(name: string, skill: number, isAiming: boolean): RatedOdds {
  const lines = [
    { label: 'skill', value: skill, clause: 'SQUAD-4' },
    ...(isAiming ? [{ label: 'aim', value: 1, clause: 'SQUAD-9' }] : []),
  ];
  const total = isAiming ? skill + 1 : skill;
  const hit: CheckParts<number> = {
    sum: { label: `${name}: attack`, lines, total, roll: `d6: ${7 - total} or more` },
    first: (count) => (count > 1 ? total : skill),
  };
  const chanceOf = (bonus: number) => bonus / 6;
  return derived(yesOrNo(chanceOf(total)), () => derive([hit], ([bonus = 0]) => chanceOf(bonus)));
}
