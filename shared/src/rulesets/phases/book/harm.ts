import { ask, halt, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter, isStanding } from '../../../engine/state/table.ts';
import { concludeIfDecided, emit, roll } from '../../../engine/state/verbs.ts';
import { fall } from '../../../kit/defeat.ts';
import { abilityOf, partnerOf } from '../sheet/content.ts';
import type { DamageType, Resisted } from '../sheet/weapons.ts';
import type { PhasesFighter, PhasesTable } from '../table.ts';
import { save } from './checks.ts';
import { afflict, has, nextTurnOf } from './conditions.ts';
import { endGrapplesOf } from './grapple.ts';

/** The highest armor that counts (PHASE-R10). */
export const MOST_ARMOR = 4;

/** Harm that a fighter takes at one moment, before armor, resistances and conditions change it. */
export interface Harm {
  readonly damage?: { readonly amount: number; readonly type: DamageType; readonly piercing?: true };
  readonly stress?: number;
  readonly discord?: number;
}

/** Returns half, rounded up (PHASE-R1). */
export function half(amount: number): number {
  return Math.ceil(amount / 2); // PHASE-R1
}

/** Returns a fighter's current armor. The ability war-spin can raise it for a time. */
export function armorOf(me: Pick<PhasesFighter, 'armor' | 'spinning' | 'own'>): number {
  return Math.min(MOST_ARMOR, me.armor + (me.spinning ? abilityOf(me, 'war-spin').amount : 0)); // PHASE-R10
}

/**
 * Returns the damage that the target takes, considering its conditions, armor and resistances. `isWeak` is true if
 * the fighter that deals the damage is weakened.
 */
export function feltDamage(
  target: PhasesFighter,
  { amount, type, piercing }: Required<Harm>['damage'],
  isWeak: boolean,
): number {
  const dealt = isWeak ? half(amount) : amount; // PHASE-R6
  const suffered = has(target, 'vulnerable') ? 2 * dealt : dealt; // PHASE-R6
  const through = Math.max(0, suffered - (piercing ? 0 : armorOf(target))); // PHASE-R6, PHASE-R10
  return resists(target, type) ? half(through) : through; // PHASE-R6
}

/** Returns the stress or discord that the target takes, considering its resistances (PHASE-R6, PHASE-R9). */
export function feltHarm(target: PhasesFighter, what: 'stress' | 'discord', amount: number): number {
  return resists(target, what) ? half(amount) : amount;
}

function resists({ resist, calm }: PhasesFighter, what: Resisted): boolean {
  return resist.includes(what) || (what === 'stress' && calm); // PHASE-27
}

/**
 * Harms a fighter with damage, stress and discord, in this order. Applies wounds and overstress. `by` is the
 * fighter that caused the harm, if any. Returns whether the target took any harm.
 */
export function* harm(table: PhasesTable, target: Id, by: Id | null, what: Harm): Script<boolean> {
  if (!isStanding(table, target)) return false;
  const body = fighterOf(table, target);
  const maker = by === null ? undefined : findFighter(table, by);
  const isWeak = maker !== undefined && has(maker, 'weakened');
  const lost = what.damage ? feltDamage(body, what.damage, isWeak) : 0;
  yield* loseHitPoints(table, target, lost, by);
  const strained = feltHarm(body, 'stress', what.stress ?? 0);
  yield* takeStress(table, target, strained, by);
  const jarred = feltHarm(body, 'discord', what.discord ?? 0);
  if (jarred > 0) yield* takeDiscord(table, target, jarred, by);
  return lost + strained + jarred > 0;
}

/** Takes hit points from a fighter and applies the wounds that this causes. */
export function* loseHitPoints(table: PhasesTable, target: Id, amount: number, by: Id | null): Script {
  if (amount <= 0 || !isStanding(table, target)) return;
  const body = fighterOf(table, target);
  body.hp -= amount;
  const left = Math.max(0, body.hp);
  emit(table, { type: 'hurt', ...madeBy(by), target, amount, hp: left, clause: 'PHASE-R6' });
  while (isStanding(table, target) && body.hp <= 0) yield* wound(table, body, by);
}

/** Applies a wound at 0 hit points or less (PHASE-R7). */
function* wound(table: PhasesTable, body: PhasesFighter, by: Id | null): Script {
  body.wounds++; // PHASE-R7
  if (body.wounds >= body.woundCap) {
    body.hp = 0; // PHASE-R7
    yield* defeat(table, body.id, by, 'PHASE-R7');
    return;
  }
  body.hp += body.hpMax; // PHASE-R7: sets hit points to the maximum minus the excess damage
  emit(table, { type: 'wounded', ...madeBy(by), target: body.id, wounds: body.wounds, clause: 'PHASE-R7' });
  yield* suffer(table, body, by, 'wound', woundOf);
}

/** Adds stress to a fighter. Applies overstress if its stress exceeds the limit (PHASE-R8). */
export function* takeStress(table: PhasesTable, target: Id, amount: number, by: Id | null): Script {
  if (amount <= 0 || !isStanding(table, target)) return;
  const body = fighterOf(table, target);
  body.stress += amount; // PHASE-R6
  emit(table, { type: 'stressed', ...madeBy(by), target, amount, stress: body.stress, clause: 'PHASE-R6' });
  while (isStanding(table, target) && body.stress > body.stressCap) yield* overstress(table, body, by);
}

function* overstress(table: PhasesTable, body: PhasesFighter, by: Id | null): Script {
  body.overstress++; // PHASE-R8
  if (body.overstress >= body.overstressCap) {
    body.stress = body.stressCap; // PHASE-R8
    yield* defeat(table, body.id, by, 'PHASE-R8');
    return;
  }
  body.stress -= body.stressCap; // PHASE-R8
  const now = { overstress: body.overstress, clause: 'PHASE-R8' };
  emit(table, { type: 'overstressed', ...madeBy(by), target: body.id, ...now });
  yield* suffer(table, body, by, 'overstress', overstressOf);
}

/**
 * Adds discord to a fighter. The fighter also takes the same amount of damage at once, regardless of armor:
 * PHASE-R9.
 */
function* takeDiscord(table: PhasesTable, target: Id, amount: number, by: Id | null): Script {
  yield* loseHitPoints(table, target, amount, by); // PHASE-R9
  if (!isStanding(table, target)) return;
  const body = fighterOf(table, target);
  body.discord += amount; // PHASE-R9
  body.discordBy = by; // PHASE-R9: later damage from the discord counts as caused by this fighter
  emit(table, { type: 'jarred', ...madeBy(by), target, amount, discord: body.discord, clause: 'PHASE-R9' });
}

/** Rolls on the wound table or the overstress table, and applies the result (PHASE-R7, PHASE-R8). */
function* suffer(
  table: PhasesTable,
  body: PhasesFighter,
  by: Id | null,
  what: 'wound' | 'overstress',
  outcome: (table: PhasesTable, body: PhasesFighter, by: Id | null, die: number) => Script,
): Script {
  const die = roll(table, 6);
  emit(table, { type: 'suffered', target: body.id, what, die });
  yield* outcome(table, body, by, die);
}

/** The wound table: the result for each face of a d6. If no weapon is left to break, the fighter is dazed instead. */
export const WOUNDS = ['stuns', 'stuns', 'breaks', 'breaks', 'dazes', 'dazes'] as const; // PHASE-R7

function* woundOf(table: PhasesTable, body: PhasesFighter, by: Id | null, die: number): Script {
  const entry = WOUNDS[die - 1];
  if (entry === 'stuns') afflict(table, body.id, 'stunned', by, nextTurnOf(body));
  else if (entry === 'breaks' && intactWeapons(body).length > 0) yield* breakOne(table, body.id);
  else afflict(table, body.id, 'dazed', by, nextTurnOf(body)); // PHASE-R11: the condition is caused by the fighter that did the harm
}

function* overstressOf(table: PhasesTable, body: PhasesFighter, by: Id | null, die: number): Script {
  if (die <= 2) {
    afflict(table, body.id, 'vulnerable', by, nextTurnOf(body));
    afflict(table, body.id, 'weakened', by, nextTurnOf(body));
  } else if (die <= 4 && body.mpMax > 0) {
    body.mpMax -= 1;
    body.mp = Math.max(0, body.mp - 1);
    emit(table, { type: 'drained', target: body.id, mpMax: body.mpMax, clause: 'PHASE-R8' });
  } else afflict(table, body.id, 'dazed', by, nextTurnOf(body)); // PHASE-R11
}

/** Returns the intact weapons on a fighter's sheet. Improvised weapons never break (PHASE-62). */
export function intactWeapons({ weapons, broken }: PhasesFighter): string[] {
  return weapons.filter((weapon) => !broken.includes(weapon));
}

/** Breaks one of a fighter's intact weapons. If there are several, asks the fighter to choose one. */
function* breakOne(table: PhasesTable, id: Id): Script {
  const left = (seen: PhasesTable) => {
    const body = findFighter(seen, id);
    return body && !body.defeated ? intactWeapons(body) : [];
  };
  const answer = yield* ask<string>({
    for: id,
    kind: 'break',
    choices: (seen: PhasesTable) => (left(seen).length > 1 ? left(seen).map((option) => ({ option })) : []),
    concerns: (seen: PhasesTable) => left(seen).length > 1,
    get fallback() {
      return { option: left(table)[0] ?? 'improvised-weapon' };
    },
  });
  const broken = answer?.option ?? left(table)[0]; // PHASE-R7: a single weapon needs no prompt
  if (broken !== undefined) breakWeapon(table, id, broken);
}

/** Breaks a weapon and, if it has one, its linked weapon. */
function breakWeapon(table: PhasesTable, id: Id, weapon: string): void {
  const body = fighterOf(table, id);
  const linked = partnerOf(body, weapon);
  const both = linked !== undefined && body.weapons.includes(linked) ? [weapon, linked] : [weapon];
  body.broken = [...new Set([...body.broken, ...both])].sort();
  emit(table, { type: 'broke', target: id, weapon, clause: 'PHASE-R7' });
}

/**
 * Takes a fighter out of the fight with all consequences (PHASE-R44). If the defeat ends the battle, the script
 * stops here.
 */
export function* defeat(table: PhasesTable, id: Id, by: Id | null, clause: string): Script {
  takeOut(table, id, by, clause);
  if (table.over) yield* halt(); // PHASE-R45
}

/** Takes a fighter out of the fight as `defeat` does, but never stops the script. For interventions by the GM. */
export function takeOut(table: PhasesTable, id: Id, by: Id | null, clause: string): void {
  const body = fighterOf(table, id);
  body.channeling = null; // PHASE-R44
  body.holds = false; // PHASE-R44
  body.readiedAs = null;
  fall(table, id, { by, clause });
  endGrapplesOf(table, id); // PHASE-R44
  concludeIfDecided(table); // PHASE-R45
}

/**
 * Makes a channeling fighter roll its concentration save after harm from another fighter. If the save fails, the
 * channeling ends (PHASE-41).
 */
export function concentrate(table: PhasesTable, target: Id, by: Id | null): void {
  const body = findFighter(table, target);
  if (!body || body.defeated || body.channeling === null) return;
  if (by === null || by === target || !findFighter(table, by)) return; // PHASE-41, PHASE-R77: only after harm from another fighter on the table
  if (save(table, target, 'bulk', by, 'PHASE-41')) return; // PHASE-41
  emit(table, { type: 'interrupted', target, by, ability: body.channeling, clause: 'PHASE-41' });
  body.channeling = null; // PHASE-41: the costs of the lost ability stay paid
}

function madeBy(by: Id | null): { by?: Id } {
  return by === null ? {} : { by };
}
