import { halt, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf } from '../../../engine/state/table.ts';
import { concludeIfDecided, touch } from '../../../engine/state/verbs.ts';
import * as kit from '../../../kit/defeat.ts';
import type { FlowTable } from '../table.ts';
import { clearConditions, endCausedBy } from './conditions.ts';

/**
 * Deals damage and defeats the target at 0 HP. Returns whether it was defeated. `by` is null if the damage comes
 * from an ongoing condition.
 */
export function hurt(table: FlowTable, by: Id | null, target: Id, amount: number, clause: string): boolean {
  return kit.hurt(table, target, amount, { by, clause }, defeat); // FLOW-R15
}

/** Takes a fighter out of the fight. Its body stays on the table. */
export function defeat(table: FlowTable, id: Id, by: Id | null = null): void {
  const fighter = fighterOf(table, id);
  if (fighter.defeated) return;
  clearConditions(table, fighter); // FLOW-R15
  Object.assign(fighter, {
    hp: 0,
    ap: 0,
    readied: null,
    feints: [],
    lentRp: [],
    focus: false,
    braced: false,
  });
  endEffectsOf(table, id);
  kit.fall(table, id, { by, clause: 'FLOW-R15' });
}

/** Ends the effects of a fighter who left the fight: conditions it caused, Feints against it, and its turn. */
export function endEffectsOf(table: FlowTable, id: Id): void {
  endCausedBy(table, id);
  for (const other of fightersOf(table)) {
    if (!other.feints.includes(id)) continue;
    other.feints = other.feints.filter((one) => one !== id); // FLOW-R21
    touch(table, other.id);
  }
  if (table.turn === id) table.turn = null; // FLOW-R15
}

/** Ends the fight if at most one side is left. Returns whether it ended. */
export function endIfDecided(table: FlowTable): boolean {
  return table.phase !== 'explore' && concludeIfDecided(table); // FLOW-R15
}

/** Halts the script if the fight is decided. Called after an attack, spell or effect has earned its FP. */
export function* haltIfDecided(table: FlowTable): Script {
  if (table.over || endIfDecided(table)) yield* halt();
}
