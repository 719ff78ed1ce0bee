import type { RewindInput } from '../history/rewind.ts';

/** Returns the GM's input that rewinds a battle to input `to` and continues with dice from `seed`. */
export function rewindTo(to: number, seed: string): RewindInput {
  return { as: 'gm', do: 'gm.rewind', to, seed, why: '', way: 'gm', who: 'Gloria', undone: 0, restored: 0 };
}
