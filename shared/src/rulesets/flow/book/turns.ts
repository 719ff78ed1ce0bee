import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf, inTurnOrder } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import { type FlowFighter, type FlowTable, ONGOING, type Ongoing } from '../table.ts';
import { readyAp } from './actions/readiable.ts';
import { type CheckSpec, isSuccess, rollCheck } from './checks.ts';
import { cure, endCausedBy, endHold, relieve } from './conditions.ts';
import { hurt } from './defeat.ts';
import { mayTakeTurn } from './initiative.ts';
import { skillCheck } from './modifiers.ts';
import { emptyAp, loseFp, refillPoints, takeBackRpOf } from './points.ts';

/** Starts a fighter's turn: ends effects that last until then, and refills its points. */
export function startTurn(table: FlowTable, id: Id): void {
  const fighter = fighterOf(table, id);
  table.turn = id;
  table.acted.push(id);
  emit(table, { type: 'turn-started', by: id });
  relieve(table, id, 'defending'); // FLOW-75
  takeBackRpOf(table, id);
  relieve(table, id, 'stunned');
  endCausedBy(table, id);
  Object.assign(fighter, { braced: false, moveAp: 0, freeUsed: 0, flowState: false }); // FLOW-R13, FLOW-R42
  refillPoints(fighter);
}

/** Ends a turn: unused AP are lost, ongoing conditions deal damage, then 1 FP is lost. */
export function endTurn(table: FlowTable, id: Id): void {
  if (table.turn !== id) return; // the GM let this fighter act during another fighter's turn
  const fighter = fighterOf(table, id);
  emptyAp(table, id, apAside(table, fighter)); // FLOW-5
  fighter.focus = false;
  endUnpaidHold(table, fighter);
  for (const condition of ONGOING) {
    if (fighter[condition] > 0 && strikes(table, fighter, condition)) return; // FLOW-R15
  }
  if (!fighter.flowState) loseFp(table, id); // FLOW-58
  fighter.flowState = false;
  table.turn = null;
  emit(table, { type: 'turn-ended', by: id });
}

/** Returns the number of AP set aside for a readied action; 0 if the fighter has too few AP left. */
function apAside(table: FlowTable, { id, ap, readied }: FlowFighter): number {
  const needed = readied ? readyAp(table, id, readied.action) : 0;
  return needed <= ap ? needed : 0; // FLOW-R31
}

/** Ends a fighter's hold on another fighter, unless the hold was started or maintained in this turn. */
function endUnpaidHold(table: FlowTable, fighter: FlowFighter): void {
  if (fighter.grappling === null) return;
  if (!fighter.holds) endHold(table, fighter.id); // FLOW-61, FLOW-64
  fighter.holds = false;
}

/** Returns the check that ends an ongoing condition. */
export function recoveryCheck(fighter: FlowFighter, condition: Ongoing): CheckSpec {
  const skill = condition === 'burning' ? 'agility' : 'endurance';
  return skillCheck(fighter, skill, 'resistance', 'FLOW-R30'); // FLOW-R30
}

/** Deals the damage of an ongoing condition and rolls to end it. Returns whether the fighter was defeated. */
function strikes(table: FlowTable, fighter: FlowFighter, condition: Ongoing): boolean {
  if (hurt(table, null, fighter.id, fighter[condition], 'FLOW-R30')) return true; // FLOW-R30
  const { level } = rollCheck(table, fighter.id, recoveryCheck(fighter, condition));
  if (isSuccess(level)) cure(table, fighter.id, condition);
  return false;
}

/** Returns the next fighter to take a turn in this round, if any. */
export function nextInTurn(table: FlowTable): Id | undefined {
  const acted = new Set(table.acted);
  const mayBeNext = (fighter: FlowFighter) =>
    !fighter.defeated && !acted.has(fighter.id) && mayTakeTurn(table, fighter);
  return inTurnOrder(table).find(mayBeNext)?.id; // FLOW-1
}

/** Lets all fighters use their once-per-round actions again. */
export function refreshRound(table: FlowTable): void {
  for (const fighter of fightersOf(table)) {
    touch(table, fighter.id);
    fighter.done = []; // FLOW-R13
    fighter.reactionFp = false; // FLOW-21
  }
}
