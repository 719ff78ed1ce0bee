import { readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodedClause } from '../clause-table.ts';

/** The number of times that each part of a file’s functions has run, by the file’s path. */
type Coverage = ReadonlyMap<string, readonly Profiler.FunctionCoverage[]>;

/** A clause, and whether its code has run in a case and in a fight. */
export interface ClauseReach extends CodedClause {
  readonly byCase: boolean;
  readonly byFight: boolean;
}

/** Measures which code runs (code coverage). Must be started before the code is loaded. */
export class CoverageCounter {
  readonly #session = new Session();

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Returns the coverage of the files below a folder since the last call. */
  async take(folder: string): Promise<Coverage> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const files = result.filter(({ url }) => url.startsWith('file:'));
    const entries = files.map(({ url, functions }) => [fileURLToPath(url), functions] as const);
    return new Map(entries.filter(([path]) => path.startsWith(`${folder}/`)));
  }

  stop(): void {
    this.#session.disconnect();
  }
}

/**
 * Returns for each clause whether the cases and the fights have reached it. A clause is reached if a line that cites it
 * has run. If only lines outside of functions cite it, such as constants, it counts as reached by the cases that cite
 * it.
 */
export function reachOf(
  sources: string,
  clauses: readonly CodedClause[],
  inCases: Coverage,
  inFights: Coverage,
): readonly ClauseReach[] {
  return clauses.map((row) => {
    const places = row.code
      .map((place) => placeOf(sources, place))
      .filter((place) => isInFunction(inCases, place));
    const isReached = (coverage: Coverage) => places.some((place) => hasRun(coverage, place));
    const isConstant = places.length === 0 && row.code.length > 0;
    return {
      ...row,
      byCase: isReached(inCases) || (isConstant && row.cases.length > 0),
      byFight: isReached(inFights),
    };
  });
}

interface Place {
  readonly path: string;
  /** The offset of the line’s first character that is not a space. */
  readonly offset: number;
}

/** Returns the place of `file:line`. Node removes types without moving any code, so the source has the same offsets. */
function placeOf(sources: string, at: string): Place {
  const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(at) ?? [];
  const path = join(sources, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const before = lines.slice(0, Number(line) - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return { path, offset: before + (lines[Number(line) - 1]?.search(/\S/) ?? 0) };
}

/** Returns the functions and blocks around a place, the outermost first; without that of the whole module. */
function rangesAround(coverage: Coverage, { path, offset }: Place): readonly Profiler.CoverageRange[] {
  const functions = coverage.get(path) ?? [];
  const ranges = functions.flatMap(({ ranges: all }, index) => (index === 0 ? all.slice(1) : all));
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  return around.sort((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset));
}

const isInFunction = (coverage: Coverage, place: Place) => rangesAround(coverage, place).length > 0;

function hasRun(coverage: Coverage, place: Place): boolean {
  return (rangesAround(coverage, place).at(-1)?.count ?? 0) > 0;
}
