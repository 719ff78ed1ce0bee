import { halt, type Script } from '../../engine/script.ts';
import { fighterOf, fightersOf, findFighter, type Id } from '../../engine/table.ts';
import { conclude, emit } from '../../engine/verbs.ts';
import { clearConditions, endCausedBy } from './conditions.ts';
import { type FlowTable, firstStanding, isContested } from './flow-table.ts';

/** Takes HP; at 0 the fighter is out of the fight. Whether that happened. `by` is who did it; null: a wound that goes on. */
export function hurt(table: FlowTable, by: Id | null, target: Id, amount: number, clause: string): boolean {
  const fighter = findFighter(table, target);
  if (!fighter || fighter.defeated) return false;
  const lost = Math.min(fighter.hp, amount);
  fighter.hp -= lost;
  emit(table, { type: 'hurt', ...maker(by), target, amount: lost, hp: fighter.hp, clause });
  if (fighter.hp > 0) return false;
  defeat(table, target, by);
  return true;
}

function maker(by: Id | null): { by?: Id } {
  return by === null ? {} : { by };
}

/** Gives HP back, not above the most. */
export function heal(table: FlowTable, target: Id, amount: number, clause: string): void {
  const fighter = fighterOf(table, target);
  const gained = Math.max(0, Math.min(amount, fighter.maxHp - fighter.hp));
  fighter.hp += gained;
  emit(table, { type: 'healed', target, amount: gained, hp: fighter.hp, clause });
}

/** Takes a fighter out of the fight; it stays on the table as a body. */
export function defeat(table: FlowTable, id: Id, by: Id | null = null): void {
  const fighter = fighterOf(table, id);
  if (fighter.defeated) return;
  clearConditions(table, fighter); // FLOW-R15
  Object.assign(fighter, {
    hp: 0,
    ap: 0,
    defeated: true,
    readied: null,
    feint: null,
    focus: false,
    braced: false,
  });
  forget(table, id);
  emit(table, { type: 'defeated', ...maker(by), target: id, clause: 'FLOW-R15' });
}

/** Ends what hung on somebody who has left the fight: feints, what it caused, and its turn. */
export function forget(table: FlowTable, id: Id): void {
  endCausedBy(table, id);
  for (const other of fightersOf(table)) if (other.feint === id) other.feint = null; // FLOW-R21
  if (table.turn === id) table.turn = null; // FLOW-R15
}

/** Ends the fight if at most one side is left. Whether it did. */
export function endIfDecided(table: FlowTable): boolean {
  if (table.over || table.phase === 'explore') return false;
  if (isContested(table)) return false;
  conclude(table, firstStanding(table)?.side ?? null); // FLOW-R15
  return true;
}

/** Goes no further if the fight has been decided: for after an attack, spell or effect has been resolved with its FP. */
export function* settle(table: FlowTable): Script {
  if (table.over || endIfDecided(table)) yield* halt();
}
