/** Something that is done over and over; it gives how many units of work one call did. */
export interface Workload {
  readonly name: string;
  readonly run: () => number;
}

/** Units a second, each workload in turn, several rounds: the median of its rounds, so that a hiccup hits them alike. */
export function rates(
  workloads: readonly Workload[],
  rounds = 5,
  millisecondsEach = 600,
): Map<string, number> {
  const seen = new Map(workloads.map(({ name }) => [name, [] as number[]]));
  for (const { run } of workloads) run(); // warm up
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

/** Milliseconds of a core that this thread has used: whatever else the machine does, it does not count. */
export function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of a core that one call takes; short ones are counted by the hundred, as that clock ticks slowly. */
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

/** One line of a result, with what was aimed at. */
export function line(what: string, value: string, aim: string, isMet: boolean): string {
  return `${isMet ? 'ok  ' : 'MISS'} ${what.padEnd(58)} ${value.padStart(16)}   aim: ${aim}`;
}
