import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { declaredDamage, type WeaponDamage } from '../book/damage.ts';
import { type Defense, defenseCheck, liftAgainst } from '../book/defense.ts';
import { strayTargets } from '../book/fumbles.ts';
import { interceptCheck } from '../book/intercept.ts';
import { type AttackKind, attackCheck } from '../book/modifiers.ts';
import type { Strike } from '../book/pending-attack.ts';
import { fpOfReaction } from '../book/points.ts';
import { drOf, type Wielded } from '../book/wielding.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { type CheckFacts, checkFacts } from './chances.ts';
import { roomForFp } from './worth.ts';

/*
 * This file reads from the table the facts that determine the odds of an attack. Equal facts have equal odds, so
 * other files compute the odds from these facts alone and cache the results.
 */

export type PlannedAttack = Omit<Strike, 'reacted' | 'onHit' | 'actions'>;

/** The defense that the target is assumed to use. */
export interface PlannedDefense {
  readonly defense: Defense;
  /** True if the target adds Perfect Defense, so that the defense needs no roll. */
  readonly perfect?: boolean;
  /** The weapon of a Riposte's counterattack. */
  readonly counter?: Wielded | undefined;
}

/** A fighter who could be hit. */
export interface VictimFacts {
  readonly id: Id;
  readonly hp: number;
  readonly dr: number;
}

/** How many FP a fighter can still gain (`room`), and how many a successful reaction earns (`forReaction`). */
export interface FpFacts {
  readonly room: number;
  readonly forReaction: number;
}

/** The facts that decide which hits land and how much damage they deal. */
export interface BlowFacts {
  readonly kind: AttackKind;
  readonly flow: string | undefined;
  /** The attack's level; null before the roll. */
  readonly level: Level | null;
  readonly check: CheckFacts;
  readonly damage: WeaponDamage;
  /** The DR of the target. */
  readonly dr: number;
}

export interface AttackFacts {
  readonly blow: BlowFacts;
  readonly fp: FpFacts;
  readonly target: VictimFacts;
  /** The attacker's ally that a stray shot would hit, if any. */
  readonly stray: VictimFacts | undefined;
}

/** The facts about a defense that decide which hits it stops. */
export interface GuardFacts {
  readonly defense: Defense;
  readonly perfect: boolean;
  readonly check: CheckFacts;
  readonly lift: number;
  readonly counter: BlowFacts | undefined;
}

export interface DefenseFacts {
  readonly guard: GuardFacts;
  readonly fp: FpFacts;
  /** The attacker, who is the target of a counterattack. */
  readonly attacker: VictimFacts;
}

export interface InterceptorFacts {
  readonly check: CheckFacts;
  readonly fp: FpFacts;
  readonly victim: VictimFacts;
}

/** Returns the facts that determine the odds of an attack. `level` is the attack's level, or null before the roll. */
export function attackFacts(
  table: FlowTable,
  attack: PlannedAttack,
  level: Level | null = null,
): AttackFacts {
  const [attacker, target] = [fighterOf(table, attack.by), fighterOf(table, attack.target)];
  return {
    blow: blowFacts(table, attacker, target, attack, level),
    fp: fpFacts(attacker),
    target: victimFacts(target),
    stray: strayFacts(table, attack),
  };
}

function blowFacts(
  table: FlowTable,
  attacker: FlowFighter,
  target: FlowFighter,
  { wielded, kind, flow }: Pick<PlannedAttack, 'wielded' | 'kind' | 'flow'>,
  level: Level | null,
): BlowFacts {
  return {
    kind,
    flow,
    level,
    check: checkFacts(attacker.sheet.pc, attackCheck(table, attacker.id, target.id, wielded, kind)),
    damage: declaredDamage(attacker, { wielded, flow }),
    dr: drOf(target),
  };
}

/** Returns the ally that a stray shot would hit; undefined if there is none, or if the GM rules on fumbles. */
function strayFacts(table: FlowTable, attack: PlannedAttack): VictimFacts | undefined {
  if (table.options.fumbles !== 'table') return undefined;
  const [victim] = strayTargets(table, attack);
  return victim === undefined ? undefined : victimFacts(fighterOf(table, victim));
}

/** Returns the facts about a defense that determine the odds of an attack. */
export function defenseFacts(
  table: FlowTable,
  { by, target }: Pick<PlannedAttack, 'by' | 'target'>,
  { defense, perfect = false, counter }: PlannedDefense,
): DefenseFacts {
  const [attacker, defender] = [fighterOf(table, by), fighterOf(table, target)];
  const riposte = counter && ({ wielded: counter, kind: 'riposte-attack' } as const);
  return {
    guard: {
      defense,
      perfect,
      check: checkFacts(defender.sheet.pc, defenseCheck(defender, defense)),
      lift: liftAgainst(attacker, defender, defense),
      counter: riposte && blowFacts(table, defender, attacker, riposte, null),
    },
    fp: fpFacts(defender),
    attacker: victimFacts(attacker),
  };
}

/** Returns the facts about a fighter who intercepts an attack. */
export function interceptorFacts(interceptor: FlowFighter): InterceptorFacts {
  return {
    check: checkFacts(interceptor.sheet.pc, interceptCheck(interceptor)),
    fp: fpFacts(interceptor),
    victim: victimFacts(interceptor),
  };
}

export function victimFacts(victim: FlowFighter): VictimFacts {
  return { id: victim.id, hp: victim.hp, dr: drOf(victim) };
}

function fpFacts(fighter: FlowFighter): FpFacts {
  return { room: roomForFp(fighter), forReaction: fpOfReaction(fighter) };
}
