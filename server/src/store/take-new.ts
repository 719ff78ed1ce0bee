import type { BattleStore, TakenBattle } from './store.ts';

/** Takes a battle that was just created. Throws if it has been removed since. */
export async function takeNew(store: BattleStore, id: string): Promise<TakenBattle> {
  const taken = await store.take(id);
  if (!taken) throw new Error(`Battle "${id}" was removed before it began.`);
  return taken;
}
