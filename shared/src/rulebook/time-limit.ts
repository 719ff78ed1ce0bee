import { createContext, Script } from 'node:vm';

/** Thrown when a computation was stopped because its time was up. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

const holder = createContext({ work: () => undefined });
const call = new Script('work()');

/**
 * Runs synchronous work and returns its result. If it takes longer than `milliseconds`, stops it, even in an endless
 * loop, and throws `TimeLimitError`. No `catch` or `finally` of the work runs then, so its objects must be discarded.
 */
export function withTimeLimit<Result>(milliseconds: number, work: () => Result): Result {
  const before = holder.work;
  holder.work = work;
  try {
    return call.runInContext(holder, { timeout: milliseconds }) as Result;
  } catch (error) {
    const isOver = (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (isOver) throw new TimeLimitError(`The work took longer than ${milliseconds} ms.`);
    throw error;
  } finally {
    holder.work = before;
  }
}
