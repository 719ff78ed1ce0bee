import { distance } from '../../../hex/axial.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import type { AttackAct } from '../book/attack.ts';
import { movementValue } from '../book/conditions.ts';
import { draftOf } from '../book/declare.ts';
import { isWithin } from '../book/sight.ts';
import { weaponOf } from '../book/weapons-and-armor.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';

/** The factor for the gain from a better or reloaded weapon, which pays off only in later attacks. */
const SHARE = 0.5;
/**
 * Switching weapons has a worth only if the new weapon is better by this factor. This prevents switching back and
 * forth.
 */
const SWITCH_THRESHOLD = 1.25;
/** The factor for an attack on an enemy that is in reach only after a move. */
const AFTER_A_MOVE = 0.8;
/** The factor for an attack on an enemy that cannot be reached this turn. */
const FAR_OFF = 0.4;
/** The factor for an attack if the fighter must regain vigor first. */
const OUT_OF_BREATH = 0.6;
/** The factor for an attack if the weapon must be reloaded first. */
const UNLOADED = 0.75;

/** A function that returns the worth of an attack to the attacker's side, in hit points. */
export type Rating = (table: VigilTable, attacker: VigilFighter, attack: Entry) => number;

/** Returns the worth of switching to another weapon, in hit points. */
export function worthOfSwitch(table: VigilTable, actor: VigilFighter, to: string | null, rate: Rating) {
  const now = worthInHand(table, actor, actor.wielded, rate);
  const then = worthInHand(table, actor, to, rate);
  return then > SWITCH_THRESHOLD * now ? SHARE * (then - now) : 0;
}

/** Returns the worth of reloading a weapon, in hit points. */
export function worthOfReload(table: VigilTable, actor: VigilFighter, weapon: string, rate: Rating) {
  return (
    SHARE * Math.max(0, bestAttack(table, actor, weapon, rate) - bestAttack(table, actor, 'unarmed', rate))
  );
}

/** Returns the worth of the best attack of a fighter who has that weapon in hand, unarmed attacks included. */
function worthInHand(table: VigilTable, actor: VigilFighter, weapon: string | null, rate: Rating): number {
  const bare = bestAttack(table, actor, 'unarmed', rate);
  if (weapon === null) return bare;
  const share = actor.unloaded.includes(weapon) ? UNLOADED : 1;
  return Math.max(bare, share * bestAttack(table, actor, weapon, rate));
}

function bestAttack(table: VigilTable, actor: VigilFighter, weapon: string, rate: Rating): number {
  const ease = easeOfPaying(actor, weapon);
  if (ease === 0) return 0;
  return enemiesOf(table, actor.id).reduce((best, { id: target, at }) => {
    const act: AttackAct = { weapon, target };
    const attack = draftOf(table, { by: actor.id, name: 'attack', act });
    return Math.max(best, ease * nearnessOf(table, actor, at, weapon) * rate(table, actor, attack));
  }, 0);
}

/**
 * Returns a factor for an attack, depending on whether the fighter can pay for it. Missing focus does not come back,
 * but breathing restores vigor (VIG-49, VIG-R11).
 */
function easeOfPaying(fighter: VigilFighter, weapon: string): number {
  const { vigor, focus } = fighter;
  if (weaponOf(fighter, weapon).kind !== 'melee') return focus > 0 ? 1 : 0;
  return vigor > 0 ? 1 : OUT_OF_BREATH;
}

function nearnessOf(table: VigilTable, actor: VigilFighter, at: VigilFighter['at'], weapon: string): number {
  const { reach } = weaponOf(actor, weapon);
  if (isWithin(table, actor.at, at, reach)) return 1;
  return distance(actor.at, at) <= reach + movementValue(actor) ? AFTER_A_MOVE : FAR_OFF;
}
