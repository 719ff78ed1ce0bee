import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, findFighter } from '../../../engine/state/table.ts';
import { emit, place, show } from '../../../engine/state/verbs.ts';
import { type Hex, isAdjacent } from '../../../hex/axial.ts';
import { conditionsIn } from '../../../kit/conditions.ts';
import {
  CAUSED,
  type Caused,
  type FlowFighter,
  type FlowTable,
  ONGOING,
  type Ongoing,
  type PlainCondition,
} from '../table.ts';

export const { afflict, relieve } = conditionsIn<'is', PlainCondition>('is');

/** Makes a fighter bleed, poisons it or sets it on fire. Replaces a weaker dose of the same condition. */
export function dose(table: FlowTable, id: Id, condition: Ongoing, strength: number): void {
  const fighter = findFighter(table, id);
  if (!fighter || fighter.defeated || fighter[condition] >= strength) return; // FLOW-R30
  fighter[condition] = strength;
  emit(table, { type: 'afflicted', target: id, condition, strength });
}

/** Ends bleeding, poison or fire. */
export function cure(table: FlowTable, id: Id, condition: Ongoing): void {
  const fighter = fighterOf(table, id);
  if (fighter[condition] === 0) return;
  fighter[condition] = 0;
  emit(table, { type: 'relieved', target: id, condition });
}

/** Makes the fighter `target` exposed or weakened until the next turn of the fighter `by`. */
export function cause(table: FlowTable, by: Id, target: Id, condition: Caused): void {
  const fighter = findFighter(table, target);
  if (!fighter || fighter.defeated || fighter[condition].includes(by)) return;
  fighter[condition].push(by);
  emit(table, { type: 'afflicted', by, target, condition });
}

/** Ends the conditions that a fighter caused. Called when its turn starts and when it leaves the fight. */
export function endCausedBy(table: FlowTable, by: Id): void {
  for (const fighter of fightersOf(table)) {
    endCause(table, fighter, 'exposed', by);
    endCause(table, fighter, 'weakened', by);
  }
}

function endCause(table: FlowTable, fighter: FlowFighter, condition: Caused, by: Id): void {
  if (!fighter[condition].includes(by)) return;
  fighter[condition] = fighter[condition].filter((causer) => causer !== by);
  if (fighter[condition].length > 0) return;
  emit(table, { type: 'relieved', target: fighter.id, condition });
}

/** Starts a hold: the fighter `by` grapples the fighter `target`. */
export function takeHold(table: FlowTable, by: Id, target: Id): void {
  const [holder, held] = [fighterOf(table, by), fighterOf(table, target)];
  for (const { id, hidden } of [holder, held]) if (hidden) show(table, id); // FLOW-R49
  holder.grappling = target; // FLOW-59
  held.grappledBy = by;
  holder.holds = table.turn === by;
  for (const id of [by, target]) emit(table, { type: 'afflicted', target: id, condition: 'grappled' });
}

/** Ends the hold that a fighter takes part in, whether it holds the other fighter or is held. */
export function endHold(table: FlowTable, id: Id): void {
  const fighter = findFighter(table, id);
  const holderId = fighter?.grappledBy ?? (fighter?.grappling != null ? id : null);
  const holder = holderId === null ? undefined : findFighter(table, holderId);
  const held = holder?.grappling == null ? undefined : findFighter(table, holder.grappling);
  if (holder) holder.grappling = null;
  if (held) held.grappledBy = null;
  for (const one of [holder, held]) {
    if (one) emit(table, { type: 'relieved', target: one.id, condition: 'grappled', clause: 'FLOW-64' });
  }
}

/** Moves a fighter to another hex. Ends its hold if the other fighter of the hold is no longer adjacent. */
export function shift(table: FlowTable, id: Id, to: Hex, how: string): void {
  place(table, id, to, how);
  const fighter = fighterOf(table, id);
  const other = fighter.grappling ?? fighter.grappledBy;
  if (other === null) return;
  const partner = findFighter(table, other);
  if (!partner || !isAdjacent(fighter.at, partner.at)) endHold(table, id); // FLOW-64, FLOW-R54
}

/** Ends all conditions of a fighter. */
export function clearConditions(table: FlowTable, fighter: FlowFighter): void {
  endHold(table, fighter.id);
  fighter.is = [];
  fighter.bleeding = 0;
  fighter.poisoned = 0;
  fighter.burning = 0;
  fighter.exposed = [];
  fighter.weakened = [];
}

/** Returns whether a fighter has a condition. Works only for conditions without a strength or a cause. */
export function is(fighter: FlowFighter, condition: PlainCondition): boolean {
  return fighter.is.includes(condition);
}

/** Returns whether a fighter holds another or is held. */
export function isGrappled(fighter: FlowFighter): boolean {
  return fighter.grappling !== null || fighter.grappledBy !== null;
}

/** Returns the names of a fighter's conditions, sorted. */
export function conditionsOf(fighter: FlowFighter): string[] {
  const names: string[] = [...fighter.is];
  for (const name of ONGOING) if (fighter[name] > 0) names.push(name);
  for (const name of CAUSED) if (fighter[name].length > 0) names.push(name);
  if (isGrappled(fighter)) names.push('grappled');
  return names.sort();
}
