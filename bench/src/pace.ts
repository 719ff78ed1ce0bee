import { setTimeout as pause } from 'node:timers/promises';
import type { Audience } from './room-guests.ts';
import { percentile, play } from './room-measures.ts';

const WARM_UP = 40;
const ACTS = 150;
const ACT_EVERY_MS = 60;

/**
 * Plays a table at the pace of very fast players. Returns, for each step, the time in milliseconds until the last
 * client saw its result.
 */
export async function waitsOf(table: Audience): Promise<number[]> {
  await play(table, WARM_UP);
  const waits: number[] = [];
  for (let act = 0; act < ACTS; act++) {
    waits.push((await table.act()).milliseconds);
    await pause(ACT_EVERY_MS);
  }
  return waits;
}

/** Formats percentiles of waiting times, in milliseconds. */
export function shown(waits: readonly number[]): string {
  return [50, 95, 99].map((of) => percentile(waits, of).toFixed(1)).join('/');
}

/** Returns the item at an index. Wraps around at the end of the list. */
export function at<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index % things.length];
  if (thing === undefined) throw new Error('There is nothing to measure.');
  return thing;
}
