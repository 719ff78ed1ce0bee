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
  const start = performance.now();
  let units = 0;
  while (performance.now() - start < milliseconds) units += run();
  return (units * 1000) / (performance.now() - start);
}

/** Milliseconds that one call takes: the median of so many. */
export function milliseconds(run: () => void, times = 40): number {
  for (let warm = 0; warm < 5; warm++) run();
  const each = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return median(each);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** One line of a result, with what was aimed at. */
export function line(what: string, value: string, aim: string, isMet: boolean): string {
  return `${isMet ? 'ok  ' : 'MISS'} ${what.padEnd(58)} ${value.padStart(16)}   aim: ${aim}`;
}
