import { SetupError } from '../../engine/setup.ts';
import type { Json } from '../../engine/table.ts';
import type { Hex } from '../../hex/axial.ts';
import { TEXT } from './text/catalogue.ts';

/** What a shot, a drink, a draw or the use of an item may be made to do: provoke. */
export const PROVOKERS = ['ranged', 'drink', 'draw', 'item'] as const;
export type Provoker = (typeof PROVOKERS)[number];

/** The house rules of one battle. */
export interface FlowOptions {
  /** The side that surprises the others. */
  readonly surprise: string | null;
  readonly fumbles: 'gm' | 'table' | 'off';
  readonly alsoProvoke: readonly Provoker[];
  readonly grapplerActions: 'allow' | 'ask';
  readonly freeLimit: number;
  readonly autoEnd: boolean;
  readonly fpCap: boolean;
  readonly doors: readonly Hex[];
  readonly explore: boolean;
  /** Seconds that a prompt stays open. */
  readonly timer: number;
}

export const DEFAULT_OPTIONS: FlowOptions = {
  surprise: null,
  fumbles: 'gm',
  alsoProvoke: [],
  grapplerActions: 'allow',
  freeLimit: 3,
  autoEnd: false,
  fpCap: true,
  doors: [],
  explore: false,
  timer: 20,
};

const isWord = (words: readonly string[]) => (value: Json) => words.includes(value as string);
const isCount = (value: Json) => Number.isInteger(value) && (value as number) >= 0;
const isFlag = (value: Json) => typeof value === 'boolean';
const isHexes = (value: Json) =>
  Array.isArray(value) &&
  value.every(
    (at: Json) => Array.isArray(at) && at.length === 2 && at.every((n: Json) => Number.isInteger(n)),
  );

const CHECKS: Readonly<Record<keyof FlowOptions, (value: Json) => boolean>> = {
  surprise: (value) => value === null || typeof value === 'string',
  fumbles: isWord(['gm', 'table', 'off']),
  alsoProvoke: (value) => Array.isArray(value) && value.every(isWord(PROVOKERS)),
  grapplerActions: isWord(['allow', 'ask']),
  freeLimit: isCount,
  autoEnd: isFlag,
  fpCap: isFlag,
  doors: isHexes,
  explore: isFlag,
  timer: (value) => typeof value === 'number' && value > 0,
};

/** The options of a setup with what it leaves out. Throws `SetupError`, naming the option, if one is unknown or malformed. */
export function readOptions(given: Readonly<Record<string, Json>>): FlowOptions {
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(CHECKS, key)) throw new SetupError(`options.${key}: ${TEXT.setup.noSuchOption}`);
    if (!CHECKS[key as keyof FlowOptions](value)) {
      throw new SetupError(`options.${key}: ${TEXT.setup.noSuchValue(JSON.stringify(value))}`);
    }
  }
  return { ...DEFAULT_OPTIONS, ...(given as Partial<FlowOptions>) };
}
