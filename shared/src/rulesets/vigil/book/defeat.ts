import type { Id } from '../../../engine/schema/ids.ts';
import type { SetDie } from '../../../engine/state/event.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { conclude, concludeIfDecided } from '../../../engine/state/verbs.ts';
import * as kit from '../../../kit/defeat.ts';
import type { VigilTable } from '../table.ts';
import { dropPending } from './preventing.ts';

/** Deals the damage of an attack and defeats the target at 0 hit points. */
export function hurt(
  table: VigilTable,
  target: Id,
  how: { readonly by: Id; readonly attack: number; readonly defence: number; readonly setDie?: SetDie },
): void {
  kit.hurt(table, target, how.attack - how.defence, { ...how, clause: 'VIG-48' }, defeat); // VIG-48, VIG-60
}

/** Takes a fighter out of the fight and drops its pending actions. */
export function defeat(table: VigilTable, id: Id, by: Id | null = null): void {
  const fighter = fighterOf(table, id);
  fighter.hp = 0;
  fighter.conditions = [];
  fighter.prepared = null;
  kit.fall(table, id, { by, clause: 'VIG-60' }); // VIG-60
  dropPending(table, id); // VIG-38
  concludeIfDecided(table, end); // VIG-70
}

/** Ends the battle and clears the stack. */
export function end(table: VigilTable, winner: string | null): void {
  table.stack.length = 0; // VIG-70
  table.phase = 'over';
  conclude(table, winner);
}
