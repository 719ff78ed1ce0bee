import * as z from 'zod/mini';
import { type Input, parseInput } from '../engine/battle/input.ts';
import type { Json } from '../engine/schema/json.ts';
import { plain } from '../engine/schema/plain-json.ts';
import { botTraitsShape, setupFighterShape, WINDOW_SECONDS } from '../engine/setup/setup.ts';
import type { Hex } from '../hex/axial.ts';
import { RECORDED_EYES } from '../recording/recording.ts';
import { MOST_FILE_CHARACTERS } from '../scenario/fight-file.ts';
import type { Hero } from '../scenario/party.ts';
import { lettersFor, MOST_PORTRAIT_BYTES } from '../scenario/picture-files.ts';
import { AUDIENCES, EMOTES } from './chat.ts';
import { id, secret, text } from './schema-parts.ts';
import {
  ABSENCE_POLICIES,
  LONGEST_DELAY,
  LONGEST_LIMIT,
  MOST_QUIET_MINUTES,
  PACES,
  type QuietHours,
  TALKERS,
} from './settings.ts';

/* The schemas of the requests about battles, and of all messages in a room. The types in `messages.ts` derive from
   them. */

const seconds = (least: number) => z.number().check(z.minimum(least), z.maximum(LONGEST_LIMIT));
const postPace = z.strictObject({ prompt: seconds(1), turn: seconds(1) });

export const ROLES = ['gm', 'player', 'spectator'] as const;
const role = z.enum(ROLES);

/** The roles that take part in the fight. A spectator does not. */
const actor = z.enum(['gm', 'player']);

/** The settings that every request for a new battle can have. */
const terms = {
  options: z.exactOptional(
    z.pipe(
      z.transform((options: unknown) => plain(options)),
      z.record(z.string(), z.custom<Json>()),
    ),
  ),
  title: z.exactOptional(z.string().check(z.maxLength(200))),
  /**
   * The fighters that the caller plays. If given, the fight starts immediately and bots play the other fighters. If
   * omitted, players gather in the lobby first.
   */
  play: z.exactOptional(z.array(id).check(z.minLength(1), z.maxLength(40))),
  /**
   * The minimum duration of bluff-proof windows, in seconds; if omitted, windows are not bluff-proof. The GM can
   * change it with `gm.windows`.
   */
  windowSeconds: z.exactOptional(
    z.number().check(z.minimum(WINDOW_SECONDS[0]), z.maximum(WINDOW_SECONDS[1])),
  ),
  /** The time limits, in seconds, of a table that is played by post. If omitted, the group plays live. */
  post: z.exactOptional(postPace),
};

/** The body of `POST /api/battles`, for a scenario. */
export const createBattle = z.strictObject({ ruleset: text(0, 64), scenario: text(0, 64), ...terms });

/**
 * The body of `POST /api/battles`, for a custom fight: the text of its file, or the content of that file as JSON.
 */
export const createFight = z.strictObject({
  fight: z.pipe(
    z.transform((fight: unknown) =>
      typeof fight === 'string' ? fight : JSON.stringify(plain(fight, MOST_FILE_CHARACTERS)),
    ),
    z.string(),
  ),
  ...terms,
});

/** The body of `POST /api/battles/:id/open`. One of the two secrets is required. */
export const openBattle = z.strictObject({
  token: z.exactOptional(secret),
  seatKey: z.exactOptional(secret),
});

/** The body of `POST /api/battles/:id/rename`, which renames a battle. */
export const renameBattle = z.extend(openBattle, { title: z.string().check(z.maxLength(200)) });

/** The body of `POST /api/battles/:id/leave`, which gives up a seat. */
export const leaveBattle = z.strictObject({ seatKey: secret });

/** The body of `POST /api/battles/:id/pictures`, which saves a picture for a battle. */
export const sendPicture = z.strictObject({
  seatKey: secret,
  picture: z.string().check(z.maxLength(lettersFor(MOST_PORTRAIT_BYTES))),
});

/**
 * The body of `POST /api/battles/:id/recording`. `eyes` is the view to record. If omitted, the recording has the most
 * complete view that the secret allows.
 */
export const askRecording = z.strictObject({
  token: z.exactOptional(secret),
  seatKey: z.exactOptional(secret),
  eyes: z.exactOptional(z.enum(RECORDED_EYES)),
});

/** The options for joining the room `battle`. At least one of the two secrets is required. */
export const joinOptions = z
  .object({
    /** The secret of a link, which determines the role. */
    token: z.exactOptional(secret),
    /** The secret of an earlier seat. It gives the same seat back, on any connection. */
    seatKey: z.exactOptional(secret),
    name: z.exactOptional(z.string().check(z.maxLength(200))),
    /** The passphrase for new players, if the GM has set one. */
    passphrase: z.exactOptional(text(0, 128)),
    /** The id that the client generated for its browser tab. */
    tab: z.exactOptional(id),
    /** True if the client reconnects automatically. Then it does not take the seat from another tab. */
    isBack: z.exactOptional(z.boolean()),
    /** True if the client words denials itself. Then the message of a denial is the key of its sentence. */
    isKeyed: z.exactOptional(z.boolean()),
  })
  .check(z.refine(({ token, seatKey }) => token !== undefined || seatKey !== undefined));

/**
 * An input to the battle. Only its actor and its action or option are validated here. `Battle.read` parses the
 * rest.
 */
const input = z.custom<Input>((value) => {
  const said = parseInput(value);
  return said !== undefined && [said.as, said.do ?? said.answer].every((word) => id.safeParse(word).success);
});

/** The message `intent`. An answer must name its prompt. */
export const intentMessage = z
  .object({
    /** The id that the client generated. A message that is sent twice is applied only once. */
    id,
    /** The revision of the table that the sender saw. The input cannot refer to prompts that opened later. */
    rev: z.int().check(z.minimum(0)),
    /** The prompt that the input answers. A late click therefore cannot answer another prompt. */
    prompt: z.exactOptional(id),
    input,
  })
  .check(z.refine(({ input: said, prompt }) => said.answer === undefined || prompt !== undefined));

const heroShape = z.pick(setupFighterShape, { name: true, sheet: true, portrait: true });

/** A hero in the form of a setup. The rules validate its sheet. */
const hero = z.pipe(
  z.transform((given: unknown): Hero | undefined => heroShape.safeParse(plain(given)).data),
  z.custom<Hero>((read) => read !== undefined),
);

const DAY_MINUTES = 24 * 60;
const minute = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES - 1));

/** Returns how many minutes of a day are quiet. */
const quietMinutes = ({ from, until }: QuietHours) => (until - from + DAY_MINUTES) % DAY_MINUTES;

const quietHours = z
  .strictObject({ from: minute, until: minute, zone: text(1, 64) })
  .check(z.refine((hours) => quietMinutes(hours) > 0 && quietMinutes(hours) <= MOST_QUIET_MINUTES));

const bank = z.strictObject({ seconds: seconds(1), refill: seconds(0) });

const settings = z.strictObject({
  do: z.literal('settings'),
  absence: z.exactOptional(z.enum(ABSENCE_POLICIES)),
  absenceSeconds: z.exactOptional(seconds(0)),
  banks: z.exactOptional(z.nullable(z.strictObject({ turn: bank, reaction: bank }))),
  post: z.exactOptional(z.nullable(postPace)),
  paused: z.exactOptional(z.boolean()),
  locked: z.exactOptional(z.boolean()),
  bands: z.exactOptional(z.boolean()),
  spectatorsDelay: z.exactOptional(z.int().check(z.minimum(0), z.maximum(LONGEST_DELAY))),
  freeTakebacks: z.exactOptional(z.boolean()),
  openReplay: z.exactOptional(z.boolean()),
  setsDice: z.exactOptional(z.boolean()),
  seesWinChance: z.exactOptional(z.boolean()),
  talkers: z.exactOptional(z.enum(TALKERS)),
  openEarlierTalk: z.exactOptional(z.boolean()),
  listed: z.exactOptional(z.boolean()),
});

/** The message `seat`, which changes a seat or the table. */
export const seatMessage = z.discriminatedUnion('do', [
  z.object({ do: z.literal('claim'), fighter: id }),
  z.object({ do: z.literal('release'), fighter: id }),
  z.object({ do: z.literal('rename'), name: z.string().check(z.maxLength(200)) }),
  z.object({ do: z.literal('ready'), ready: z.boolean() }),
  /** Sets the hours in which the seat's time does not run at a table that is played by post; null for none. */
  z.object({ do: z.literal('quiet-hours'), hours: z.nullable(quietHours) }),
  z.object({ do: z.literal('start') }),
  z.object({ do: z.literal('assign'), fighter: id, seat: z.nullable(id) }),
  z.object({ do: z.literal('assign-side'), side: text(1, 32), seat: z.nullable(id) }),
  /** Sets the level or temperament with which bots play a fighter, or all fighters of a side. */
  z.object({ do: z.literal('bot'), fighter: id, bot: botTraitsShape }),
  z.object({ do: z.literal('bot-side'), side: text(1, 32), bot: botTraitsShape }),
  z.object({ do: z.literal('pace'), pace: z.enum(PACES) }),
  z.object({ do: z.literal('again'), wounds: z.exactOptional(z.boolean()) }),
  z.object({ do: z.literal('rotate'), role }),
  z.object({ do: z.literal('passphrase'), passphrase: z.nullable(text(4, 128)) }),
  z.object({ do: z.enum(['kick', 'ban']), seat: id }),
  z.object({ do: z.literal('role'), seat: id, role: actor }),
  z.object({ do: z.literal('hand-over'), seat: id }),
  z.object({ do: z.literal('extend'), seconds: seconds(1) }),
  /** `rev` is the revision that the sender saw. The rewind must not undo steps after it. */
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

/** The message `history`, which requests past events. */
export const historyMessage = z.object({
  after: z.int().check(z.minimum(-1)),
  /**
   * The number of a rewind. Requests the results of the inputs that it has undone, instead of the current results. Only
   * a GM may send it.
   */
  undoneBy: z.exactOptional(z.int().check(z.minimum(1))),
});

const to = z.enum(AUDIENCES);
const step = z.int().check(z.minimum(-1000), z.maximum(1000));
const hex: z.ZodMiniType<Hex> = z.tuple([step, step]);

/** The message `talk`, which sends a chat message, a roll or a sign. */
export const talkMessage = z.discriminatedUnion('do', [
  z.object({ do: z.literal('say'), to, text: text(1, 500) }),
  /** Rolls a dice notation such as `2d6+3`: see `rollNotation`. */
  z.object({ do: z.literal('roll'), to, notation: text(1, 60) }),
  /** The chat checks the bounds of a template: see `isTemplate`. */
  z.object({
    do: z.literal('ping'),
    at: hex,
    template: z.exactOptional(z.object({ shape: text(1, 20), size: step, direction: step })),
  }),
  z.object({ do: z.literal('measure'), from: hex, to: hex }),
  z.object({ do: z.literal('emote'), fighter: id, emote: z.enum(EMOTES) }),
  /** The GM deletes all chat messages. */
  z.object({ do: z.literal('clear') }),
]);

/** The message `sayings`, which requests the earlier chat messages. */
export const sayingsMessage = z.strictObject({});
