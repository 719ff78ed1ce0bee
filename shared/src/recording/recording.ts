import * as z from 'zod/mini';
import type { Input } from '../engine/battle/input.ts';
import type { PlannedChoice } from '../engine/core/forecast.ts';
import { originSchema, type RulesName } from '../engine/history/rulebook-origin.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import type { Pictures } from '../engine/setup/scenario.ts';
import { mapShape, type Setup } from '../engine/setup/setup.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { lettersFor, MOST_BACKDROP_BYTES } from '../scenario/picture-files.ts';
import * as texts from '../words/messages/recording.ts';
import { type Analysis, analysisSchema } from './analysis.ts';
import { type Variation, variationSchema } from './variation.ts';

/** The views in which a fight can be recorded: everything, one seat's view, or the public view. */
export const RECORDED_EYES = ['whole', 'seat', 'everybody'] as const;
export type RecordedEyes = (typeof RECORDED_EYES)[number];

/** The first line of a recording. `docs/recordings.md` describes the format. */
export interface RecordingHead extends RulesName {
  readonly recording: 1 | 2;
  readonly title: string;
  readonly eyes: RecordedEyes;
  /** True if the health of enemies is shown in bands, not in numbers. */
  readonly banded?: true;
  /** SHA-256 of the dice seed, which was shown before the first roll. */
  readonly diceHash: string;
  /**
   * The data for replaying the fight. Omitted while the fight is running, or if the viewer may not see all of it.
   */
  readonly proof?: { readonly setup: Setup; readonly seed: string };
  /**
   * The setup of a running fight, so that the GM can replay the fight so far from its inputs and the faces of its dice.
   * Only for the GM, and only with the table setting `seesWinChance`.
   */
  readonly underway?: { readonly setup: Setup };
  /** The win probabilities, if they were calculated and saved with the fight. */
  readonly analysis?: Analysis;
}

/** A choice that a fighter made. It is recorded so that its odds can be computed again. */
export interface Tried {
  readonly by: Id;
  readonly prospect: PlannedChoice;
}

/** A later line of a recording: the result of one input. */
export interface RecordedMoment {
  /** The number of the input; 0 is the start. */
  readonly rev: number;
  readonly events: readonly GameEvent[];
  /** The fighters whose decisions the battle waits for after this moment. */
  readonly asked: readonly Id[];
  /**
   * The keys of the table that have changed, with their new values. `fighters` holds the ids in order; each fighter
   * has the key `fighter:ID`.
   */
  readonly now: Readonly<Record<string, Json>>;
  /** The keys of the table that were removed; omitted if there are none. */
  readonly gone?: readonly string[];
  /** The pictures that first appear at this moment; omitted if there are none. */
  readonly pictures?: Pictures;
  /**
   * The choice that led to this moment, made on the table of the previous moment. Given only if the viewer made it
   * or may see everything.
   */
  readonly tried?: Tried;
  /**
   * The input of the moment; only in a recording with a proof or with `underway`. The start of the fight has none. With
   * `underway`, rewinds have none, because they contain the seed of later dice.
   */
  readonly input?: Input;
  /** The faces of the dice that the moment rolled, in order; only with `underway`. Omitted if there are none. */
  readonly faces?: readonly number[];
}

/** A line after the moments, in a recording with a proof: the result of an undone input. */
export interface UndoneStep {
  /** The number of the input. */
  readonly undone: number;
  readonly events: readonly GameEvent[];
  readonly input: Input;
}

/** A line after the moments, in a file that a viewer has saved: another line of play that a viewer tried. */
export interface SavedVariation {
  readonly variation: Variation;
}

/** A recorded fight, moment by moment. */
export interface Recording {
  readonly head: RecordingHead;
  readonly moments: readonly RecordedMoment[];
  /** The undone steps, oldest first. Empty if there are none, or if the file (format 1) does not contain them. */
  readonly undone: readonly UndoneStep[];
  /** The variations that are saved in the file, in its order. */
  readonly variations: readonly Variation[];
}

/** The reason why a file cannot be played, and the line, counted from 1. */
export interface RecordingFault {
  readonly line: number;
  readonly message: string;
}

const record = z.record(z.string(), z.json());
const text = z.string().check(z.maxLength(200));
const headSchema = z.object({
  recording: z.literal([1, 2]),
  title: text,
  ruleset: text,
  version: z.int(),
  rulebook: z.exactOptional(originSchema),
  eyes: z.enum(RECORDED_EYES),
  banded: z.exactOptional(z.literal(true)),
  diceHash: text,
  proof: z.exactOptional(z.object({ setup: record, seed: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
  underway: z.exactOptional(z.object({ setup: record })),
  analysis: z.exactOptional(analysisSchema),
});
const picture = z
  .string()
  .check(z.maxLength(lettersFor(MOST_BACKDROP_BYTES)), z.regex(/^data:image\/(webp|jpeg|png);base64,/));
const events = z.array(z.looseObject({ type: z.string() }));
const momentSchema = z.object({
  rev: z.int(),
  events,
  asked: z.array(z.string()),
  now: z.catchall(z.object({ map: z.exactOptional(mapShape) }), z.json()), // a larger map than `mapShape` allows could not be drawn
  gone: z.exactOptional(z.array(z.string())),
  pictures: z.exactOptional(z.record(z.string(), picture)),
  tried: z.exactOptional(z.object({ by: z.string(), prospect: record })),
  input: z.exactOptional(record),
  faces: z.exactOptional(z.array(z.int())),
});

const undoneSchema = z.object({ undone: z.int(), events, input: record });
const savedSchema = z.object({ variation: variationSchema });

type Line = RecordedMoment | UndoneStep | SavedVariation;

/** The prefix of the keys that hold fighters. */
export const FIGHTER = 'fighter:';

/** Returns a part of a recording as a line of its file. */
export function lineOf(part: RecordingHead | Line): string {
  return `${JSON.stringify(part)}\n`;
}

/** Returns the text of a recording's file with an analysis in its first line. */
export function withAnalysis(file: string, analysis: Analysis): string {
  const end = file.indexOf('\n') + 1;
  const head: RecordingHead = JSON.parse(file.slice(0, end));
  return lineOf({ ...head, analysis }) + file.slice(end);
}

/** Reads a recording from the text of its file, or returns its first fault with the line. */
export function readRecording(file: string): Recording | RecordingFault {
  const lines = file.trimEnd().split('\n');
  const values: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    const value = parsed(line);
    if (!schemaOf(value, index).safeParse(value).success)
      return { line: index + 1, message: faultOf(value, index) };
    values.push(value);
  }
  const [head, ...rest] = values as [RecordingHead, ...Line[]];
  const undone = rest.filter(isUndone);
  const variations = rest.filter(isSavedVariation).map(({ variation }) => variation);
  const moments = rest.filter((one): one is RecordedMoment => !isUndone(one) && !isSavedVariation(one));
  if (!moments[0]?.now.fighters) return { line: 2, message: texts.endsTooEarly };
  return { head, moments, undone, variations };
}

function schemaOf(value: unknown, index: number) {
  if (index === 0) return headSchema;
  if (isSavedVariation(value)) return savedSchema;
  return isUndone(value) ? undoneSchema : momentSchema;
}

function isUndone(value: unknown): value is UndoneStep {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'undone');
}

function isSavedVariation(value: unknown): value is SavedVariation {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'variation');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function faultOf(value: unknown, index: number): string {
  if (value === undefined) return texts.notJson;
  return index === 0 ? texts.notARecording : texts.notAMoment;
}
