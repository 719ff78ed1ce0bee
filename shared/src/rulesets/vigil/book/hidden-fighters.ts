import type { VigilTable } from '../table.ts';

/** Hides a phase that would reveal a hidden fighter's pending action. */
export function asSeen(seen: VigilTable): VigilTable {
  const isRevealing = seen.stack.length === 0 && (seen.phase === 'window' || seen.phase === 'resolve');
  return isRevealing ? { ...seen, phase: 'turn' } : seen;
}
