import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, rollMany } from '../../../engine/state/verbs.ts';
import { modifier } from '../sheet/sheet.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { drOf, isMelee, type Wielded } from './wielding.ts';

/**
 * The damage terms of an attack or spell: the values that turn a roll of the dice into damage. They do not depend
 * on the target.
 */
export interface DamageSpec {
  readonly dice: number;
  readonly sides: number;
  readonly modifier: number;
  /** The bonus from the level and a Flow Action, added before the damage is multiplied. */
  readonly bonus: number;
  readonly times: 1 | 2 | 3;
  readonly halved: boolean;
  readonly ignoresDr: boolean;
}

const LEVEL_BONUS: Readonly<Partial<Record<Level, number>>> = { hard: 1, major: 2, critical: 2 }; // FLOW-R14

/** Returns the damage bonus of a level. */
export function levelBonus(level: Level): number {
  return LEVEL_BONUS[level] ?? 0;
}

/** Returns the damage multiplier of a hit. `worsened` means that the defense failed critically. */
export function timesOf(level: Level, worsened = false): 1 | 2 | 3 {
  if (level !== 'critical') return 1;
  return worsened ? 3 : 2; // FLOW-31
}

/** The damage terms that come from a fighter's weapon. The level of the hit and a Flow Action change them later. */
export type WeaponDamage = Pick<DamageSpec, 'dice' | 'sides' | 'modifier' | 'halved'>;

/** Changes that a Flow Action or the target's defense makes to a weapon's damage. */
export interface DamageChanges {
  readonly bonus?: number;
  /** True if the defense failed critically. */
  readonly worsened?: boolean;
  readonly ignoresDr?: boolean;
}

/** Returns the damage terms that come from a fighter's weapon. */
export function weaponDamage(attacker: FlowFighter, { weapon }: Wielded): WeaponDamage {
  const { melee, ranged, agility } = attacker.sheet.skills;
  return {
    dice: weapon.dice,
    sides: weapon.sides,
    modifier: Math.max(modifier(isMelee(weapon) ? melee : ranged), modifier(agility)), // FLOW-R14
    halved: attacker.weakened.length > 0,
  };
}

/** The weapon of an attack, and the Flow Action declared with the attack. */
interface Armed {
  readonly wielded: Wielded;
  readonly flow?: string | undefined;
}

/** Returns the damage terms of an attack before its level is known. */
export function declaredDamage(attacker: FlowFighter, { wielded, flow }: Armed): WeaponDamage {
  const damage = weaponDamage(attacker, wielded);
  return flow === 'power-strike' ? { ...damage, dice: damage.dice + 1 } : damage;
}

/** Returns the damage terms of a hit with the given level. */
export function damageAt(
  { dice, sides, modifier, halved }: WeaponDamage,
  level: Level,
  { bonus = 0, worsened = false, ignoresDr = false }: DamageChanges = {},
): DamageSpec {
  return {
    dice,
    sides,
    modifier,
    bonus: levelBonus(level) + bonus,
    times: timesOf(level, worsened),
    halved,
    ignoresDr,
  };
}

/** Returns the damage terms of an attack, including the Flow Action declared with it. */
export function attackDamage(
  attacker: FlowFighter,
  attack: Armed,
  level: Level,
  changes?: DamageChanges,
): DamageSpec {
  return damageAt(declaredDamage(attacker, attack), level, changes);
}

/** Returns the damage after damage reduction (DR). `sum` is the sum of the rolled dice. */
export function damageOf(spec: DamageSpec, sum: number, dr: number): number {
  const raw = (sum + spec.modifier + spec.bonus) * spec.times; // FLOW-R14
  const weakened = spec.halved ? Math.ceil(raw / 2) : raw;
  return Math.max(0, weakened - (spec.ignoresDr ? 0 : dr));
}

/** Rolls the damage dice once for all targets. */
export function rollDice(table: FlowTable, spec: DamageSpec): number[] {
  return rollMany(table, spec.dice, spec.sides);
}

/** Computes the damage to a target from rolled dice, emits it and returns it. */
export function reportDamage(
  table: FlowTable,
  by: Id,
  target: Id,
  spec: DamageSpec,
  dice: readonly number[],
): number {
  const dr = drOf(fighterOf(table, target));
  const sum = dice.reduce((total, die) => total + die, 0);
  const total = damageOf(spec, sum, dr);
  emit(table, {
    type: 'damage-rolled',
    by,
    target,
    dice,
    sides: spec.sides,
    modifier: spec.modifier,
    bonus: spec.bonus,
    times: spec.times,
    halved: spec.halved,
    dr: spec.ignoresDr ? 0 : dr,
    total,
    clause: 'FLOW-R14',
  });
  return total;
}

/** Returns half of the damage dealt. Some Flow Actions deal this half to a second fighter. */
export function halfOf(dealt: number): number {
  return Math.ceil(dealt / 2); // FLOW-R1: fractions are rounded up
}
