import type { Id } from '../../../engine/schema/ids.ts';
import type { Why } from '../sheet/causes.ts';
import { itemOf } from '../sheet/items.ts';
import type { Effect } from '../sheet/powers.ts';
import type { Skill } from '../sheet/skills.ts';
import type { AttackType, Resistance } from '../sheet/terms.ts';
import type { DegreesFighter, Mod } from '../table.ts';
import { because, type Cause, type Tally } from './causes.ts';
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

/**
 * A sum of ranks of Advantage and Disadvantage. A burst (a benefit of a Surge) can cancel either the Advantage or the
 * Disadvantage.
 */
export class Ranks {
  #advantage = 0;
  #disadvantage = 0;
  readonly #causes: Tally | undefined;

  constructor(causes?: Tally) {
    this.#causes = causes;
  }

  add(ranks: number, why: Why): this {
    because(why, ranks, this.#causes);
    if (ranks > 0)
      this.#advantage += ranks; // DEG-R4
    else this.#disadvantage += ranks;
    return this;
  }

  /**
   * Returns the sum of the ranks. A burst of `owner` can cancel the Disadvantage, and a burst of `other` can cancel the
   * Advantage.
   */
  sum(owner: DegreesFighter, other?: DegreesFighter): number {
    const gains = other && hasBurst(other, 'advantage') ? 0 : this.#advantage; // DEG-98, DEG-R31
    const losses = hasBurst(owner, 'disadvantage') ? 0 : this.#disadvantage; // DEG-98
    because('burst', gains + losses - this.#advantage - this.#disadvantage, this.#causes);
    return gains + losses;
  }
}

function addAll(ranks: Ranks, why: Why, mods: readonly Mod[], isMeant: (mod: Mod) => boolean): void {
  for (const mod of mods) if (isMeant(mod)) ranks.add(mod.ranks, why);
}

/** Returns the value of a trait: its value on the sheet plus the boosts of the trait. */
function boosted(fighter: DegreesFighter, trait: Why, own = 0, causes?: Tally): number {
  return because(trait, own, causes) + because('boost', boost(fighter, trait), causes);
}

export function attackBonus(fighter: DegreesFighter, type: AttackType, causes?: Tally): number {
  return boosted(fighter, `attack.${type}`, fighter.sheet.attack[type], causes);
}

/** Returns the ranks that modify an attack check: from aim, help and gambits, and the attack's `handicap`. */
export function attackRanks(
  { aim, mods }: DegreesFighter,
  target: Id,
  handicap: Cause | undefined,
  causes?: Tally,
): Ranks {
  const ranks = new Ranks(causes);
  if (handicap) ranks.add(handicap.value, handicap.why);
  if (aim?.target === target) ranks.add(aim.ranks, 'aim'); // DEG-67
  addAll(ranks, 'all', mods, ({ kind }) => kind === 'all'); // DEG-72
  addAll(ranks, 'aid', mods, ({ kind, target: only }) => kind === 'attack' && only === target); // DEG-43
  return ranks;
}

/** Returns the sheet's rank of a skill plus its boosts. */
export function skillBonus(fighter: DegreesFighter, skill: Skill, causes?: Tally): number {
  return boosted(fighter, `skill.${skill}`, fighter.sheet.skills[skill], causes);
}

export function hasWits(fighter: DegreesFighter): boolean {
  return skillBonus(fighter, 'wits') >= 1; // DEG-92
}

/** Returns the ranks that modify a skill check. Help from assists counts only if `isAssisted`. */
export function skillRanks(
  { mods }: DegreesFighter,
  pace: number,
  isAssisted: boolean,
  causes?: Tally,
): Ranks {
  const ranks = new Ranks(causes).add(pace, 'pace');
  addAll(ranks, 'all', mods, ({ kind }) => kind === 'all'); // DEG-72
  addAll(ranks, 'assist', mods, ({ kind }) => isAssisted && kind === 'skill'); // DEG-40
  return ranks;
}

/** Returns the passive value of a skill (DEG-R1). */
export function passive(fighter: DegreesFighter, skill: Skill, causes?: Tally): number {
  return because('base', 10, causes) + skillBonus(fighter, skill, causes); // DEG-R1
}

/** Returns the defense before Advantage and Disadvantage: halved if vulnerable, 0 if defenseless. */
export function baseDefense(fighter: DegreesFighter, type: AttackType, causes?: Tally): number {
  const full = bareDefense(fighter, type, causes);
  if (is(fighter, 'defenseless')) return full + because('defenseless', -full, causes); // DEG-R11
  if (!is(fighter, 'vulnerable') || full <= 0) return full;
  return full + because('vulnerable', Math.ceil(full / 2) - full, causes); // DEG-R11
}

/** Returns the defense with shield and boosts. Conditions do not change it. */
export function bareDefense(fighter: DegreesFighter, type: AttackType, causes?: Tally): number {
  const shield = type === 'close' || type === 'ranged' ? shieldOf(fighter) : 0;
  const own = boosted(fighter, `defense.${type}`, fighter.sheet.defense[type], causes);
  return own + because('shield', shield, causes);
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
export function defenseAgainst(
  fighter: DegreesFighter,
  attacker: DegreesFighter,
  type: AttackType,
  causes?: Tally,
): number {
  const base = baseDefense(fighter, type, causes);
  const ranks = new Ranks(causes).add(stanceOn(fighter, 'defense'), 'stance');
  if (type === attacker.sheet.primary) ranks.add(fighter.analysis[attacker.id] ?? 0, 'analysis'); // DEG-49
  const isMeant = ({ kind, target }: Mod) => kind === 'defense' && target === attacker.id;
  addAll(ranks, 'distract', fighter.mods, isMeant); // DEG-47
  return base + ranks.sum(fighter, attacker);
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

/**
 * Returns the ranks that a stance adds to an effect on `foe`. Bursts (a benefit of Surges) can cancel them (DEG-98,
 * DEG-R31).
 */
export function stanceRanks(
  fighter: DegreesFighter,
  foe: DegreesFighter,
  hasCheck: boolean,
  causes?: Tally,
): number {
  return new Ranks(causes).add(stanceOnEffect(fighter, hasCheck), 'stance').sum(fighter, foe);
}

/** Returns the bonus to a resistance check. Against damage (`harm`), earlier bruises or strains lower it. */
export function resistBonus(
  fighter: DegreesFighter,
  by: Resistance,
  harm?: 'body' | 'poise',
  causes?: Tally,
): number {
  const { sheet, edges, bruises, strains } = fighter;
  let bonus = boosted(fighter, `resist.${by}`, sheet.resist[by], causes) + impairment(fighter, causes);
  if (by === 'toughness')
    bonus += because('armor', armorOf(fighter), causes) + because('tough', edges.tough ?? 0, causes); // DEG-R6, DEG-99
  if (harm === 'body') return bonus + because('bruises', -bruises, causes); // DEG-R6
  return harm === 'poise' ? bonus + because('strains', -strains, causes) : bonus; // DEG-R6
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

/** Returns the name of an effect. Effects with the same name can help each other (DEG-R54). */
export function effectName(effect: Effect): string {
  if (effect.kind === 'boost') return `boost:${effect.trait}`;
  return effect.kind === 'affliction' ? `affliction:${effect.track}` : effect.kind; // DEG-R54
}

/** Returns the name of a modifier in the table view, such as `attack:+1:troll` (DEG-R4). */
export function modName({ kind, ranks, target, trait }: Mod): string {
  const signed = ranks > 0 ? `+${ranks}` : String(ranks);
  if (kind === 'burst') return `burst:${trait}`;
  if (kind === 'boost') return `boost:${trait}:${signed}`;
  return target === undefined ? `${kind}:${signed}` : `${kind}:${signed}:${target}`; // DEG-R4
}

/** Adds a modifier to a fighter. Leaves out a modifier of 0 ranks, unless it records the degrees of assistants. */
export function addMod(fighter: DegreesFighter, mod: Mod): void {
  if (mod.ranks !== 0 || mod.degrees !== undefined) fighter.mods = [...fighter.mods, mod]; // DEG-R4
}
