import type { Db } from '../../src/store/kysely/database.ts';
import type { BattleStore, JournalEntry } from '../../src/store/store.ts';

/**
 * A store to test, which has a battle `b` that the test owns. `refuse` makes the database refuse the inputs
 * of a battle.
 */
export interface Tried {
  readonly db: Db;
  readonly store: BattleStore;
  refuse(battle: string): Promise<unknown>;
}

export const owner = { battle: 'b', epoch: 1 };

export const entry = (seq: number, note = ''): JournalEntry => ({
  seq,
  input: { as: 'ana', do: 'think', note },
  seat: null,
  message: null,
  at: 0,
});

export async function createAndTake(store: BattleStore, id: string): Promise<void> {
  const links = { gm: 'g', player: 'p', spectator: 's' };
  const setup = {
    ruleset: 'toy',
    options: {},
    map: { radius: 1, walls: [], difficult: [], cover: [] },
    combatants: [],
  };
  const what = { id, title: 'B', ruleset: 'toy', version: 1, seed: '', status: 'fighting' as const };
  await store.create({ ...what, setup, links });
  await store.take(id);
}
