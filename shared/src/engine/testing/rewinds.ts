import type { RewindInput } from '../history/rewind.ts';

/** The GM takes a battle back, and goes on with dice of that seed. */
export function rewindTo(to: number, seed: string): RewindInput {
  return { as: 'gm', do: 'gm.rewind', to, seed, why: '', way: 'gm', who: 'Gloria', undone: 0, restored: 0 };
}
