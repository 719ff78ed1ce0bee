import * as z from 'zod/mini';
import { type Input, parseInput } from '../engine/battle/input.ts';
import { isRewind } from '../engine/history/rewind.ts';
import type { Json } from '../engine/schema/json.ts';
import { plain } from '../engine/schema/plain-json.ts';
import { MOST_FIGHTERS, type Setup, setupFighterShape, WINDOW_SECONDS } from '../engine/setup/setup.ts';
import { REWIND_WAYS } from '../engine/state/event.ts';
import type { Hex } from '../hex/axial.ts';
import { DOCUMENT_KINDS } from '../library/kinds.ts';
import { RECORDED_EYES } from '../recording/recording.ts';
import { MOST_FILE_BYTES, MOST_FILE_LETTERS } from '../scenario/fight-file.ts';
import type { Hero } from '../scenario/party.ts';
import { lettersFor, MOST_BACKDROP_BYTES, MOST_PORTRAIT_BYTES } from '../scenario/picture-files.ts';
import { AUDIENCES, EMOTES } from './chat.ts';
import { ABSENCE_POLICIES, LONGEST_DELAY, PACES, TALKERS } from './settings.ts';

/* Schemas of all requests to the server. The types in `messages.ts` derive from them. */

const DAY = 86_400;
/** The maximum number of inputs of a recorded fight that is continued on this server. */
const MOST_INPUTS = 10_000;
const MOST_WAYS = 20;

/** Returns the schema of a text that a database and a socket preserve exactly. */
function text(least: number, most: number): z.ZodMiniType<string> {
  const isWhole = (value: string) => value.isWellFormed() && !value.includes('\0');
  return z.string().check(z.minLength(least), z.maxLength(most), z.refine(isWhole));
}

const id = text(1, 64);
const secret = text(1, 128);
const seconds = (least: number) => z.number().check(z.minimum(least), z.maximum(DAY));

export const ROLES = ['gm', 'player', 'spectator'] as const;
const role = z.enum(ROLES);

/** The roles that take part; a spectator does not. */
const actor = z.enum(['gm', 'player']);

/** The settings of any new battle. */
const terms = {
  options: z.exactOptional(
    z.pipe(
      z.transform((options: unknown) => plain(options)),
      z.record(z.string(), z.custom<Json>()),
    ),
  ),
  title: z.exactOptional(z.string().check(z.maxLength(200))),
  /**
   * The fight starts at once: the caller plays these fighters, bots play the others. If omitted, players gather
   * first.
   */
  play: z.exactOptional(z.array(id).check(z.minLength(1), z.maxLength(40))),
  /**
   * The minimum duration of bluff-safe windows; if omitted, windows are not bluff-safe. The GM changes it with
   * `gm.windows`.
   */
  windowSeconds: z.exactOptional(
    z.number().check(z.minimum(WINDOW_SECONDS[0]), z.maximum(WINDOW_SECONDS[1])),
  ),
};

/** `POST /api/battles`, a scenario. */
export const createBattle = z.strictObject({ ruleset: text(0, 64), scenario: text(0, 64), ...terms });

/** `POST /api/battles`, a custom fight: the text of its file, or its content. */
export const createFight = z.strictObject({
  fight: z.pipe(
    z.transform((fight: unknown) =>
      typeof fight === 'string' ? fight : JSON.stringify(plain(fight, MOST_FILE_LETTERS)),
    ),
    z.string(),
  ),
  ...terms,
});

const name = text(0, 200);
const number = z.int().check(z.minimum(0));
const seed = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const sight = { banded: z.exactOptional(text(0, 32)) };
const ways = z.array(
  z.strictObject({ what: id, target: z.nullable(id), chance: z.number().check(z.minimum(0), z.maximum(1)) }),
);

/**
 * Members that only the server writes into a journal: the view of an attempt, and a bot's considered options.
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

/** An input in a journal. The rules validate the other members. */
export const journaled = z.pipe(
  z.transform((given: unknown) => parseInput(plain(given))),
  z.custom<Input>((value) => {
    const said = parseInput(value);
    return said !== undefined && (isRewind(said) ? rewind : written).safeParse(said).success;
  }),
);

/** `POST /api/battles`, a fight that was played elsewhere and continues here, with its course so far. */
export const playOn = z.strictObject({
  course: z.strictObject({
    title: name,
    ruleset: text(0, 64),
    version: number,
    setup: z.pipe(
      z.transform((setup: unknown) => plain(setup, MOST_FILE_BYTES) as Setup | undefined),
      z.custom<Setup>((setup) => typeof setup === 'object' && setup !== null),
    ),
    seed,
    /** The inputs without undone ones, oldest first. Each is parsed as `journaled` when it is replayed. */
    inputs: z.array(z.unknown()).check(z.maxLength(MOST_INPUTS)),
    pictures: z.record(text(32, 32), z.string().check(z.maxLength(lettersFor(MOST_BACKDROP_BYTES)))),
  }),
});

/** `POST /api/battles/:id/open`. One of the two secrets is required. */
export const openBattle = z.strictObject({
  token: z.exactOptional(secret),
  seatKey: z.exactOptional(secret),
});

/** `POST /api/battles/:id/rename`. */
export const renameBattle = z.extend(openBattle, { title: z.string().check(z.maxLength(200)) });

/** `POST /api/battles/:id/leave`. */
export const leaveBattle = z.strictObject({ seatKey: secret });

/** `POST /api/battles/:id/pictures`. */
export const sendPicture = z.strictObject({
  seatKey: secret,
  picture: z.string().check(z.maxLength(lettersFor(MOST_PORTRAIT_BYTES))),
});

/** Body of `POST /api/battles/:id/recording`. If `eyes` is omitted, it is in the best view that the secret allows. */
export const askRecording = z.strictObject({
  token: z.exactOptional(secret),
  seatKey: z.exactOptional(secret),
  eyes: z.exactOptional(z.enum(RECORDED_EYES)),
});

/** `POST /api/shelves/:id/list`, and all other requests for a whole library. */
export const openShelf = z.strictObject({ key: secret });

/** `POST /api/shelves/:id/keep`. */
export const keepThing = z.strictObject({
  key: secret,
  kind: z.enum(DOCUMENT_KINDS),
  /** If omitted, the title in the document. */
  name: z.exactOptional(z.string().check(z.maxLength(200))),
  /** The text of a file. */
  document: z.string(),
  /** The document that it replaces; if omitted, the document is added. */
  thing: z.exactOptional(id),
});

/** `POST /api/shelves/:id/things/:thing/rename`. */
export const renameThing = z.extend(openShelf, { name: z.string().check(z.maxLength(200)) });

/** `POST /api/kept/:id`. */
export const readThing = z.strictObject({ token: secret });

/** The options for joining the room `battle`: at least one of the two secrets. */
export const joinOptions = z
  .object({
    /** The secret of the link, which determines the role. */
    token: z.exactOptional(secret),
    /** The secret of an earlier seat; it gives the same seat back, on any connection. */
    seatKey: z.exactOptional(secret),
    name: z.exactOptional(z.string().check(z.maxLength(200))),
    /** The passphrase for new players, if the GM has set one. */
    passphrase: z.exactOptional(text(0, 128)),
    /** The id that the client generated for its tab. */
    tab: z.exactOptional(id),
    /** The client reconnects automatically, so it does not take the seat from another tab. */
    isBack: z.exactOptional(z.boolean()),
  })
  .check(z.refine(({ token, seatKey }) => token !== undefined || seatKey !== undefined));

/** Only the actor is validated here. The rules read the rest (`Battle.read`). */
const input = z.custom<Input>((value) => {
  const said = parseInput(value);
  return said !== undefined && [said.as, said.do ?? said.answer].every((word) => id.safeParse(word).success);
});

/** Message `intent`. An answer must name its prompt. */
export const intentMessage = z
  .object({
    /** Generated by the client; a message that is sent twice is applied once. */
    id,
    /** The revision of the table that the sender saw. It cannot refer to later prompts. */
    rev: z.int().check(z.minimum(0)),
    /** The prompt that it answers, so a late click cannot answer another. */
    prompt: z.exactOptional(id),
    input,
  })
  .check(z.refine(({ input: said, prompt }) => said.answer === undefined || prompt !== undefined));

const heroShape = z.pick(setupFighterShape, { name: true, sheet: true, portrait: true });

/** A fighter in the form of a setup. The rules validate its sheet. */
const hero = z.pipe(
  z.transform((given: unknown): Hero | undefined => heroShape.safeParse(plain(given)).data),
  z.custom<Hero>((read) => read !== undefined),
);

const bank = z.strictObject({ seconds: seconds(1), refill: seconds(0) });

const settings = z.strictObject({
  do: z.literal('settings'),
  absence: z.exactOptional(z.enum(ABSENCE_POLICIES)),
  absenceSeconds: z.exactOptional(seconds(0)),
  banks: z.exactOptional(z.nullable(z.strictObject({ turn: bank, reaction: bank }))),
  paused: z.exactOptional(z.boolean()),
  locked: z.exactOptional(z.boolean()),
  bands: z.exactOptional(z.boolean()),
  spectatorsDelay: z.exactOptional(z.int().check(z.minimum(0), z.maximum(LONGEST_DELAY))),
  freeTakebacks: z.exactOptional(z.boolean()),
  openReplay: z.exactOptional(z.boolean()),
  setsDice: z.exactOptional(z.boolean()),
  talkers: z.exactOptional(z.enum(TALKERS)),
  openEarlierTalk: z.exactOptional(z.boolean()),
  listed: z.exactOptional(z.boolean()),
});

/** Message `seat`. */
export const seatMessage = z.discriminatedUnion('do', [
  z.object({ do: z.literal('claim'), fighter: id }),
  z.object({ do: z.literal('release'), fighter: id }),
  z.object({ do: z.literal('rename'), name: z.string().check(z.maxLength(200)) }),
  z.object({ do: z.literal('ready'), ready: z.boolean() }),
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('assign'), fighter: id, seat: z.nullable(id) }),
  z.object({ do: z.literal('assign-side'), side: text(1, 32), seat: z.nullable(id) }),
  z.object({ do: z.literal('pace'), pace: z.enum(PACES) }),
  z.object({ do: z.literal('again'), wounds: z.exactOptional(z.boolean()) }),
  z.object({ do: z.literal('rotate'), role }),
  z.object({ do: z.literal('passphrase'), passphrase: z.nullable(text(4, 128)) }),
  z.object({ do: z.enum(['kick', 'ban']), seat: id }),
  z.object({ do: z.literal('role'), seat: id, role: actor }),
  z.object({ do: z.literal('hand-over'), seat: id }),
  z.object({ do: z.literal('extend'), seconds: seconds(1) }),
  /** `rev` is the revision that the sender saw. Later steps must not be undone by it. */
  z.object({
    do: z.literal('rewind'),
    to: z.int(),
    rev: z.int().check(z.minimum(0)),
    why: z.exactOptional(text(0, 200)),
  }),
  z.object({ do: z.literal('takeback') }),
  z.object({ do: z.literal('answer-takeback'), grants: z.boolean() }),
  z.object({ do: z.literal('bring-hero'), hero }),
  z.object({ do: z.literal('withdraw-hero') }),
  z.object({ do: z.literal('answer-hero'), seat: id, accepts: z.boolean() }),
  z.object({ do: z.literal('mute'), seat: id, muted: z.boolean() }),
  settings,
]);

/** Message `history`. */
export const historyMessage = z.object({
  after: z.int().check(z.minimum(-1)),
  /** For a GM: the results of the inputs that this rewind has undone, instead of those that count. */
  undoneBy: z.exactOptional(z.int().check(z.minimum(1))),
});

const to = z.enum(AUDIENCES);
const step = z.int().check(z.minimum(-1000), z.maximum(1000));
const hex: z.ZodMiniType<Hex> = z.tuple([step, step]);

/** Message `talk`. */
export const talkMessage = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), to, text: text(1, 500) }),
  /** A dice notation such as `2d6+3`: see `rollNotation`. */
  z.object({ do: z.literal('roll'), to, notation: text(1, 60) }),
  z.object({ do: z.literal('ping'), at: hex }),
  z.object({ do: z.literal('measure'), from: hex, to: hex }),
  z.object({ do: z.literal('emote'), fighter: id, emote: z.enum(EMOTES) }),
  /** The GM deletes all chat messages. */
  z.object({ do: z.literal('clear') }),
]);

/** Message `sayings`. */
export const sayingsMessage = z.strictObject({});
