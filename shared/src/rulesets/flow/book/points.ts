import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import * as kit from '../../../kit/resources.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable, LentRp } from '../table.ts';
import { SAID, TEXT } from '../words/catalog.ts';

export type Resource = 'ap' | 'rp' | 'fp' | 'mana' | 'charges';
export type Cost = kit.Cost<Resource>;

/** The actions that a message about missing points can name. */
export type PaidAction = keyof typeof TEXT.paidActions;

/** Returns whether a message about missing points can name this action. */
export function isPaid(name: string): name is PaidAction {
  return Object.hasOwn(TEXT.paidActions, name);
}

/** Returns the fault if the fighter cannot pay. `action` names the action to pay for. */
export function missing(fighter: FlowFighter, cost: Cost, action: PaidAction): Fault | undefined {
  return kit.missing(fighter, cost, (resource, price, has) => ({
    say: SAID.refusals.costs(SAID.paidActions[action], SAID.amounts[resource](price), has),
    clause: resource === 'fp' ? 'FLOW-24' : 'FLOW-10', // FLOW-10, FLOW-24
  }));
}

/** Adds points of a resource. A fighter cannot have more FP than its maximum. */
export function gain(table: FlowTable, id: Id, resource: Resource, amount: number, clause: string): void {
  const most = resource === 'fp' ? fighterOf(table, id).fpMax : Number.POSITIVE_INFINITY; // FLOW-R12
  kit.gain(table, id, resource, amount, { clause, most }); // FLOW-9, FLOW-15: only FP have a maximum
}

/** Returns a fighter's AP, RP and FP at the start of a fight. */
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
 * Refills a fighter's AP and RP at the start of its turn. The AP include changes that earlier effects made to this
 * turn's AP. The RP include the extra RP that the fighter still has.
 */
export function refillPoints(fighter: FlowFighter): void {
  fighter.ap = Math.max(0, fighter.sheet.apMax + fighter.apNext); // FLOW-7, FLOW-9, FLOW-R9
  fighter.apNext = 0;
  fighter.lentRp = fighter.lentRp.slice(0, rpExtra(fighter)); // spent and lost extra RP do not come back
  fighter.rp = fighter.sheet.rpMax + fighter.lentRp.length; // FLOW-14, FLOW-R35, FLOW-R42
}

/** Gives a fighter an extra RP that lasts for one round. */
export function lendRp(table: FlowTable, id: Id, clause: string): void {
  fighterOf(table, id).lentRp.push({ turn: table.turn, round: table.round }); // FLOW-R50
  gain(table, id, 'rp', 1, clause); // FLOW-15
}

/** Returns how many of a fighter's remaining RP are extra RP. A fighter spends its other RP first. */
export function rpExtra({ rp, lentRp }: FlowFighter): number {
  return Math.min(rp, lentRp.length); // FLOW-R50
}

/** Removes the extra RP given during a fighter's previous turn. Called when that fighter's next turn starts. */
export function takeBackRpOf(table: FlowTable, turn: Id): void {
  takeBackRp(table, (lent) => lent.turn === turn); // FLOW-R50
}

/**
 * Removes the extra RP given before the current round. Called when a round ends, because the fighter in whose turn the
 * RP were given may never take another turn.
 */
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

/** Removes the unused AP at the end of a turn, except the AP set aside for a readied action. */
export function emptyAp(table: FlowTable, id: Id, aside: number): void {
  kit.lose(table, id, 'ap', fighterOf(table, id).ap - aside, 'FLOW-8'); // FLOW-8
}

/** Removes 1 FP at the end of a turn. */
export function loseFp(table: FlowTable, id: Id): void {
  kit.lose(table, id, 'fp', 1, 'FLOW-23'); // FLOW-23
}

/** Returns the number of FP that a hit of this level earns. */
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

/**
 * Returns the number of FP that a fighter's next successful reaction earns: 1 if it is the first in this round,
 * otherwise 0.
 */
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
