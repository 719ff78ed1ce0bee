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

/* The force of a blow and its effect on a target. */

/** The damage of an attack to each target that it hits. A null `amount` means no damage. */
export interface Force {
  readonly amount: Distribution | null;
  readonly irreducible: boolean;
}

/** The numbers that decide the force of a blow: HUNT-R11. */
export interface BlowFacts {
  /** Null if it deals no damage. */
  readonly base: { readonly dice: number } | { readonly number: number } | null;
  readonly bonus: number;
  /** The dice that Supports add. */
  readonly added: number;
  readonly irreducible: boolean;
}

/** Returns the numbers that decide the force of an attack with these Supports. */
export function blowFacts(attacker: HuntFighter, means: Means, supports: readonly AbilityId[]): BlowFacts {
  const { base, bonus, dice: added, irreducible } = blowFormula(attacker, means, supports);
  return { base, bonus, added: added.reduce((so, count) => so + count, 0), irreducible };
}

/** Returns the force of a blow whose base damage counts `times` times. */
export function forceOf({ base, bonus, added, irreducible }: BlowFacts, times = 1): Force {
  if (base === null) return { amount: null, irreducible };
  const start = 'dice' in base ? dice(base.dice, 6) : certainly(base.number);
  const shifted = mapped(start, (one) => times * one + bonus);
  return { amount: added > 0 ? sum(shifted, dice(added, 6)) : shifted, irreducible };
}

/** The facts about a fighter that decide what a blow does to it. */
export interface Victim
  extends Pick<HuntFighter, 'type' | 'hp' | 'wp' | 'parts' | 'conditions' | 'defeated' | 'spared'> {
  /** The points that it adds to the damage of a blow. */
  readonly shift: number;
  /** The same for irreducible damage. */
  readonly irreducibleShift: number;
  /** The same after its first armor has broken; null without armor. */
  readonly brokenShift: number | null;
}

/** Returns the facts about a fighter that decide what a blow does to it. */
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
export function throughTo(victim: Victim, { amount, irreducible }: Force): Distribution {
  return shiftedBy(irreducible ? victim.irreducibleShift : victim.shift, amount);
}

function shiftedBy(shift: number, amount: Distribution | null): Distribution {
  return amount ? mapped(amount, (one) => Math.max(0, one + shift)) : certainly(0);
}

/** Returns the damage of a blow that was not evaded, by entries of the Evasion Fumble table if that was rolled. */
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

/** All the ways to be hit, each with its chance. */
export type Hits = readonly (readonly [chance: Chance, damage: Distribution])[];

/** Returns the distribution of the damage. It includes the chance of no hit. */
function damageOf(hits: Hits): Distribution {
  const none = 1 - hits.reduce((so, [chance]) => so + chance, 0);
  return mixed([[Math.max(0, none), certainly(0)], ...hits]);
}

/** Returns the chance that a death check fails with one more part lost and that much Willpower spent. */
export function deathChance(victim: Pick<Victim, 'parts' | 'conditions'>, spent: number): Chance {
  const { parts } = victim;
  if (parts.length === PARTS.length) return 1;
  const bonus = spent + deathModifier(victim);
  return chanceThat(die(6), (shown) => lackingPoints(parts.length + 1, shown + bonus) > 0);
}

/** The response to a failed death check: spend nothing, or all Willpower. */
export type Stance = 'pass' | 'spend';

/** Returns the chance that the damage takes the target out of the fight. */
function endedBy(target: Victim, damage: number, stance: Stance): Chance {
  if (damage < 1 || liesSpared(target)) return 0; // HUNT-R46: it is out of the fight
  if (target.type === 'enemy') return damage >= target.hp ? 1 : 0;
  return damage > target.hp ? deathChance(target, stance === 'spend' ? willForDeath(target) : 0) : 0;
}

/** Returns the chance that a common enemy is brought down and spared, if the battle's options spare it. */
export function sparedChance({ type, hp }: Victim, hits: Hits): Chance {
  if (type !== 'enemy') return 0;
  const enough = Math.max(1, hp);
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one >= enough), 0); // HUNT-R46
}

/** Returns a target's loss of Stamina, and its chance of defeat. */
export function staminaLoss(target: Victim, hits: Hits, stance: Stance = 'pass'): EffectWithoutTarget {
  const damage = damageOf(hits);
  const lost = mapped(damage, (one) => Math.min(one, target.hp));
  const defeat = averageOf(damage, (one) => endedBy(target, one, stance));
  return { ...lossWithoutTarget('hp', lost, () => false), defeat };
}

/** Returns the effect on a target's Stamina, and its chance of defeat. */
export function staminaEffect(target: HuntFighter, hits: Hits, stance: Stance = 'pass'): Effect {
  return { target: target.id, ...staminaLoss(victimFacts(target), hits, stance) };
}

/** Returns the chance that a part is lost. */
export function partChance(target: Pick<Victim, 'type' | 'hp' | 'parts'>, hits: Hits): Chance {
  return hits.reduce(
    (so, [chance, damage]) => so + chance * chanceThat(damage, (one) => costsPart(target, one)),
    0,
  );
}

/** Returns the chance of any damage. */
export function harmChance(hits: Hits): Chance {
  return hits.reduce((so, [chance, damage]) => so + chance * chanceThat(damage, (one) => one > 0), 0);
}
