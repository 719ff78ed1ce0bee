import type { Fault } from '../../../engine/presentation/rejection.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf } from '../../../engine/state/table.ts';
import { touch } from '../../../engine/state/verbs.ts';
import * as kit from '../../../kit/resources.ts';
import type { Level } from '../sheet/skills.ts';
import type { FlowFighter, FlowTable, LentRp } from '../table.ts';
import { TEXT } from '../words/catalogue.ts';

export type Purse = 'ap' | 'rp' | 'fp' | 'mana' | 'charges';
export type Cost = kit.Cost<Purse>;

/** What costs something. */
export type Deed = keyof typeof TEXT.deeds;

/** What is missing to pay this; `deed` is what is to be paid for. */
export function missing(fighter: FlowFighter, cost: Cost, deed: Deed): Fault | undefined {
  return kit.missing(fighter, cost, (purse, price, has) => ({
    say: TEXT.refusals.costs(TEXT.deeds[deed], price, TEXT.table.purses[purse], has),
    clause: purse === 'fp' ? 'FLOW-24' : 'FLOW-10', // FLOW-10, FLOW-24
  }));
}

/** Adds to a purse; FP only up to the ceiling. */
export function gain(table: FlowTable, id: Id, purse: Purse, amount: number, clause: string): void {
  const most = purse === 'fp' ? fighterOf(table, id).fpMax : Number.POSITIVE_INFINITY; // FLOW-R12
  kit.gain(table, id, purse, amount, { clause, most }); // FLOW-9, FLOW-15: nothing else limits a purse
}

/** What a fight begins with. */
export function firstPurses(
  { rpMax }: FlowFighter['sheet'],
  fpMax: number,
): Pick<FlowFighter, 'ap' | 'rp' | 'fp'> {
  return {
    ap: 0, // FLOW-R9
    rp: rpMax, // FLOW-13
    fp: Math.min(2, fpMax), // FLOW-19
  };
}

/** What an own turn begins with: its AP, more or fewer if that was earned before, and all RP with those still lent. */
export function fillPurses(fighter: FlowFighter): void {
  fighter.ap = Math.max(0, fighter.sheet.apMax + fighter.apNext); // FLOW-7, FLOW-9, FLOW-R9
  fighter.apNext = 0;
  fighter.lentRp = fighter.lentRp.slice(0, rpExtra(fighter)); // those spent or lost are gone
  fighter.rp = fighter.sheet.rpMax + fighter.lentRp.length; // FLOW-14, FLOW-R35, FLOW-R42
}

/** Gives a fighter an RP that lasts until the same point of the next round. */
export function lendRp(table: FlowTable, id: Id, clause: string): void {
  fighterOf(table, id).lentRp.push({ turn: table.turn, round: table.round }); // FLOW-R50
  gain(table, id, 'rp', 1, clause); // FLOW-15
}

/** How many of a fighter's RP are lent: the others are spent first. */
export function rpExtra({ rp, lentRp }: FlowFighter): number {
  return Math.min(rp, lentRp.length); // FLOW-R50
}

/** Takes back the RP that were lent in a turn which has come round again. */
export function takeBackRpOf(table: FlowTable, turn: Id): void {
  takeBackRp(table, (lent) => lent.turn === turn); // FLOW-R50
}

/** Takes back the RP of the round before the one that ends: the turn that lent them never came again. */
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

/** The AP that are left at the end of a turn are lost, but for those set aside. */
export function emptyAp(table: FlowTable, id: Id, aside: number): void {
  kit.lose(table, id, 'ap', fighterOf(table, id).ap - aside, 'FLOW-8'); // FLOW-8
}

/** One FP is gone with each turn. */
export function leakFp(table: FlowTable, id: Id): void {
  kit.lose(table, id, 'fp', 1, 'FLOW-23'); // FLOW-23
}

/** The FP of an attack that hits. */
export function fpOfHit(level: Level): number {
  return level === 'critical' ? 3 : 2; // FLOW-20
}

/** The FP of as many killing blows. */
export function fpOfKills(kills: number): number {
  return kills; // FLOW-22
}

/** Rewards the killing blows of one deed. */
export function rewardKills(table: FlowTable, id: Id, kills: number): void {
  if (kills > 0) gain(table, id, 'fp', fpOfKills(kills), 'FLOW-22');
}

/** The FP of a successful reaction, the first time in a round. */
export function rewardReaction(table: FlowTable, id: Id): void {
  const fighter = fighterOf(table, id);
  if (fighter.reactionFp) return; // FLOW-21
  fighter.reactionFp = true;
  gain(table, id, 'fp', 1, 'FLOW-21');
}
