import { SHARED } from './globals.ts';

/* Prevents changes to shared objects that could not be undone, such as frozen prototypes. */

/** The functions that can make an object, or a member of it, unchangeable. */
const LOCKING = [
  [Object, 'freeze'],
  [Object, 'seal'],
  [Object, 'preventExtensions'],
  [Object, 'defineProperty'],
  [Object, 'defineProperties'],
  [Reflect, 'preventExtensions'],
  [Reflect, 'defineProperty'],
] as const;

type Locking = (target: object, ...rest: readonly unknown[]) => unknown;

const shared = new Set<unknown>(SHARED);

/** True if a shared object was about to be locked since `refusingLocks` began. */
let hasTried = false;

/** The functions that replace the locking ones while rules run. They throw if the object is a shared one. */
const GUARDED = LOCKING.map(([holder, name]) => {
  const real = (holder as unknown as Record<string, Locking>)[name] as Locking;
  const refusing: Locking = (target, ...rest) => {
    if (!shared.has(target)) return real(target, ...rest);
    hasTried = true;
    throw new TypeError(`${name} was called with an object that all code shares.`);
  };
  return { holder: holder as unknown as Record<string, Locking>, name, real, refusing };
});

/**
 * Runs work that cannot lock the shared objects. Returns whether it tried. Throws nothing: `work` must handle its own
 * errors.
 */
export function refusingLocks(work: () => void): boolean {
  hasTried = false;
  for (const { holder, name, refusing } of GUARDED) holder[name] = refusing;
  work();
  for (const { holder, name, real, refusing } of GUARDED) if (holder[name] === refusing) holder[name] = real;
  return hasTried;
}
