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
import type { Means } from '../book/attack-means.ts';
import { type BlowChange, EVASION_FUMBLE } from '../book/criticals.ts';
import { costsPart } from '../book/damage.ts';
import { deathModifier, lackingPoints, willForDeath } from '../book/death.ts';
import { blowFormula, blowShift } from '../book/hit.ts';
import { liesSpared } from '../book/spared.ts';
import type { AbilityId } from '../sheet/abilities.ts';
import { PARTS } from '../sheet/specialties.ts';
import type { HuntFighter, HuntTable } from '../table.ts';

/* The force of a blow and its effect on a target. */

/** The damage of an attack to each target that it hits. A null `amount` means no damage. */
export interface Force {
  readonly amount: Distribution | null;
  readonly irreducible: boolean;
}

/** Returns the force of an attack whose base damage counts `times` times. */
export function forceOf(
  attacker: HuntFighter,
  means: Means,
  supports: readonly AbilityId[],
  times = 1,
): Force {
  const { base, bonus, dice: added, irreducible } = blowFormula(attacker, means, supports);
  if (base === null) return { amount: null, irreducible };
  const start = 'dice' in base ? dice(base.dice, 6) : certainly(base.number);
  const rolled = added.reduce((so, count) => so + count, 0);
  const shifted = mapped(start, (one) => times * one + bonus);
  return { amount: rolled > 0 ? sum(shifted, dice(rolled, 6)) : shifted, irreducible };
}

/** Returns the force with the change that a table entry makes. */
export function changed(force: Force, { addsDie, irreducible }: BlowChange): Force {
  return {
    amount: addsDie && force.amount ? sum(force.amount, die(6)) : force.amount,
    irreducible: irreducible ?? force.irreducible,
  };
}

/** Returns the force with more points of damage. */
export function stronger(force: Force, by: number): Force {
  return force.amount ? { ...force, amount: mapped(force.amount, (one) => one + by) } : force;
}

/** Returns the damage that a force does to a target. */
export function throughTo(target: HuntFighter, { amount, irreducible }: Force): Distribution {
  if (!amount) return certainly(0);
  const shift = blowShift(target, irreducible);
  return mapped(amount, (one) => Math.max(0, one + shift));
}

/** Returns the damage of a blow that was not evaded, by entries of the Evasion Fumble table if that was rolled. */
export function landed(target: HuntFighter, force: Force, failed: Chance, fumbled: Chance): Hits {
  const hits: [Chance, Distribution][] = [[failed, throughTo(target, force)]];
  if (fumbled > 0) {
    const entries = EVASION_FUMBLE.filter(changesDamage);
    const [each, others] = [1 / EVASION_FUMBLE.length, EVASION_FUMBLE.length - entries.length];
    for (const entry of entries) hits.push([fumbled * each, afterFumble(target, force, entry)]); // HUNT-53
    hits.push([fumbled * others * each, throughTo(target, force)]);
  }
  return hits.filter(([chance]) => chance > 0);
}

function changesDamage({ addsDie, irreducible, unarmored }: (typeof EVASION_FUMBLE)[number]): boolean {
  return (addsDie ?? irreducible ?? unarmored) !== undefined;
}

function afterFumble(
  target: HuntFighter,
  force: Force,
  entry: (typeof EVASION_FUMBLE)[number],
): Distribution {
  if (entry.unarmored === undefined) return throughTo(target, changed(force, entry));
  const [first, ...armour] = target.armour;
  return first === undefined
    ? throughTo(target, stronger(force, entry.unarmored))
    : throughTo({ ...target, armour }, force); // HUNT-53
}

/** All the ways to be hit, each with its chance. */
export type Hits = readonly (readonly [chance: Chance, damage: Distribution])[];

/** Returns the distribution of the damage. It includes the chance of no hit. */
function damageOf(hits: Hits): Distribution {
  const none = 1 - hits.reduce((so, [chance]) => so + chance, 0);
  return mixed([[Math.max(0, none), certainly(0)], ...hits]);
}

/** Returns the chance that a death check fails with one more part lost and that much Willpower spent. */
export function deathChance(victim: HuntFighter, spent: number): Chance {
  const { parts } = victim;
  if (parts.length === PARTS.length) return 1;
  const bonus = spent + deathModifier(victim);
  return chanceThat(die(6), (shown) => lackingPoints(parts.length + 1, shown + bonus) > 0);
}

/** The response to a failed death check: spend nothing, or all Willpower. */
export type Stance = 'pass' | 'spend';

/** Returns the chance that the damage takes the target out of the fight. */
function endedBy(target: HuntFighter, damage: number, stance: Stance): Chance {
  if (damage < 1 || liesSpared(target)) return 0; // HUNT-R46: it is out of the fight
  if (target.type === 'enemy') return damage >= target.hp ? 1 : 0;
  return damage > target.hp ? deathChance(target, stance === 'spend' ? willForDeath(target) : 0) : 0;
}

/** Returns the chance that a common enemy is brought down and spared under the battle's options. */
export function sparedChance({ options }: HuntTable, { type, hp }: HuntFighter, hits: Hits): Chance {
  if (type !== 'enemy' || options.fate !== 'helpless') return 0;
  const enough = Math.max(1, hp);
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one >= enough), 0); // HUNT-R46
}

/** Returns the effect on a target's Stamina, and its chance of defeat. */
export function staminaEffect(target: HuntFighter, hits: Hits, stance: Stance = 'pass'): Effect {
  const damage = damageOf(hits);
  const lost = mapped(damage, (one) => Math.min(one, target.hp));
  const defeat = averageOf(damage, (one) => endedBy(target, one, stance));
  return { ...lossOf(target.id, 'hp', lost, () => false), defeat };
}

/** Returns the chance that a part is lost. */
export function partChance(target: HuntFighter, hits: Hits): Chance {
  return hits.reduce(
    (so, [chance, damage]) => so + chance * chanceThat(damage, (one) => costsPart(target, one)),
    0,
  );
}

/** Returns the chance of any damage. */
export function harmChance(hits: Hits): Chance {
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one > 0), 0);
}
