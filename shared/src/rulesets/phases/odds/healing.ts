import { distance, type Hex } from '../../../hex/axial.ts';
import { armorOf } from '../book/harm.ts';
import { weaponOf } from '../sheet/content.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';

/* Ratings that bots use, in hit points: healing, relief from stress, and Defend. */

/**
 * The worth of a point of focus. Points beyond a total of `enough` are worth less, because a fighter rarely spends
 * them.
 */
const FOCUS = { worth: 1, enough: 4, beyond: 0.15 } as const;
/** The hit points that Defend saves for each nearby enemy. */
const GUARD = 0.5;
/** The prices, in hit points, of a point of stress, an overstress, and a defeat by overstress. */
const STRESS = 0.4;
const OVERSTRESS = 3;
const OUT = 25;
/** The worth of a healed hit point. It is below 1 because healing takes the place of another action. */
const MENDED = 0.65;

/** Rates a gain of focus. */
export function worthOfFocus({ focus }: PhasesFighter, gained: number): number {
  const soon = Math.max(0, Math.min(gained, FOCUS.enough - focus));
  return FOCUS.worth * soon + FOCUS.beyond * (gained - soon);
}

/** Returns the price of added stress. It is higher if the stress causes an overstress (PHASE-R8). */
export function priceOfStress(
  { stress, stressCap, overstress, overstressCap }: PhasesFighter,
  amount: number,
): number {
  const isOver = stress + amount > stressCap;
  return STRESS * amount + (isOver ? (overstress + 1 >= overstressCap ? OUT : OVERSTRESS) : 0);
}

/** Rates Defend: the focus that it gives, and the attacks that will miss. */
export function worthOfGuarding(table: PhasesTable, me: PhasesFighter): number {
  const near = Math.min(3, threatsTo(table, me, me.at));
  return worthOfFocus(me, armorOf(me) + 2) * (near > 0 ? 1 : 0.6) + GUARD * near;
}

/**
 * Rates Refresh: restored hit points or lost stress, whichever is worth more, plus a cleared condition or a reload.
 */
export function worthOfMending(_table: PhasesTable, me: PhasesFighter): number {
  const lost = me.recovery > 0 ? MENDED * (me.hpMax - me.hp) : 0;
  return Math.max(lost, worthOfCalm(me)) + (me.suffers.length > 0 || me.unloaded.length > 0 ? 1 : 0);
}

/** Rates the loss of all stress. A point of stress is worth more if the stress exceeds half of the fighter's limit. */
export function worthOfCalm({ stress, stressCap }: PhasesFighter): number {
  return stress * (stress > stressCap / 2 ? 0.75 : STRESS);
}

/** Returns the number of enemies that could soon attack a fighter in the hex `at`. */
export function threatsTo(table: PhasesTable, me: PhasesFighter, at: Hex): number {
  return enemiesOf(table, me).filter((foe) => distance(foe.at, at) <= foe.speed + 1).length;
}

/** Returns whether a fighter should stay away from enemies: it is channeling, or its first weapon is ranged. */
export function isDistant(me: PhasesFighter): boolean {
  const [first] = me.weapons;
  return me.channeling !== null || (first !== undefined && weaponOf(me, first)?.action === 'volley');
}
