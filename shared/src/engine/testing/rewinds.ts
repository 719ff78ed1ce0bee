import type { RewindInput } from '../history/rewind.ts';

/** Returns the GM's input that rewinds a battle and continues with dice of that seed. */
export function rewindTo(to: number, seed: string): RewindInput {
  return { as: 'gm', do: 'gm.rewind', to, seed, why: '', way: 'gm', who: 'Gloria', undone: 0, restored: 0 };
}
