import type { Provocation } from '../../../engine/forecast.ts';
import { fighterOf, type Id } from '../../../engine/table.ts';
import type { Hex } from '../../../hex/axial.ts';
import { enemiesOf } from '../../../kit/sides.ts';
import { canReactTo, reactionWeapons } from '../book/reaction-attack.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { attackOdds } from './attack-odds.ts';

/** The Reaction Attacks on somebody in that hex, `step` hexes into its way, by those enemies who are meant. */
export function provocationsAt(
  table: FlowTable,
  by: Id,
  at: Hex,
  step: number,
  isMeant: (enemy: FlowFighter) => boolean = () => true,
): Provocation[] {
  const there = movedTo(table, by, at);
  return enemiesOf(there, by)
    .filter((enemy) => isMeant(enemy) && canReactTo(there, enemy, by, at))
    .flatMap((enemy) => {
      const [wielded] = reactionWeapons(there, enemy, by);
      if (!wielded) return [];
      const planned = { by: enemy.id, target: by, wielded, kind: 'reaction-attack' } as const;
      return [{ by: enemy.id, reaction: 'reaction-attack', at, step, odds: attackOdds(there, planned) }];
    });
}

/** The table as it would be with a fighter on another hex. */
function movedTo(table: FlowTable, id: Id, at: Hex): FlowTable {
  return { ...table, fighters: { ...table.fighters, [id]: { ...fighterOf(table, id), at } } };
}
