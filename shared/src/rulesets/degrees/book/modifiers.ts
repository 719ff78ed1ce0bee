import type { Id } from '../../../engine/schema/ids.ts';
import { itemOf } from '../sheet/items.ts';
import type { Effect } from '../sheet/powers.ts';
import type { Skill } from '../sheet/skills.ts';
import type { AttackType, Resistance } from '../sheet/terms.ts';
import type { DegreesFighter, Mod } from '../table.ts';
import { impairment, is } from './conditions.ts';

/* Modifiers to checks, defenses and effects: bonuses, and ranks of Advantage and Disadvantage (DEG-R4). */

export function boost({ mods }: DegreesFighter, trait: string): number {
  return sumOf(mods, (mod) => mod.kind === 'boost' && mod.trait === trait);
}

function sumOf(mods: readonly Mod[], isMeant: (mod: Mod) => boolean): number {
  let sum = 0;
  for (const mod of mods) if (isMeant(mod)) sum += mod.ranks;
  return sum;
}

export function hasBurst({ mods }: DegreesFighter, negate: 'advantage' | 'disadvantage'): boolean {
  return mods.some((mod) => mod.kind === 'burst' && mod.trait === negate);
}

/** A sum of ranks of Advantage and Disadvantage. A burst, a benefit of a Surge, can cancel one of the two. */
export class Ranks {
  #advantage = 0;
  #disadvantage = 0;

  add(ranks: number): this {
    if (ranks > 0)
      this.#advantage += ranks; // DEG-R4
    else this.#disadvantage += ranks;
    return this;
  }

  /** Returns the sum of the ranks that count for `owner` against `other`. */
  sum(owner: DegreesFighter, other?: DegreesFighter): number {
    const gains = other && hasBurst(other, 'advantage') ? 0 : this.#advantage; // DEG-98, DEG-R31
    const losses = hasBurst(owner, 'disadvantage') ? 0 : this.#disadvantage; // DEG-98
    return gains + losses;
  }
}

function addAll(ranks: Ranks, mods: readonly Mod[], isMeant: (mod: Mod) => boolean): void {
  for (const mod of mods) if (isMeant(mod)) ranks.add(mod.ranks);
}

export function attackBonus(fighter: DegreesFighter, type: AttackType): number {
  return (fighter.sheet.attack[type] ?? 0) + boost(fighter, `attack.${type}`);
}

/** Returns the ranks that modify an attack check: from aim, help and gambits, and the attack's `own` ranks. */
export function attackRanks(fighter: DegreesFighter, target: Id, own: number): Ranks {
  const ranks = new Ranks().add(own);
  if (fighter.aim?.target === target) ranks.add(fighter.aim.ranks); // DEG-67
  addAll(
    ranks,
    fighter.mods,
    ({ kind, target: only }) => kind === 'all' || (kind === 'attack' && only === target), // DEG-43, DEG-72
  );
  return ranks;
}

/** Returns the sheet's rank of a skill plus its boosts. */
export function skillBonus(fighter: DegreesFighter, skill: Skill): number {
  return (fighter.sheet.skills[skill] ?? 0) + boost(fighter, `skill.${skill}`);
}

export function hasWits(fighter: DegreesFighter): boolean {
  return skillBonus(fighter, 'wits') >= 1; // DEG-92
}

/** Returns the ranks that modify a skill check. Help from assists counts only if `isAssisted`. */
export function skillRanks({ mods }: DegreesFighter, own: number, isAssisted: boolean): Ranks {
  const ranks = new Ranks().add(own);
  addAll(ranks, mods, ({ kind }) => kind === 'all' || (isAssisted && kind === 'skill')); // DEG-40, DEG-72
  return ranks;
}

/** Returns the passive value of a skill: DEG-R1. */
export function passive(fighter: DegreesFighter, skill: Skill): number {
  return 10 + skillBonus(fighter, skill); // DEG-R1
}

/** Returns the defense before Advantage and Disadvantage: halved if vulnerable, 0 if defenseless. */
export function baseDefense(fighter: DegreesFighter, type: AttackType): number {
  if (is(fighter, 'defenseless')) return 0; // DEG-R11
  const full = bareDefense(fighter, type);
  return is(fighter, 'vulnerable') && full > 0 ? Math.ceil(full / 2) : full; // DEG-R11
}

/** Returns the defense with shield and boosts. Conditions do not change it. */
export function bareDefense(fighter: DegreesFighter, type: AttackType): number {
  const shield = type === 'close' || type === 'ranged' ? shieldOf(fighter) : 0;
  return (fighter.sheet.defense[type] ?? 0) + boost(fighter, `defense.${type}`) + shield;
}

function shieldOf(fighter: DegreesFighter): number {
  const { held, damaged } = fighter;
  let best = 0;
  for (const thing of held) {
    const { shield = 0 } = itemOf(fighter, thing);
    best = Math.max(best, shield - (shield > 0 && damaged.includes(thing) ? 1 : 0)); // DEG-R21
  }
  return best;
}

/** Returns a fighter's defense against an attack of this type by `attacker`. */
export function defenseAgainst(fighter: DegreesFighter, attacker: DegreesFighter, type: AttackType): number {
  const ranks = new Ranks().add(stanceOn(fighter, 'defense'));
  if (type === attacker.sheet.primary) ranks.add(fighter.analysis[attacker.id] ?? 0); // DEG-49
  addAll(ranks, fighter.mods, ({ kind, target }) => kind === 'defense' && target === attacker.id); // DEG-47
  return baseDefense(fighter, type) + ranks.sum(fighter, attacker);
}

/** Returns the ranks that a stance adds to defense. A bonus counts only after the fighter's first attack. */
function stanceOn({ stance, stancePaid }: DegreesFighter, part: 'defense'): number {
  if (stance?.minus === part) return -stance.ranks;
  return stance?.plus === part && stancePaid ? stance.ranks : 0; // DEG-119
}

/** Returns the ranks that a stance adds to an attack check. `hasEffect` says whether an effect follows the check. */
export function stanceOnAttack({ stance }: DegreesFighter, hasEffect: boolean): number {
  if (stance?.minus === 'attack') return -stance.ranks; // DEG-118
  const isPaid = stance?.minus !== 'effect' || hasEffect; // DEG-119
  return stance?.plus === 'attack' && isPaid ? stance.ranks : 0;
}

/** Returns the ranks that a stance adds to an effect. `hasCheck` says whether the effect needs an attack check. */
export function stanceOnEffect({ stance }: DegreesFighter, hasCheck: boolean): number {
  if (stance?.minus === 'effect') return -stance.ranks; // DEG-118
  const isPaid = stance?.minus !== 'attack' || hasCheck; // DEG-119
  return stance?.plus === 'effect' && isPaid ? stance.ranks : 0;
}

/** Returns the ranks that a stance adds to an effect on `foe`. Bursts can cancel them. DEG-98, DEG-R31. */
export function stanceRanks(fighter: DegreesFighter, foe: DegreesFighter, hasCheck: boolean): number {
  return new Ranks().add(stanceOnEffect(fighter, hasCheck)).sum(fighter, foe);
}

/** Returns the bonus to a resistance check. Against damage (`harm`), earlier bruises or strains lower it. */
export function resistBonus(fighter: DegreesFighter, by: Resistance, harm?: 'body' | 'poise'): number {
  const own = (fighter.sheet.resist[by] ?? 0) + boost(fighter, `resist.${by}`) + impairment(fighter);
  const gear = by === 'toughness' ? armorOf(fighter) + (fighter.edges.tough ?? 0) : 0; // DEG-R6, DEG-99
  const worn = harm === 'body' ? fighter.bruises : harm === 'poise' ? fighter.strains : 0; // DEG-R6
  return own + gear - worn;
}

function armorOf(fighter: DegreesFighter): number {
  const { worn, damaged } = fighter;
  let best = 0;
  for (const thing of worn) {
    const { armour = 0 } = itemOf(fighter, thing);
    best = Math.max(best, armour - (damaged.includes(thing) ? 1 : 0)); // DEG-R21
  }
  return best;
}

/** Returns the name of an effect. Effects with the same name can help each other: DEG-R54. */
export function effectName(effect: Effect): string {
  if (effect.kind === 'boost') return `boost:${effect.trait}`;
  return effect.kind === 'affliction' ? `affliction:${effect.track}` : effect.kind; // DEG-R54
}

/** Returns the name of a modifier in the table view, such as `attack:+1:troll`: DEG-R4. */
export function modName({ kind, ranks, target, trait }: Mod): string {
  const signed = ranks > 0 ? `+${ranks}` : String(ranks);
  if (kind === 'burst') return `burst:${trait}`;
  if (kind === 'boost') return `boost:${trait}:${signed}`;
  return target === undefined ? `${kind}:${signed}` : `${kind}:${signed}:${target}`; // DEG-R4
}

/** Adds a modifier. Omits one of 0 ranks, unless it records the degrees of assistants. */
export function addMod(fighter: DegreesFighter, mod: Mod): void {
  if (mod.ranks !== 0 || mod.degrees !== undefined) fighter.mods = [...fighter.mods, mod]; // DEG-R4
}
