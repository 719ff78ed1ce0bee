import { findFighter } from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';
import { distance } from '../hex/axial.ts';
import { groupOf } from './action-groups.ts';
import type { Decision, Situation } from './policy.ts';
import { endOf } from './position.ts';
import { isHurtEnoughToFlee } from './temperament.ts';
import { foesOf, type Standpoint, worthOf } from './worth.ts';

/** The value of leaving the fight, in hit points: more than that of any attack. */
const LEAVING = 100;
/** The value of each hex that a fleeing fighter puts between itself and the nearest enemy. */
const PER_HEX = 2;

type Weighed = Decision & { readonly worth: number };

/** Returns whether a fighter's temperament makes it flee now. */
export function isFleeing({ ruleset, view, character }: Standpoint): boolean {
  return character !== undefined && isHurtEnoughToFlee(character, ruleset, view);
}

/**
 * Returns the best way to flee: an action that leaves the fight, if the rules offer one. Otherwise, returns the move
 * that leads farthest from the nearest enemy, considering costs and risks; undefined if every move is a loss.
 */
export function flight(situation: Situation, standpoint: Standpoint): Weighed | undefined {
  const { ruleset, view, asked } = situation;
  const { actions } = ruleset.description;
  const exit = situation.choices.find(({ option }) => actions[option]?.leavesFight);
  const [way] = exit ? (exit.variants?.() ?? [{}]) : [];
  if (exit && way) return { option: exit.option, params: way, worth: LEAVING };
  const at = findFighter(view, asked)?.at;
  const foes = foesOf(standpoint);
  if (!at || foes.length === 0) return undefined;
  const gap = (hex: Hex) => Math.min(...foes.map((foe) => distance(foe.at, hex)));
  const here = gap(at);
  let best: Weighed | undefined;
  for (const { option, variants } of situation.choices) {
    if (groupOf(ruleset, option) !== 'move') continue;
    for (const params of variants?.() ?? []) {
      if (situation.timeLeft() <= 0) return best;
      const to = endOf(params);
      const forecast = to && ruleset.forecast(view, asked, { ...params, do: option });
      if (!forecast) continue;
      const worth = PER_HEX * (gap(to) - here) + worthOf(standpoint, forecast);
      if (worth > (best?.worth ?? 0)) best = { option, params, worth };
    }
  }
  return best;
}
