/** A repeatable task. Each call returns the number of units of work that it did. */
export interface Workload {
  readonly name: string;
  readonly run: () => number;
}

/**
 * Returns the units per second of each workload: the median of several rounds. Workloads take turns, so that
 * a slow moment affects all of them alike.
 */
export function rates(
  workloads: readonly Workload[],
  rounds = 5,
  millisecondsEach = 600,
): Map<string, number> {
  const seen = new Map(workloads.map(({ name }) => [name, [] as number[]]));
  for (const { run } of workloads) run(); // runs each workload once to warm up
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of workloads) seen.get(name)?.push(rate(run, millisecondsEach));
  }
  return new Map([...seen].map(([name, values]) => [name, median(values)]));
}

function rate(run: () => number, milliseconds: number): number {
  const start = busy();
  let units = 0;
  while (busy() - start < milliseconds) units += run();
  return (units * 1000) / (busy() - start);
}

/**
 * Returns the processor time of this thread, in milliseconds. Unlike elapsed time, it does not depend on other load on
 * the machine.
 */
export function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the processor time of one call, in milliseconds. Short calls are timed in batches of hundreds, because the
 * clock for processor time is coarse.
 */
export function milliseconds(run: () => void): number {
  const call = () => {
    run();
    return 1;
  };
  return 1000 / (rates([{ name: 'call', run: call }], 5, 200).get('call') ?? Number.NaN);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Formats a result and its target as one line of output. */
export function line(what: string, value: string, aim: string, isMet: boolean): string {
  return `${isMet ? 'ok  ' : 'MISS'} ${what.padEnd(58)} ${value.padStart(16)}   aim: ${aim}`;
}
