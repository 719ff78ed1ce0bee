import type { PostPace } from '@riposte/shared/protocol/settings';
import { Mutex } from '../scheduling/mutex.ts';
import type { BattleStore } from '../store/store.ts';
import { takeNew } from '../store/take-new.ts';
import { Settings } from './settings.ts';

/** Sets the time limits of a new battle that is played by post. */
export async function playByPost(store: BattleStore, battle: string, post: PostPace): Promise<void> {
  const { epoch, settings } = await takeNew(store, battle);
  // no other code knows the new battle yet, so a new mutex suffices
  await new Mutex().run((lock) => new Settings(store, { battle, epoch }, settings).change(lock, { post }));
}
