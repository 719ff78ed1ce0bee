import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit, rollMany } from '../../../engine/state/verbs.ts';
import { modifier } from '../sheet/sheet.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { drOf, isMelee, type Wielded } from './wielding.ts';

/** All that goes into the damage of an attack or spell but the dice and who takes it. */
export interface DamageSpec {
  readonly dice: number;
  readonly sides: number;
  readonly modifier: number;
  /** For the level, and what a Flow Action adds before multiplying. */
  readonly bonus: number;
  readonly times: 1 | 2 | 3;
  readonly halved: boolean;
  readonly ignoresDr: boolean;
}

const LEVEL_BONUS: Readonly<Partial<Record<Level, number>>> = { hard: 1, major: 2, critical: 2 }; // FLOW-R14

/** What a level adds to damage. */
export function levelBonus(level: Level): number {
  return LEVEL_BONUS[level] ?? 0;
}

/** What a hit of that level multiplies damage by; `worsened` if the defence against it failed critically. */
export function timesOf(level: Level, worsened = false): 1 | 2 | 3 {
  if (level !== 'critical') return 1;
  return worsened ? 3 : 2; // FLOW-31
}

/** The damage of a weapon in somebody's hands. */
export function weaponDamage(
  attacker: FlowFighter,
  { weapon }: Wielded,
  level: Level,
  more: {
    readonly extraDie?: boolean;
    readonly bonus?: number;
    readonly worsened?: boolean;
    readonly ignoresDr?: boolean;
  } = {},
): DamageSpec {
  const { melee, ranged, agility } = attacker.sheet.skills;
  return {
    dice: weapon.dice + (more.extraDie ? 1 : 0),
    sides: weapon.sides,
    modifier: Math.max(modifier(isMelee(weapon) ? melee : ranged), modifier(agility)), // FLOW-R14
    bonus: levelBonus(level) + (more.bonus ?? 0),
    times: timesOf(level, more.worsened),
    halved: attacker.weakened.length > 0,
    ignoresDr: more.ignoresDr ?? false,
  };
}

/** What one loses to this, the dice showing that sum. */
export function damageOf(spec: DamageSpec, sum: number, dr: number): number {
  const raw = (sum + spec.modifier + spec.bonus) * spec.times; // FLOW-R14
  const weakened = spec.halved ? Math.ceil(raw / 2) : raw;
  return Math.max(0, weakened - (spec.ignoresDr ? 0 : dr));
}

/** Rolls the dice of a damage once, for all who take it. */
export function rollDice(table: FlowTable, spec: DamageSpec): number[] {
  return rollMany(table, spec.dice, spec.sides);
}

/** What a target takes of a damage whose dice have been rolled; tells how it came about. */
export function tellDamage(
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

/** Half of what was dealt, as Flow Actions pass it on. */
export function halfOf(dealt: number): number {
  return Math.ceil(dealt / 2); // FLOW-R1: fractions are rounded up
}
