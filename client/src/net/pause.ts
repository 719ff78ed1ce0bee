import type { Environment } from './environment.ts';

/**
 * The shortest and the longest wait between two attempts, in milliseconds. The longest is short, because not every
 * browser reports that the network is back.
 */
const [SHORTEST_WAIT, LONGEST_WAIT] = [50, 800] as const;

/**
 * Returns the pause before an attempt in milliseconds. It grows with each attempt. Its random part spreads out the
 * clients of a table, so that they do not all return at the same moment.
 */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** attempt) * (0.7 + Math.random() * 0.3);
}

/** Waits for the given time, or until the network is back if that comes sooner. */
export function pause(milliseconds: number, network: Environment['network']): Promise<void> {
  return new Promise((resume) => {
    const wake = () => {
      clearTimeout(timer);
      network.removeEventListener('online', wake);
      resume();
    };
    const timer = setTimeout(wake, milliseconds);
    network.addEventListener('online', wake);
  });
}
