import { distance, type Hex } from '../../../hex/axial.ts';
import { armorOf } from '../book/harm.ts';
import { weaponOf } from '../sheet/content.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';

/* The worth of healing, calm and guard for bots, in hit points. */

/** The first points of focus pay for reactions. A fighter cannot spend many more. */
const FOCUS = { worth: 1, enough: 4, beyond: 0.15 } as const;
/** The hit points that a guard saves for each nearby enemy. */
const GUARD = 0.5;
/** The price of a point of stress, and of defeat by too much of it. */
const STRESS = 0.4;
const OVERSTRESS = 3;
const OUT = 25;
/** The share that healed harm is worth, in a turn with no other action. */
const MENDED = 0.65;

/** Rates gained focus. */
export function worthOfFocus({ focus }: PhasesFighter, gained: number): number {
  const soon = Math.max(0, Math.min(gained, FOCUS.enough - focus));
  return FOCUS.worth * soon + FOCUS.beyond * (gained - soon);
}

/** Rates gained stress, higher if it is too much: PHASE-R8. */
export function priceOfStress(
  { stress, stressCap, overstress, overstressCap }: PhasesFighter,
  amount: number,
): number {
  const isOver = stress + amount > stressCap;
  return STRESS * amount + (isOver ? (overstress + 1 >= overstressCap ? OUT : OVERSTRESS) : 0);
}

/** Rates guarding: focus, and attacks that miss. */
export function worthOfGuarding(table: PhasesTable, me: PhasesFighter): number {
  const near = Math.min(3, threatsTo(table, me, me.at));
  return worthOfFocus(me, armorOf(me) + 2) * (near > 0 ? 1 : 0.6) + GUARD * near;
}

/** Rates the best healing: hit points, or conditions and stress. */
export function worthOfMending(_table: PhasesTable, me: PhasesFighter): number {
  const lost = me.recovery > 0 ? MENDED * (me.hpMax - me.hp) : 0;
  return Math.max(lost, worthOfCalm(me)) + (me.suffers.length > 0 || me.unloaded.length > 0 ? 1 : 0);
}

/** Rates the loss of all stress, highest near the cap. */
export function worthOfCalm({ stress, stressCap }: PhasesFighter): number {
  return stress * (stress > stressCap / 2 ? 0.75 : STRESS);
}

/** Returns the number of enemies that could soon attack a fighter in that hex. */
export function threatsTo(table: PhasesTable, me: PhasesFighter, at: Hex): number {
  return enemiesOf(table, me).filter((foe) => distance(foe.at, at) <= foe.speed + 1).length;
}

/** Returns whether a fighter attacks from a distance and avoids melee. */
export function isDistant(me: PhasesFighter): boolean {
  const [first] = me.weapons;
  return me.channeling !== null || (first !== undefined && weaponOf(me, first)?.action === 'volley');
}
