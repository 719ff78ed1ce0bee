import { distance } from '../../../hex/axial.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import type { AttackAct } from '../book/attack.ts';
import { movementValue } from '../book/conditions.ts';
import { draftOf } from '../book/declare.ts';
import { isWithin } from '../book/sight.ts';
import { weaponOf } from '../book/weapons-and-armor.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';

/** How much of what other arms would bring counts now, as they strike later. */
const SHARE = 0.5;
/** A weapon is put away only for a clearly better one, so that nobody goes to and fro. */
const CLEARLY = 1.25;
/** What is left of a blow's worth if one has to go there first, and if it is too far to go at once. */
const AFTER_A_WALK = 0.8;
const FAR_OFF = 0.4;
/** What is left of it if its point of vigor has to be breathed first. */
const OUT_OF_BREATH = 0.6;
/** What is left of a shot if the weapon has to be loaded first. */
const UNLOADED = 0.75;

/** Rates an attack, in hit points to the attacker's side. */
export type Rating = (table: VigilTable, attacker: VigilFighter, attack: Entry) => number;

/** What taking another weapon in hand is worth. */
export function worthOfSwitch(table: VigilTable, actor: VigilFighter, to: string | null, rate: Rating) {
  const now = worthInHand(table, actor, actor.wielded, rate);
  const then = worthInHand(table, actor, to, rate);
  return then > CLEARLY * now ? SHARE * (then - now) : 0;
}

/** What loading the weapon in hand is worth. */
export function worthOfReload(table: VigilTable, actor: VigilFighter, weapon: string, rate: Rating) {
  return SHARE * Math.max(0, bestBlow(table, actor, weapon, rate) - bestBlow(table, actor, 'unarmed', rate));
}

/** The best that can be done with that in hand: with the weapon, or with the bare fist. */
function worthInHand(table: VigilTable, actor: VigilFighter, weapon: string | null, rate: Rating): number {
  const bare = bestBlow(table, actor, 'unarmed', rate);
  if (weapon === null) return bare;
  const share = actor.unloaded.includes(weapon) ? UNLOADED : 1;
  return Math.max(bare, share * bestBlow(table, actor, weapon, rate));
}

function bestBlow(table: VigilTable, actor: VigilFighter, weapon: string, rate: Rating): number {
  const ease = easeOfPaying(actor, weapon);
  if (ease === 0) return 0;
  return enemiesOf(table, actor.id).reduce((best, { id: target, at }) => {
    const act: AttackAct = { weapon, target };
    const attack = draftOf(table, { by: actor.id, name: 'attack', act });
    return Math.max(best, ease * nearnessOf(table, actor, at, weapon) * rate(table, actor, attack));
  }, 0);
}

/** Focus does not come back, vigor does with a breath: VIG-49, VIG-R11. */
function easeOfPaying(fighter: VigilFighter, weapon: string): number {
  const { vigor, focus } = fighter;
  if (weaponOf(fighter, weapon).kind !== 'melee') return focus > 0 ? 1 : 0;
  return vigor > 0 ? 1 : OUT_OF_BREATH;
}

function nearnessOf(table: VigilTable, actor: VigilFighter, at: VigilFighter['at'], weapon: string): number {
  const { reach } = weaponOf(actor, weapon);
  if (isWithin(table, actor.at, at, reach)) return 1;
  return distance(actor.at, at) <= reach + movementValue(actor) ? AFTER_A_WALK : FAR_OFF;
}
