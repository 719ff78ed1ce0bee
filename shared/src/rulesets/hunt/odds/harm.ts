import type { Chance, Effect } from '../../../engine/core/forecast.ts';
import {
  averageOf,
  certainly,
  chanceThat,
  type Distribution,
  dice,
  die,
  lossOf,
  mapped,
  mixed,
  sum,
} from '../../../kit/odds.ts';
import { costsPart, guardOf } from '../book/damage.ts';
import { armedPower } from '../book/hit.ts';
import type { Means } from '../book/means.ts';
import { liesSpared } from '../book/spared.ts';
import { supportOf } from '../book/supports.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import { PARTS } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';

/* What a blow can be worth, and what that does to somebody. */

/** What an attack may do to each whom it hits; no `amount`: it deals no damage. */
export interface Force {
  readonly amount: Distribution | null;
  readonly irreducible: boolean;
}

const NONE: Force = { amount: null, irreducible: false };

/** What an attack does if nothing special is rolled; `times` is how often its base counts. */
export function forceOf(
  attacker: HuntFighter,
  { base, bonus, weapon }: Means,
  helps: readonly AbilityId[],
  times = 1,
): Force {
  const supports = helps.flatMap((id) => supportOf(attacker, id) ?? []);
  const irreducible = supports.some((support) => support.irreducible);
  if (base === null) return { ...NONE, irreducible };
  const fixed = base === 'power' ? armedPower(attacker, weapon) : 'number' in base ? base.number : 0;
  const start = typeof base === 'object' && 'dice' in base ? dice(base.dice, 6) : certainly(fixed);
  const counted = times === 1 ? start : mapped(start, (one) => times * one);
  const flat = supports.reduce((so, support) => so + (support.damage ?? 0), bonus);
  const rolled = supports.reduce((so, support) => so + (support.dice ?? 0), 0);
  const shifted = mapped(counted, (one) => one + flat);
  return { amount: rolled > 0 ? sum(shifted, dice(rolled, 6)) : shifted, irreducible };
}

/** The same blow a die stronger. */
export function dieStronger(force: Force): Force {
  return force.amount ? { ...force, amount: sum(force.amount, die(6)) } : force;
}

/** The same blow, so much stronger. */
export function stronger(force: Force, by: number): Force {
  return force.amount ? { ...force, amount: mapped(force.amount, (one) => one + by) } : force;
}

/** The same blow, past every guard. */
export function piercing(force: Force): Force {
  return { ...force, irreducible: true };
}

/** What gets through to somebody. */
export function throughTo(
  target: HuntFighter,
  { amount, irreducible }: Force,
  isAttack = true,
): Distribution {
  if (!amount) return certainly(0);
  const exposed = isAttack && target.conditions.includes('exposed') ? 1 : 0;
  const off = exposed - (irreducible ? 0 : guardOf(target));
  return mapped(amount, (one) => Math.max(0, one + off));
}

/** Every way in which somebody may be hit, each with its chance. */
export type Hits = readonly (readonly [chance: Chance, damage: Distribution])[];

/** What remains of several hits: the damage, 0 with the chance that none comes. */
function damageOf(hits: Hits): Distribution {
  const none = 1 - hits.reduce((so, [chance]) => so + chance, 0);
  return mixed([[Math.max(0, none), certainly(0)], ...hits]);
}

/** The chance that a death check fails with one part more lost, so much Willpower being spent on it. */
export function deathChance({ parts, conditions }: HuntFighter, spent: number): Chance {
  if (parts.length === PARTS.length) return 1;
  const bonus = spent - (conditions.includes('maimed') ? 1 : 0);
  return chanceThat(die(6), (shown) => shown + bonus <= parts.length + 1);
}

/** How somebody meets Death: letting it come, or spending all the Willpower that there is. */
export type Stance = 'pass' | 'spend';

/** The Willpower that somebody may spend on a death check. */
export function willFor({ conditions, wp }: HuntFighter, stance: Stance): number {
  return stance === 'spend' && !conditions.includes('full-power') ? wp : 0;
}

/** The chance that so much damage takes somebody out of the fight. */
function endedBy(target: HuntFighter, damage: number, stance: Stance): Chance {
  if (damage < 1 || liesSpared(target)) return 0; // HUNT-R46: it is out of the fight
  if (target.type === 'enemy') return damage >= target.hp ? 1 : 0;
  return damage > target.hp ? deathChance(target, willFor(target, stance)) : 0;
}

/** The chance that a common enemy is brought down and, as the table has it, spared: Helpless, without any Willpower. */
export function sparedChance({ options }: HuntTable, { type, hp }: HuntFighter, hits: Hits): Chance {
  if (type !== 'enemy' || options.fate !== 'helpless') return 0;
  const enough = Math.max(1, hp);
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one >= enough), 0); // HUNT-R46
}

/** What becomes of somebody's Stamina, and of them. */
export function staminaEffect(target: HuntFighter, hits: Hits, stance: Stance = 'pass'): Effect {
  const damage = damageOf(hits);
  const lost = mapped(damage, (one) => Math.min(one, target.hp));
  const defeat = averageOf(damage, (one) => endedBy(target, one, stance));
  return { ...lossOf(target.id, 'hp', lost, () => false), defeat };
}

/** The chance that a part is lost. */
export function partChance(target: HuntFighter, hits: Hits): Chance {
  return hits.reduce(
    (so, [chance, damage]) => so + chance * chanceThat(damage, (one) => costsPart(target, one)),
    0,
  );
}

/** The chance that it does any harm. */
export function harmChance(hits: Hits): Chance {
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one > 0), 0);
}
