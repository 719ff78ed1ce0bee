import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import * as kit from '../../../kit/resources.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable, LentRp } from '../table.ts';
import { TEXT } from '../words/catalog.ts';

export type Resource = 'ap' | 'rp' | 'fp' | 'mana' | 'charges';
export type Cost = kit.Cost<Resource>;

/** Actions that cost points. */
export type PaidAction = keyof typeof TEXT.paidActions;

/** Returns whether the catalog has a subject for that action in sentences about costs. */
export function isPaid(name: string): name is PaidAction {
  return Object.hasOwn(TEXT.paidActions, name);
}

/** Returns the fault if the fighter cannot pay. `action` names the action to pay for. */
export function missing(fighter: FlowFighter, cost: Cost, action: PaidAction): Fault | undefined {
  return kit.missing(fighter, cost, (resource, price, has) => ({
    say: TEXT.refusals.costs(TEXT.paidActions[action], price, TEXT.table.units[resource], has),
    clause: resource === 'fp' ? 'FLOW-24' : 'FLOW-10', // FLOW-10, FLOW-24
  }));
}

/** Adds points. FP stop at the ceiling. */
export function gain(table: FlowTable, id: Id, resource: Resource, amount: number, clause: string): void {
  const most = resource === 'fp' ? fighterOf(table, id).fpMax : Number.POSITIVE_INFINITY; // FLOW-R12
  kit.gain(table, id, resource, amount, { clause, most }); // FLOW-9, FLOW-15: no other resource has a limit
}

/** Returns the points at the start of a fight. */
export function startingPoints(
  { rpMax }: FlowFighter['sheet'],
  fpMax: number,
): Pick<FlowFighter, 'ap' | 'rp' | 'fp'> {
  return {
    ap: 0, // FLOW-R9
    rp: rpMax, // FLOW-13
    fp: Math.min(2, fpMax), // FLOW-19
  };
}

/**
 * Refills the points at the start of a turn: AP with changes from earlier turns, and all RP plus those still
 * lent.
 */
export function refillPoints(fighter: FlowFighter): void {
  fighter.ap = Math.max(0, fighter.sheet.apMax + fighter.apNext); // FLOW-7, FLOW-9, FLOW-R9
  fighter.apNext = 0;
  fighter.lentRp = fighter.lentRp.slice(0, rpExtra(fighter)); // spent and lost RP are gone
  fighter.rp = fighter.sheet.rpMax + fighter.lentRp.length; // FLOW-14, FLOW-R35, FLOW-R42
}

/** Lends a fighter an RP until the same point of the next round. */
export function lendRp(table: FlowTable, id: Id, clause: string): void {
  fighterOf(table, id).lentRp.push({ turn: table.turn, round: table.round }); // FLOW-R50
  gain(table, id, 'rp', 1, clause); // FLOW-15
}

/** Returns how many of a fighter's remaining RP are lent. A fighter spends its other RP first. */
export function rpExtra({ rp, lentRp }: FlowFighter): number {
  return Math.min(rp, lentRp.length); // FLOW-R50
}

/** Takes back the RP lent in a fighter's previous turn, when its turn comes again. */
export function takeBackRpOf(table: FlowTable, turn: Id): void {
  takeBackRp(table, (lent) => lent.turn === turn); // FLOW-R50
}

/** Takes back RP lent before this round if the turn in which they were lent never came again. */
export function takeBackOldRp(table: FlowTable): void {
  takeBackRp(table, ({ round }) => round < table.round); // FLOW-R50
}

function takeBackRp(table: FlowTable, isOver: (lent: LentRp) => boolean): void {
  for (const fighter of fightersOf(table)) {
    const left = fighter.lentRp.filter((lent) => !isOver(lent));
    const over = rpExtra(fighter) - left.length;
    if (left.length === fighter.lentRp.length) continue;
    touch(table, fighter.id);
    fighter.lentRp = left;
    kit.lose(table, fighter.id, 'rp', Math.max(0, over), 'FLOW-R50');
  }
}

/** Takes the unused AP at the end of a turn, except those set aside. */
export function emptyAp(table: FlowTable, id: Id, aside: number): void {
  kit.lose(table, id, 'ap', fighterOf(table, id).ap - aside, 'FLOW-8'); // FLOW-8
}

/** Takes 1 FP at the end of a turn. */
export function loseFp(table: FlowTable, id: Id): void {
  kit.lose(table, id, 'fp', 1, 'FLOW-23'); // FLOW-23
}

/** Returns the FP for a hit. */
export function fpOfHit(level: Level): number {
  return level === 'critical' ? 3 : 2; // FLOW-20
}

/** Returns the FP for a number of kills. */
export function fpOfKills(kills: number): number {
  return kills; // FLOW-22
}

/** Gives the FP for the kills of one action. */
export function rewardKills(table: FlowTable, id: Id, kills: number): void {
  if (kills > 0) gain(table, id, 'fp', fpOfKills(kills), 'FLOW-22');
}

/** Returns the FP for a successful reaction: only the first in a round earns any. */
export function fpOfReaction({ reactionFp }: FlowFighter): number {
  return reactionFp ? 0 : 1; // FLOW-21
}

/** Gives the FP for a successful reaction. */
export function rewardReaction(table: FlowTable, id: Id): void {
  const fighter = fighterOf(table, id);
  const fp = fpOfReaction(fighter);
  if (fp === 0) return;
  fighter.reactionFp = true;
  gain(table, id, 'fp', fp, 'FLOW-21');
}
