import { setTimeout as pause } from 'node:timers/promises';
import type { Audience } from './room-guests.ts';

/** The time between two inputs at one table, in milliseconds. It is the average at a table of human players. */
const STEP_MS = 4_000;

/**
 * Lets tables act for `milliseconds`, each once every four seconds and at times that are evenly spread. Returns how
 * long each input took until it was confirmed, in milliseconds.
 */
export async function playPaced(tables: readonly Audience[], milliseconds: number): Promise<number[]> {
  const waits: number[] = [];
  const end = performance.now() + milliseconds;
  const playAt = async (table: Audience, offset: number) => {
    for (let next = end - milliseconds + offset; next < end; next += STEP_MS) {
      await pause(Math.max(0, next - performance.now()));
      const start = performance.now();
      await table.send();
      waits.push(performance.now() - start);
    }
  };
  await Promise.all(tables.map((table, index) => playAt(table, (STEP_MS * index) / tables.length)));
  return waits;
}

/** The results of sending a server more inputs than it can handle. */
export interface Answers {
  /** How long each confirmed input took, in milliseconds. */
  readonly waits: readonly number[];
  /** The number of inputs that failed, by message. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** Lets all tables act for `milliseconds` without pauses. A table whose input fails stops. */
export async function playFlatOut(tables: readonly Audience[], milliseconds: number): Promise<Answers> {
  const waits: number[] = [];
  const refusals = new Map<string, number>();
  const end = performance.now() + milliseconds;
  const play = async (table: Audience) => {
    while (performance.now() < end) {
      const start = performance.now();
      await table.send();
      waits.push(performance.now() - start);
    }
  };
  const attempts = tables.map((table) =>
    play(table).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      refusals.set(message, (refusals.get(message) ?? 0) + 1);
    }),
  );
  await Promise.all(attempts);
  return { waits, refusals };
}
