import { type ListedFight, MOST_SKETCHED } from '@riposte/shared/protocol/listing';
import type { Watching } from '@riposte/shared/protocol/spectators';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { SyncedReader } from '@riposte/shared/protocol/synced-reader';
import { BattleState } from '../synced/state.ts';
import { applyChange, type PublicState } from './public-state.ts';

/** Returns a battle's entry in the public list, computed from its public state. */
export function listingEntryOf(picture: PublicState): Omit<ListedFight, 'id'> {
  const state = new BattleState();
  for (const change of Object.entries(picture)) applyChange(state, change);
  const seen = state as unknown as SyncedBattle;
  const { map, fighters, round } = new SyncedReader().table(seen);
  const all = Object.values(fighters);
  const sides = [...new Set(all.map(({ side }) => side))];
  const walls = map.walls.length > MOST_SKETCHED ? [] : map.walls;
  const placed = all.flatMap(({ id, at, side }) => (at ? [{ id, at, side: sides.indexOf(side) }] : []));
  const { title, ruleset, status, watching } = seen;
  const { count } = JSON.parse(watching) as Watching;
  const sketch = { radius: map.radius, walls, fighters: placed };
  return { title, ruleset, status, round, watching: count, sketch };
}
