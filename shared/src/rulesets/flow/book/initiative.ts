import { fightersOf, standing } from '../../../engine/state/table.ts';
import { emit, roll } from '../../../engine/state/verbs.ts';
import { modifier } from '../sheet/sheet.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { afflict, relieve } from './conditions.ts';
import { gain } from './points.ts';

/**
 * Starts the fight: rolls initiative unless the setup gave an order. If `surprise` is a side, surprises the
 * others.
 */
export function beginFight(table: FlowTable, surprise: string | null): void {
  if (!table.ordered) rollInitiative(table); // FLOW-84, FLOW-88
  const isSurprise = surprise !== null && standing(table).some(({ side }) => side === surprise);
  table.surprisers = isSurprise ? surprise : null;
  table.phase = isSurprise ? 'surprise' : 'combat'; // FLOW-87
  table.round = isSurprise ? 0 : 1;
  table.turn = null;
  table.acted = [];
  emit(table, { type: 'fight-started', surprise: table.surprisers, order: [...table.order] });
  if (isSurprise)
    for (const fighter of standing(table)) if (fighter.side !== surprise) surpriseFighter(table, fighter);
  emit(table, { type: 'round-started', round: table.round });
}

/** Surprises a fighter: it has no FP until the first normal round, and no AP or RP until its own first turn. */
function surpriseFighter(table: FlowTable, fighter: FlowFighter): void {
  Object.assign(fighter, { ap: 0, rp: 0, fp: 0 }); // FLOW-89
  afflict(table, fighter.id, 'surprised');
}

function rollInitiative(table: FlowTable): void {
  const fighters = fightersOf(table);
  for (const fighter of fighters) {
    const die = roll(table, 10);
    const bonus = modifier(fighter.sheet.skills.agility);
    fighter.init = die + bonus; // FLOW-84
    emit(table, { type: 'initiative-rolled', by: fighter.id, die, modifier: bonus, total: fighter.init });
  }
  table.order = fighters.toSorted(compareInitiative).map(({ id }) => id); // FLOW-85
}

/**
 * Compares two fighters for the turn order: by initiative total, then by Agility, then player characters before NPCs.
 * Equal fighters keep their order.
 */
function compareInitiative(a: FlowFighter, b: FlowFighter): number {
  const totals = (b.init ?? 0) - (a.init ?? 0);
  const agility = b.sheet.skills.agility - a.sheet.skills.agility;
  return totals || agility || Number(b.sheet.pc) - Number(a.sheet.pc); // FLOW-86, FLOW-R5
}

/**
 * Returns whether a fighter takes a turn this round. In a surprise round, only newcomers and the surprising side
 * do.
 */
export function mayTakeTurn(table: FlowTable, fighter: FlowFighter): boolean {
  if (table.phase !== 'surprise') return true;
  return fighter.side === table.surprisers || fighter.joined === table.round; // FLOW-87, FLOW-90, FLOW-R43
}

/** Starts the first normal round. Surprised fighters get their FP now, and their RP when their own turn starts. */
export function endSurprise(table: FlowTable): void {
  table.phase = 'combat';
  for (const fighter of standing(table)) {
    if (!fighter.is.includes('surprised')) continue;
    relieve(table, fighter.id, 'surprised');
    gain(table, fighter.id, 'fp', 2, 'FLOW-89'); // FLOW-89
  }
}
