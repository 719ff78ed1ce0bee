import { type Id, sidesStanding } from '../../engine/table.ts';
import { conclude, emit } from '../../engine/verbs.ts';
import { dropPending } from './pending.ts';
import type { VigilFighter, VigilTable } from './table.ts';

/** Takes hit points, never below 0; at 0 the fighter is out of the fight. */
export function hurt(
  table: VigilTable,
  fighter: VigilFighter,
  amount: number,
  how: { readonly by: Id; readonly attack: number; readonly defence: number },
): void {
  fighter.hp = Math.max(0, fighter.hp - amount); // VIG-60
  emit(table, { type: 'hurt', target: fighter.id, amount, hp: fighter.hp, ...how, clause: 'VIG-48' });
  if (fighter.hp === 0) defeat(table, fighter, how.by);
}

/** Puts a fighter out of the fight, with all that it had pending. */
export function defeat(table: VigilTable, fighter: VigilFighter, by?: Id): void {
  fighter.hp = 0;
  fighter.defeated = true; // VIG-60
  fighter.conditions = [];
  fighter.prepared = null;
  emit(table, { type: 'defeated', ...(by !== undefined && { by }), target: fighter.id, clause: 'VIG-60' });
  dropPending(table, fighter.id); // VIG-38
  endIfDecided(table);
}

/** Ends the battle once at most one side has anybody left. */
export function endIfDecided(table: VigilTable): void {
  const [side = null, ...others] = sidesStanding(table);
  if (others.length === 0 && !table.over) end(table, side); // VIG-70
}

/** Ends the battle; nothing stays pending. */
export function end(table: VigilTable, winner: string | null): void {
  table.stack.length = 0; // VIG-70
  table.phase = 'over';
  conclude(table, winner);
}
