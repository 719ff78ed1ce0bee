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
const SHARED: readonly object[] = [
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

/** The members of the shared objects, and the names of the global variables. */
export interface Globals {
  readonly members: readonly Members[];
  readonly names: ReadonlySet<string>;
}

/** Returns the current members of the shared objects. */
export function sharedGlobals(): Globals {
  return { members: SHARED.map(membersOf), names: new Set(Object.getOwnPropertyNames(globalThis)) };
}

/** Restores the shared objects. Returns whether anything had changed. */
export function restoreGlobals({ members, names }: Globals): boolean {
  let hasChanged = false;
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (names.has(name)) continue;
    hasChanged = true;
    Reflect.deleteProperty(globalThis, name);
  }
  for (const [index, object] of SHARED.entries())
    if (restore(object, members[index] ?? new Map())) hasChanged = true;
  return hasChanged;
}

function restore(object: object, before: Members): boolean {
  let hasChanged = false;
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

function membersOf(object: object): Members {
  const keys = Reflect.ownKeys(object);
  return new Map(
    keys.map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor]),
  );
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor): boolean {
  return (
    one !== undefined && Object.is(one.value, other.value) && one.get === other.get && one.set === other.set
  );
}
