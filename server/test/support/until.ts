/** Milliseconds after which a wait fails: less than the timeout of a test. */
const PATIENCE_MS = 50_000;

/**
 * Resolves once a condition holds. Checks it now and after each change that `subscribe` reports. If the
 * condition does not hold in time, throws an error with the last state.
 */
export function until(
  isReached: () => boolean,
  subscribe: (onChange: () => void) => () => void,
  stateNow: () => unknown,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => {
    try {
      if (isReached()) resolve();
    } catch (error) {
      reject(error);
    }
  };
  const giveUp = () => reject(new Error(`The last state was ${JSON.stringify(stateNow())}.`));
  const timer = setTimeout(giveUp, PATIENCE_MS);
  const unsubscribe = subscribe(look);
  look();
  return promise.finally(() => {
    clearTimeout(timer);
    unsubscribe();
  });
}
