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

/** The shared objects as they were, and the names of the global variables. */
export interface Globals {
  readonly objects: readonly Shared[];
  readonly names: ReadonlySet<string>;
}

/** Returns the current state of the shared objects. */
export function sharedGlobals(): Globals {
  return { objects: SHARED.map(stateOf), names: new Set(Object.getOwnPropertyNames(globalThis)) };
}

/** Restores the shared objects. Returns whether anything had changed. */
export function restoreGlobals({ objects, names }: Globals): boolean {
  let hasChanged = false;
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (names.has(name)) continue;
    hasChanged = true;
    Reflect.deleteProperty(globalThis, name);
  }
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
  for (const key of Reflect.ownKeys(object)) {
    if (before.has(key)) continue;
    hasChanged = true;
    Reflect.deleteProperty(object, key);
  }
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
