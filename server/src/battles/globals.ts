/* Finds and undoes changes to the objects that all code of this process shares. */

/** The built-in functions of JavaScript whose members rules might change. */
const BUILT_IN = [
  Object,
  Function,
  Array,
  Number,
  Boolean,
  String,
  Symbol,
  BigInt,
  Date,
  Promise,
  RegExp,
  Error,
  Map,
  Set,
  WeakMap,
  WeakSet,
];

/** The shared objects: the built-in ones, their prototypes, and the prototypes of iterators and generators. */
export const SHARED: readonly object[] = [
  ...BUILT_IN.flatMap((one): object[] => [one, one.prototype]),
  JSON,
  Math,
  Reflect,
  Object.getPrototypeOf(Int8Array.prototype),
  Object.getPrototypeOf([][Symbol.iterator]()),
  Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
  Object.getPrototypeOf(function* () {}).prototype,
];

type Members = ReadonlyMap<PropertyKey, PropertyDescriptor>;

/** A shared object as it was. */
interface Shared {
  readonly members: Members;
  readonly prototype: object | null;
  readonly isExtensible: boolean;
}

/** The shared objects and the global variables as they were. */
export interface Globals {
  readonly objects: readonly Shared[];
  readonly variables: Members;
}

/** Returns the current state of the shared objects. */
export function sharedGlobals(): Globals {
  return { objects: SHARED.map(stateOf), variables: stateOf(globalThis).members };
}

/**
 * Restores the shared objects and the global variables. Returns whether anything had changed. Ignores variables that
 * had a getter, because the platform replaces some of those with their value at their first use.
 */
export function restoreGlobals({ objects, variables }: Globals): boolean {
  const values = [...variables].filter(([, { get }]) => get === undefined);
  let hasChanged = removeOthers(globalThis, variables);
  if (restoreMembers(globalThis, values)) hasChanged = true;
  for (const [index, before] of objects.entries())
    if (restore(SHARED[index] ?? {}, before)) hasChanged = true;
  return hasChanged;
}

function restore(object: object, { members: before, prototype, isExtensible }: Shared): boolean {
  let hasChanged = isExtensible !== Object.isExtensible(object);
  if (Object.getPrototypeOf(object) !== prototype) {
    hasChanged = true;
    Reflect.setPrototypeOf(object, prototype);
  }
  if (removeOthers(object, before)) hasChanged = true;
  if (restoreMembers(object, before)) hasChanged = true;
  return hasChanged;
}

/** Removes the members that are not in `known`. Returns whether there were any. */
function removeOthers(object: object, known: Members): boolean {
  const others = Reflect.ownKeys(object).filter((key) => !known.has(key));
  for (const key of others) Reflect.deleteProperty(object, key);
  return others.length > 0;
}

/** Gives members their earlier values. Returns whether any had changed. */
function restoreMembers(
  object: object,
  before: Iterable<readonly [PropertyKey, PropertyDescriptor]>,
): boolean {
  let hasChanged = false;
  for (const [key, descriptor] of before) {
    if (isSame(Reflect.getOwnPropertyDescriptor(object, key), descriptor)) continue;
    hasChanged = true;
    Reflect.defineProperty(object, key, descriptor);
  }
  return hasChanged;
}

function stateOf(object: object): Shared {
  const keys = Reflect.ownKeys(object);
  const members = new Map(
    keys.map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor]),
  );
  return { members, prototype: Object.getPrototypeOf(object), isExtensible: Object.isExtensible(object) };
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor): boolean {
  return (
    one !== undefined &&
    Object.is(one.value, other.value) &&
    one.get === other.get &&
    one.set === other.set &&
    one.writable === other.writable &&
    one.configurable === other.configurable &&
    one.enumerable === other.enumerable
  );
}
