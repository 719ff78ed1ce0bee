import * as z from 'zod/mini';
import type { Hex } from '../../hex/axial.ts';
import { GROUND_LOOKS, type HexMap } from '../../hex/map.ts';
import * as words from '../../words/messages/setup.ts';
import {
  CONTENT_SHAPES,
  type Content,
  type Pack,
  TEMPERAMENTS,
  type Temperament,
} from '../content/content.ts';
import { amount, hexShape, idShape, shapesOf } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import type { Dice } from '../state/dice.ts';
import type { PlacedFighter, Table } from '../state/table.ts';
import { BACKDROP_PLACE } from './backdrop.ts';
import { mapNotes } from './notes.ts';
import { SCENERY } from './scenery.ts';

/** The levels at which bots can play, weaker first. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The way in which a bot plays a fighter. */
export interface BotTraits {
  /** The level; `normal` if omitted. */
  readonly level?: Level | undefined;
  /** The temperament: if omitted, that of the fighter's archetype; null for none. */
  readonly temperament?: Temperament | null | undefined;
}

/** A fighter as described by a case or scenario. */
export interface SetupFighter {
  readonly id: Id;
  readonly side: string;
  readonly at: Hex;
  /** `kind` names an archetype. Any other key replaces that field of the archetype. */
  readonly sheet: { readonly kind: string; readonly [field: string]: Json };
  /** The values that replace parts of the starting state. */
  readonly state?: Readonly<Record<string, Json>> | undefined;
  readonly name?: string | undefined;
  readonly hidden?: boolean | undefined;
  /** The name of the fighter's picture; see `nameOfPicture`. */
  readonly portrait?: string | undefined;
  /** The traits with which bots play the fighter; if omitted, the defaults apply. The rules never read them. */
  readonly bot?: BotTraits | undefined;
}

/** The complete start of a battle, except for the dice. Source: cases/FORMAT.md. */
export interface Setup {
  readonly ruleset: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly map: HexMap;
  readonly combatants: readonly SetupFighter[];
  /** The ids of the fighters in turn order, first to act first. If given, initiative is not rolled. */
  readonly order?: readonly Id[] | undefined;
  /** The minimum duration of bluff-proof windows; if omitted, windows are not bluff-proof. */
  readonly windowSeconds?: number | undefined;
  /** Content that the battle adds to the rulebook; omitted if it adds none. */
  readonly content?: Content | undefined;
  /** The packs that the content came from. */
  readonly packs?: readonly Pack[] | undefined;
}

/** The error for an invalid setup. The message names the field and its fault. */
export class SetupError extends Error {
  override name = 'SetupError';
}

/** Returns whether an error is a `SetupError`, also if a ruleset with an engine of its own has thrown it. */
export function isSetupError(error: unknown): error is SetupError {
  return error instanceof Error && error.name === new SetupError('').name;
}

/** Returns the message of the `SetupError` that `read` throws; undefined if it does not throw one. */
export function setupFault(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (isSetupError(error)) return error.message;
    throw error;
  }
}

/**
 * Returns the table for a setup, without fighters. If the setup gives a turn order, the table has it. A ruleset
 * adds its fighters and its own state.
 */
export function newTable(setup: Setup, dice: Dice): Table<never, never> {
  return {
    ruleset: setup.ruleset,
    map: setup.map,
    fighters: {},
    order: [...(setup.order ?? [])],
    round: 0,
    turn: null,
    phase: null,
    over: null,
    stack: [],
    ...(setup.windowSeconds !== undefined && { windowSeconds: setup.windowSeconds }),
    ...(setup.content && { content: setup.content }),
    ...(setup.packs && { packs: setup.packs }),
    laid: 0,
    dice,
    asked: 0,
    events: [],
  };
}

/** Returns a fighter as a setup describes it, with the state that fighters of all rulesets share. */
export function newcomer({ id, name, side, at, sheet, hidden, portrait }: SetupFighter): PlacedFighter {
  return {
    id,
    name: name ?? id,
    kind: sheet.kind,
    side,
    at: [at[0], at[1]],
    defeated: false,
    hidden: hidden ?? false,
    standing: [],
    ...(portrait !== undefined && { portrait }),
  };
}

const hexes = z._default(z.array(hexShape).check(z.maxLength(20_000)), []);
const record = z.record(z.string(), z.json());

/** The maximum number of fighters on a table, including the defeated. */
export const MOST_FIGHTERS = 200;

/** The bounds of the duration of bluff-proof windows, in seconds. */
export const WINDOW_SECONDS = [0.1, 10] as const;

const pictureName = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** The zod shape of a fighter's traits. */
export const botTraitsShape = z.strictObject({
  level: z.exactOptional(z.enum(LEVELS)),
  temperament: z.exactOptional(z.nullable(z.enum(TEMPERAMENTS))),
});

/** The zod shape of a fighter in a setup, before the ruleset validates its sheet. */
export const setupFighterShape = z.object({
  id: idShape,
  side: z.string().check(z.minLength(1), z.maxLength(32)),
  at: hexShape,
  sheet: z.catchall(z.object({ kind: z.string() }), z.json()),
  state: z.optional(record),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  hidden: z.optional(z.boolean()),
  portrait: z.optional(pictureName),
  bot: z.optional(botTraitsShape),
});

/** The zod shape of a map, which also limits its size. */
export const mapShape = z.object({
  radius: z.int().check(z.minimum(0), z.maximum(60)),
  walls: hexes,
  difficult: hexes,
  cover: hexes,
  looks: z.optional(z.partialRecord(z.enum(GROUND_LOOKS), hexes)),
  backdrop: z.optional(z.object({ ...shapesOf(BACKDROP_PLACE), picture: pictureName })),
  scenery: z.optional(z.object(shapesOf(SCENERY))),
  notes: z.optional(mapNotes.shape),
});

const setupShape = z.object({
  ruleset: z.string(),
  options: z._default(record, {}),
  map: mapShape,
  combatants: z.array(setupFighterShape).check(z.minLength(1, words.noFighters), z.maxLength(MOST_FIGHTERS)),
  order: z.optional(z.array(z.string())),
  windowSeconds: z.optional(amount(...WINDOW_SECONDS).shape),
  ...CONTENT_SHAPES,
});

/**
 * Parses a setup from JSON. If the setup is malformed or repeats an id, throws a `SetupError` whose message
 * names the field.
 */
export function parseSetup(raw: unknown): Setup {
  const result = setupShape.safeParse(raw);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SetupError(`${issue?.path.join('.') || 'setup'}: ${issue?.message ?? words.malformed}`);
  }
  const setup = result.data as Setup;
  requireUnique(setup.combatants.map(({ id }) => id));
  requireOrder(setup);
  return setup;
}

function requireUnique(ids: readonly Id[]): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new SetupError(words.idTwice(twice));
}

function requireOrder({ order, combatants }: Setup): void {
  if (!order) return;
  const ids = combatants.map(({ id }) => id);
  const missing = combatants.filter(({ id, state }) => !order.includes(id) && state?.defeated !== true);
  const isWhole = missing.length === 0 && new Set(order).size === order.length;
  if (!isWhole || !order.every((id) => ids.includes(id))) throw new SetupError(words.orderOfAll);
}
