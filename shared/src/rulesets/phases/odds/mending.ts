import { distance, type Hex } from '../../../hex/axial.ts';
import { armorOf } from '../book/harm.ts';
import { weaponOf } from '../sheet/content.ts';
import { enemiesOf, type PhasesFighter, type PhasesTable } from '../table.ts';

/* What it is worth to somebody to be whole, calm and on guard, in hit points. */

/** The first points of focus are answers to come; more than that nobody gets to spend. */
const FOCUS = { worth: 1, enough: 4, beyond: 0.15 } as const;
/** Hit points that a guard spares, for each enemy near. */
const GUARD = 0.5;
/** What a point of stress is worth to whoever bears it, and to be out of the fight for one too many. */
const STRESS = 0.4;
const OVERSTRESS = 3;
const OUT = 25;
/** How much of what was hurt it is worth to mend, in a turn in which one does nothing else. */
const MENDED = 0.65;

/** What so much more focus is worth. */
export function worthOfFocus({ focus }: PhasesFighter, gained: number): number {
  const soon = Math.max(0, Math.min(gained, FOCUS.enough - focus));
  return FOCUS.worth * soon + FOCUS.beyond * (gained - soon);
}

/** What so much stress costs, the more if it is too much: PHASE-R8. */
export function priceOfStress(
  { stress, stressCap, overstress, overstressCap }: PhasesFighter,
  amount: number,
): number {
  const isOver = stress + amount > stressCap;
  return STRESS * amount + (isOver ? (overstress + 1 >= overstressCap ? OUT : OVERSTRESS) : 0);
}

/** What guarding brings: focus, and blows that miss. */
export function worthOfGuarding(table: PhasesTable, me: PhasesFighter): number {
  const near = Math.min(3, threatsTo(table, me, me.at));
  return worthOfFocus(me, armorOf(me) + 2) * (near > 0 ? 1 : 0.6) + GUARD * near;
}

/** What mending brings at best: hit points, or a clear head. */
export function worthOfMending(_table: PhasesTable, me: PhasesFighter): number {
  const lost = me.recovery > 0 ? MENDED * (me.hpMax - me.hp) : 0;
  return Math.max(lost, worthOfCalm(me)) + (me.suffers.length > 0 || me.unloaded.length > 0 ? 1 : 0);
}

/** To bear no stress any more: the room for more of it, most of all near the cap. */
export function worthOfCalm({ stress, stressCap }: PhasesFighter): number {
  return stress * (stress > stressCap / 2 ? 0.75 : STRESS);
}

/** How many enemies could soon strike at whoever stands there. */
export function threatsTo(table: PhasesTable, me: PhasesFighter, at: Hex): number {
  return enemiesOf(table, me).filter((foe) => distance(foe.at, at) <= foe.speed + 1).length;
}

/** Whether somebody does its harm from afar, and would rather not be struck at. */
export function isDistant(me: PhasesFighter): boolean {
  const [first] = me.weapons;
  return me.channeling !== null || (first !== undefined && weaponOf(me, first)?.action === 'volley');
}
