import { halt, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, fightersOf } from '../../../engine/state/table.ts';
import { concludeIfDecided, touch } from '../../../engine/state/verbs.ts';
import * as kit from '../../../kit/defeat.ts';
import type { FlowTable } from '../table.ts';
import { clearConditions, endCausedBy } from './conditions.ts';

/** Takes HP; at 0 the fighter is out of the fight. Whether that happened. `by` is who did it; null: a wound that goes on. */
export function hurt(table: FlowTable, by: Id | null, target: Id, amount: number, clause: string): boolean {
  return kit.hurt(table, target, amount, { by, clause }, defeat); // FLOW-R15
}

/** Takes a fighter out of the fight; it stays on the table as a body. */
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
  forget(table, id);
  kit.fall(table, id, { by, clause: 'FLOW-R15' });
}

/** Ends what hung on somebody who has left the fight: feints, what it caused, and its turn. */
export function forget(table: FlowTable, id: Id): void {
  endCausedBy(table, id);
  for (const other of fightersOf(table)) {
    if (!other.feints.includes(id)) continue;
    other.feints = other.feints.filter((one) => one !== id); // FLOW-R21
    touch(table, other.id);
  }
  if (table.turn === id) table.turn = null; // FLOW-R15
}

/** Ends the fight if at most one side is left. Whether it did. */
export function endIfDecided(table: FlowTable): boolean {
  return table.phase !== 'explore' && concludeIfDecided(table); // FLOW-R15
}

/** Goes no further if the fight has been decided: for after an attack, spell or effect has been resolved with its FP. */
export function* settle(table: FlowTable): Script {
  if (table.over || endIfDecided(table)) yield* halt();
}
