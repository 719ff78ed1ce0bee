import { effect, untracked } from '@preact/signals';

/** Calls `run` once, as soon as `find`, which reads signals, returns a value. */
export function once<Value>(find: () => Value | null | undefined, run: (found: Value) => void): void {
  const end = effect(() => {
    const found = find();
    if (found === null || found === undefined) return;
    queueMicrotask(() => end()); // deferred, because the effect may run before `end` is assigned
    untracked(() => run(found));
  });
}
