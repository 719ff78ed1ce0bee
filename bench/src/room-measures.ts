import type { Audience, Seen } from './room-guests.ts';

/** One result for each kind of room, in the order in which the kinds are listed. */
export type Each<Result> = readonly Result[];

/**
 * Lets the clients of each table play `times` steps, after `warmUp` steps that are not counted. The tables take
 * turns, so other load on the machine affects them alike.
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
  /** Microseconds of server processor time per intent. */
  readonly busyEach: number;
}

interface Rounds {
  /** The number of rounds for each kind of room. Each round opens new rooms. */
  readonly times: number;
  /** The number of rounds before the counted ones, so that the server is warm when it is measured. */
  readonly warmUp: number;
  /** The number of intents per room, sent one after the other. */
  readonly each: number;
  /** Returns the microseconds of processor time that the server has used so far. */
  readonly busy: () => Promise<number>;
}

/**
 * Measures how many intents per second rooms of several kinds handle. One kind runs at a time, with all its
 * rooms at once.
 */
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

/** Sends `times` intents, one after the other. */
export async function play(room: Audience, times: number): Promise<void> {
  for (let count = 0; count < times; count++) await room.send();
}

/** Groups each action's input with the answers that follow it. Leaves out actions without an answer. */
export function exchangesOf(seen: readonly Seen[]): Seen[][] {
  const exchanges: Seen[][] = [];
  let open: Seen[] = [];
  const first = seen.findIndex(({ isSettled }) => isSettled) + 1; // skips answers to an action from before the measurement
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
