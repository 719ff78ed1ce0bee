/** The number of results that each function caches. When this number is reached, the function forgets all of them. */
const MOST_RESULTS = 5_000;

let isUsed = true;

/**
 * Returns a version of `find` that caches its results. `find` must derive its result from the facts alone. Declare it
 * outside of other functions, and give it numbers and ids instead of a table. The facts must be plain JSON with finite
 * numbers: facts with the same JSON have the same result. Callers must not change a result.
 */
export function oncePer<Facts, Result extends object | number>(
  find: (facts: Facts) => Result,
): (facts: Facts) => Result {
  const results = new Map<string, Result>();
  return (facts) => {
    if (!isUsed) return find(facts);
    const key = JSON.stringify(facts);
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= MOST_RESULTS) results.clear();
    const result = find(facts);
    results.set(key, result);
    return result;
  };
}

/**
 * Runs `run` with caching turned off, so that every result is recomputed. Returns the result of `run`. Tests use it to
 * compare results with and without caching.
 */
export function withoutReuse<Result>(run: () => Result): Result {
  const before = isUsed;
  isUsed = false;
  try {
    return run();
  } finally {
    isUsed = before;
  }
}
