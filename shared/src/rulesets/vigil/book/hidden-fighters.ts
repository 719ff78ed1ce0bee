import type { VigilTable } from '../table.ts';

/** Returns a view in which the phase does not reveal a hidden fighter's pending action. */
export function asSeen(seen: VigilTable): VigilTable {
  const isRevealing = seen.stack.length === 0 && (seen.phase === 'window' || seen.phase === 'resolve');
  return isRevealing ? { ...seen, phase: 'turn' } : seen;
}
