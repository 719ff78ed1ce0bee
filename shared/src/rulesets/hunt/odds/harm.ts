import type { Chance, Effect } from '../../../engine/core/forecast.ts';
import {
  averageOf,
  certainly,
  chanceThat,
  type Distribution,
  dice,
  die,
  type EffectWithoutTarget,
  lossWithoutTarget,
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
import type { HuntFighter } from '../table.ts';

/* The force of an attack (its damage before guard) and its effect on a target. */

/**
 * The odds of an attack's damage, before each target's guard. A null `amount` means that the attack deals no damage.
 */
export interface Force {
  readonly amount: Distribution | null;
  readonly irreducible: boolean;
}

/** The numbers that determine the force of an attack (HUNT-R11). */
export interface BlowFacts {
  /** Null if the attack deals no damage. */
  readonly base: { readonly dice: number } | { readonly number: number } | null;
  readonly bonus: number;
  /** The number of dice that Supports add. */
  readonly added: number;
  readonly irreducible: boolean;
}

/** Returns the numbers that determine the force of an attack with these Supports. */
export function blowFacts(attacker: HuntFighter, means: Means, supports: readonly AbilityId[]): BlowFacts {
  const { base, bonus, dice: added, irreducible } = blowFormula(attacker, means, supports);
  return { base, bonus, added: added.reduce((so, count) => so + count, 0), irreducible };
}

/** Returns the force of an attack whose base damage is multiplied by `times`. */
export function forceOf({ base, bonus, added, irreducible }: BlowFacts, times = 1): Force {
  if (base === null) return { amount: null, irreducible };
  const start = 'dice' in base ? dice(base.dice, 6) : certainly(base.number);
  const shifted = mapped(start, (one) => times * one + bonus);
  return { amount: added > 0 ? sum(shifted, dice(added, 6)) : shifted, irreducible };
}

/** The facts about a fighter that determine what an attack does to it. */
export interface Victim
  extends Pick<HuntFighter, 'type' | 'hp' | 'wp' | 'parts' | 'conditions' | 'defeated' | 'spared'> {
  /** The points that the fighter adds to an attack's damage; negative if guard reduces the damage. */
  readonly shift: number;
  /** The points that the fighter adds to irreducible damage. */
  readonly irreducibleShift: number;
  /**
   * The points that the fighter adds to an attack's damage after its first piece of armor has broken; null without
   * armor.
   */
  readonly brokenShift: number | null;
}

/** Returns the facts about a fighter that determine what an attack does to it. */
export function victimFacts(fighter: HuntFighter): Victim {
  const { type, hp, wp, parts, conditions, defeated, spared } = fighter;
  const [first, ...armour] = fighter.armour;
  return {
    ...{ type, hp, wp, parts, conditions, defeated, spared },
    shift: blowShift(fighter, false),
    irreducibleShift: blowShift(fighter, true),
    brokenShift: first === undefined ? null : blowShift({ ...fighter, armour }, false),
  };
}

/** Returns a force after the change that a table entry makes to it. */
export function changed(force: Force, { addsDie, irreducible }: BlowChange): Force {
  return {
    amount: addsDie && force.amount ? sum(force.amount, die(6)) : force.amount,
    irreducible: irreducible ?? force.irreducible,
  };
}

/** Returns a force whose damage is increased by `by` points. */
export function stronger(force: Force, by: number): Force {
  return force.amount ? { ...force, amount: mapped(force.amount, (one) => one + by) } : force;
}

/** Returns the odds of the damage that a force does to a target. */
export function throughTo(victim: Victim, { amount, irreducible }: Force): Distribution {
  return shiftedBy(irreducible ? victim.irreducibleShift : victim.shift, amount);
}

function shiftedBy(shift: number, amount: Distribution | null): Distribution {
  return amount ? mapped(amount, (one) => Math.max(0, one + shift)) : certainly(0);
}

/**
 * Returns the ways in which an attack hits a target, each with its chance. `failed` is the chance that the target does
 * not evade, apart from fumbles. `fumbled` is the chance of a fumbled evasion, which is split by the entries of its
 * table.
 */
export function landed(target: Victim, force: Force, failed: Chance, fumbled: Chance): Hits {
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

function afterFumble(target: Victim, force: Force, entry: (typeof EVASION_FUMBLE)[number]): Distribution {
  if (entry.unarmored === undefined) return throughTo(target, changed(force, entry));
  if (target.brokenShift === null) return throughTo(target, stronger(force, entry.unarmored));
  return shiftedBy(force.irreducible ? target.irreducibleShift : target.brokenShift, force.amount); // HUNT-53
}

/** The ways in which an attack can hit, each with its chance and the odds of its damage. */
export type Hits = readonly (readonly [chance: Chance, damage: Distribution])[];

/** Returns the odds of the damage over all hits, including the chance of no hit. */
function damageOf(hits: Hits): Distribution {
  const none = 1 - hits.reduce((so, [chance]) => so + chance, 0);
  return mixed([[Math.max(0, none), certainly(0)], ...hits]);
}

/** Returns the chance that a death check fails after one more part is lost and `spent` Willpower is spent. */
export function deathChance(victim: Pick<Victim, 'parts' | 'conditions'>, spent: number): Chance {
  const { parts } = victim;
  if (parts.length === PARTS.length) return 1;
  const bonus = spent + deathModifier(victim);
  return chanceThat(die(6), (shown) => lackingPoints(parts.length + 1, shown + bonus) > 0);
}

/** The response to a failed death check: spending no Willpower, or spending all of it. */
export type Stance = 'pass' | 'spend';

/** Returns the chance that an amount of damage takes the target out of the fight. */
function endedBy(target: Victim, damage: number, stance: Stance): Chance {
  if (damage < 1 || liesSpared(target)) return 0; // HUNT-R46: a spared target is already out of the fight
  if (target.type === 'enemy') return damage >= target.hp ? 1 : 0;
  return damage > target.hp ? deathChance(target, stance === 'spend' ? willForDeath(target) : 0) : 0;
}

/**
 * Returns the chance that the hits bring a common enemy to 0 Stamina, so that it could be spared. Returns 0 for other
 * fighters.
 */
export function sparedChance({ type, hp }: Victim, hits: Hits): Chance {
  if (type !== 'enemy') return 0;
  const enough = Math.max(1, hp);
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one >= enough), 0); // HUNT-R46
}

/** Returns the effect of the hits on a target's Stamina, and its chance of defeat. Leaves out the target's id. */
export function staminaLoss(target: Victim, hits: Hits, stance: Stance = 'pass'): EffectWithoutTarget {
  const damage = damageOf(hits);
  const lost = mapped(damage, (one) => Math.min(one, target.hp));
  const defeat = averageOf(damage, (one) => endedBy(target, one, stance));
  return { ...lossWithoutTarget('hp', lost, () => false), defeat };
}

/** Returns the effect of the hits on a target's Stamina, and its chance of defeat. */
export function staminaEffect(target: HuntFighter, hits: Hits, stance: Stance = 'pass'): Effect {
  return { target: target.id, ...staminaLoss(victimFacts(target), hits, stance) };
}

/** Returns the chance that the hits damage a part of the target's body. */
export function partChance(target: Pick<Victim, 'type' | 'hp' | 'parts'>, hits: Hits): Chance {
  return hits.reduce(
    (so, [chance, damage]) => so + chance * chanceThat(damage, (one) => costsPart(target, one)),
    0,
  );
}

/** Returns the chance that the hits do any damage. */
export function harmChance(hits: Hits): Chance {
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one > 0), 0);
}
