import * as z from 'zod/mini';
import { type Input, parseInput } from '../engine/battle/input.ts';
import { isRewind } from '../engine/history/rewind.ts';
import { originSchema } from '../engine/history/rulebook-origin.ts';
import { plain } from '../engine/schema/plain-json.ts';
import { MOST_FIGHTERS, type Setup } from '../engine/setup/setup.ts';
import { REWIND_WAYS } from '../engine/state/event.ts';
import { MOST_FILE_BYTES } from '../scenario/fight-file.ts';
import { lettersFor, MOST_BACKDROP_BYTES } from '../scenario/picture-files.ts';
import { id, text } from './schema-parts.ts';

/* The schemas for a battle that continues a recorded fight: the request, and the inputs of the fight. */

/** The maximum number of inputs in a recorded fight that continues on this server. */
const MOST_INPUTS = 10_000;
const MOST_WAYS = 20;

const name = text(0, 200);
const number = z.int().check(z.minimum(0));
const seed = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const sight = { banded: z.exactOptional(text(0, 32)) };
const ways = z.array(
  z.strictObject({ what: id, target: z.nullable(id), chance: z.number().check(z.minimum(0), z.maximum(1)) }),
);

/**
 * The members that only the server writes into a journal. They hold the view of an attempt, the options that a bot
 * considered, and the mark of an answer by standing orders.
 */
const written = z.looseObject({
  eyes: z.exactOptional(
    z.discriminatedUnion('role', [
      z.strictObject({ role: z.enum(['gm', 'spectator']), ...sight }),
      z.strictObject({
        role: z.literal('player'),
        fighters: z.array(id).check(z.maxLength(MOST_FIGHTERS)),
        ...sight,
      }),
    ]),
  ),
  weighed: z.exactOptional(ways.check(z.maxLength(MOST_WAYS))),
  byOrder: z.exactOptional(z.literal(true)),
});

/** A rewind in a journal. */
const rewind = z.strictObject({
  as: z.literal('gm'),
  do: z.literal('gm.rewind'),
  to: number,
  seed,
  why: name,
  way: z.enum(REWIND_WAYS),
  who: name,
  undone: number,
  restored: number,
});

/** An input in a journal. The rules validate its parameters later. */
export const journaled = z.pipe(
  z.transform((given: unknown) => parseInput(plain(given))),
  z.custom<Input>((value) => {
    const said = parseInput(value);
    return said !== undefined && (isRewind(said) ? rewind : written).safeParse(said).success;
  }),
);

/** The body of `POST /api/battles`, for a recorded fight that continues here. `course` is the fight so far. */
export const playOn = z.strictObject({
  course: z.strictObject({
    title: name,
    ruleset: text(0, 64),
    version: number,
    rulebook: z.exactOptional(originSchema),
    setup: z.pipe(
      z.transform((setup: unknown) => plain(setup, MOST_FILE_BYTES) as Setup | undefined),
      z.custom<Setup>((setup) => typeof setup === 'object' && setup !== null),
    ),
    seed,
    /** The inputs, oldest first, without undone ones. Each is parsed as `journaled` when it is replayed. */
    inputs: z.array(z.unknown()).check(z.maxLength(MOST_INPUTS)),
    pictures: z.record(text(32, 32), z.string().check(z.maxLength(lettersFor(MOST_BACKDROP_BYTES)))),
  }),
});
