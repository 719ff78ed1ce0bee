import type { Audience, Seen } from './room-guests.ts';

/** What several kinds of rooms came to, in their order. */
export type Each<Result> = readonly Result[];

/**
 * Lets each audience act so many times, all of them in turn: whatever else the machine does meanwhile hits them alike.
 * What they do at first is not counted.
 */
export async function latencies(
  audiences: Each<Audience>,
  warmUp: number,
  times: number,
): Promise<Each<readonly Seen[]>> {
  const seen = audiences.map((): Seen[] => []);
  for (let count = -warmUp; count < times; count++) {
    for (const [index, audience] of audiences.entries()) {
      const one = await audience.act();
      if (count >= 0) seen[index]?.push(one);
    }
  }
  await Promise.all(audiences.map((audience) => audience.leave()));
  return seen;
}

export interface Throughput {
  readonly perSecond: number;
  /** Microseconds of the server's processor for each intent. */
  readonly busyEach: number;
}

interface Rounds {
  /** How often each kind has its turn, with new rooms each time. */
  readonly times: number;
  /** So many of these are not counted: a server that has run for long is measured, not one that has just been started. */
  readonly warmUp: number;
  /** What each room does, one thing after the other. */
  readonly each: number;
  /** Microseconds that the server has been busy so far. */
  readonly busy: () => Promise<number>;
}

/** How many intents rooms of several kinds take, a kind at a time, all its rooms at once. */
export async function throughputs(
  kinds: Each<() => Promise<readonly Audience[]>>,
  { times, warmUp, each, busy }: Rounds,
): Promise<Each<Throughput>> {
  const spent = kinds.map(() => ({ seconds: 0, busy: 0, intents: 0 }));
  for (let count = -warmUp; count < times; count++) {
    for (const [index, gather] of kinds.entries()) {
      const rooms = await gather();
      const [start, busyBefore] = [performance.now(), await busy()];
      await Promise.all(rooms.map((room) => play(room, each)));
      const [seconds, busyFor] = [(performance.now() - start) / 1_000, (await busy()) - busyBefore];
      await Promise.all(rooms.map((room) => room.leave()));
      const one = spent[index];
      if (!one || count < 0) continue;
      one.seconds += seconds;
      one.busy += busyFor;
      one.intents += rooms.length * each;
    }
  }
  return spent.map(({ seconds, busy: microseconds, intents }) => ({
    perSecond: intents / seconds,
    busyEach: microseconds / intents,
  }));
}

/** Does one thing after the other. */
export async function play(room: Audience, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await room.send();
}

/** The inputs of each action that somebody answered. */
export function exchangesOf(seen: readonly Seen[]): Seen[][] {
  const exchanges: Seen[][] = [];
  let open: Seen[] = [];
  const first = seen.findIndex(({ isSettled }) => isSettled) + 1; // what it answers was before the measurement
  for (const one of seen.slice(first)) {
    open.push(one);
    if (!one.isSettled) continue;
    if (open.length > 1) exchanges.push(open);
    open = [];
  }
  return exchanges;
}

export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
}
