import type { Interjection } from './action.ts';
import { type Answering, type Input, type Intending, paramsOf } from './input.ts';
import { type Kinds, optional, readValues, text } from './kinds.ts';
import type { OpenWait, Prompt } from './prompt.ts';
import type { Fault } from './rejection.ts';
import { FACE_FAULTS, type FaceFault, type Ruleset } from './ruleset.ts';
import type { Asked, Params } from './script.ts';
import { maySeeSecretsOf } from './secrets.ts';
import { findFighter, type Json, type Table } from './table.ts';
import { GM_EYES, mayKnowOf, seenBy, type Viewer } from './view.ts';

/** A battle at the moment at which somebody says something. */
export interface Moment<T extends Table> {
  readonly ruleset: Ruleset<T>;
  readonly table: T;
  /** All that may be done at any moment, by name. */
  readonly interjections: Readonly<Record<string, Interjection<T>>>;
  /** Null: the battle is over. */
  readonly wait: OpenWait | null;
}

/** Who says something, and with whose eyes it is looked at. */
interface Heard {
  readonly speaker: Asked;
  readonly eyes: Viewer;
}

const TIMEOUT = { prompt: optional(text(64)) };
const NONE: Kinds = {};

/** What the parameters of an input are; undefined: nothing declares them, and it will be refused. */
export function declared<T extends Table>(
  { ruleset, interjections, wait }: Moment<T>,
  { as, do: name, answer }: Input,
): Kinds | undefined {
  if (name === 'gm.timeout') return TIMEOUT;
  if (name !== undefined) return (own(interjections, name) ?? own(ruleset.actions, name))?.params;
  const choices = wait?.answerable(as)?.choices();
  const choice = choices?.find(({ option }) => option === answer);
  return choice && (choice.params ?? NONE);
}

/** An input as the doing of whom it is for, where one may speak for another. Nobody speaks for the GM. */
export function doneBy({ voice }: Pick<Ruleset, 'voice'>, input: Input): Input {
  const { for: by, ...said } = input;
  const isForAnother = voice !== undefined && typeof by === 'string' && by !== 'gm';
  return isForAnother ? ({ ...said, as: by } as Input) : input;
}

/** The prompt of that id; the first whose time can be up if none is named. */
export function promptToTimeOut(prompts: readonly Prompt[], id: Json | undefined): Prompt | undefined {
  return prompts.find((open) => (id === undefined ? open.canTimeOut : open.id === id));
}

/** What forbids an input that has been read: to whoever sends it, as far as they see. Looks and never touches. */
export function faultOfInput<T extends Table>(
  moment: Moment<T>,
  input: Input | undefined,
  viewer?: Viewer,
): Fault | undefined {
  if (moment.table.over && !isStillAllowed(moment, input)) return 'battle-over';
  if (!input || (viewer && (input.eyes || input.weighed))) return 'bad-input';
  const done = doneBy(moment.ruleset, input);
  const heard = { speaker: input.as, eyes: viewer ?? input.eyes ?? GM_EYES };
  if (!maySeeSecretsOf(heard.eyes, input.as)) return input.as === 'gm' ? 'not-gm' : 'not-your-turn';
  return done.answer === undefined ? faultOfIntent(moment, done, heard) : faultOfAnswer(moment, done, heard);
}

function isStillAllowed<T extends Table>({ ruleset, interjections }: Moment<T>, input?: Input): boolean {
  const { afterEnd = [] } = ruleset;
  return input?.do !== undefined && afterEnd.includes(input.do) && Object.hasOwn(interjections, input.do);
}

function faultOfVoice<T extends Table>(
  { ruleset }: Moment<T>,
  seen: T,
  speaker: Asked,
  done: Input,
): Fault | undefined {
  return ruleset.voice?.(seen, speaker, done.as, { ...paramsOf(done), option: done.do ?? done.answer });
}

function faultOfAnswer<T extends Table>(
  moment: Moment<T>,
  input: Answering,
  { speaker, eyes }: Heard,
): Fault | undefined {
  const { ruleset, table, wait } = moment;
  const given = paramsOf(input);
  if (ruleset.isMalformed?.(input.answer, given)) return 'bad-input';
  const prompt = wait?.answerable(input.as);
  if (!prompt) return 'no-prompt';
  const unheard = faultOfVoice(moment, seenBy(table, eyes), speaker, input);
  if (unheard !== undefined) return unheard;
  const choice = prompt.choices(eyes).find(({ option }) => option === input.answer);
  if (!choice) return 'not-an-option';
  const act = readValues(choice.params ?? NONE, given);
  return act ? choice.check?.(act) : 'bad-input';
}

function faultOfIntent<T extends Table>(
  moment: Moment<T>,
  input: Intending,
  { speaker, eyes }: Heard,
): Fault | undefined {
  const { ruleset, table, interjections, wait } = moment;
  const { as, do: name } = input;
  const params = paramsOf(input);
  if (name === 'gm.timeout') return faultOfTimeout(moment, as, params);
  const seen = seenBy(table, eyes);
  const interjection = own(interjections, name);
  const action = own(ruleset.actions, name);
  const what = interjection ?? action;
  const act = what?.parse(params, seen, as);
  const isFault: Record<FaceFault, boolean> = {
    'bad-input': act === undefined,
    'not-gm': what?.gm === true && as !== 'gm',
    'prompt-open': mustWait(interjection) && !table.over && !isTurnTo(moment, eyes),
  };
  const first = (ruleset.faults ?? FACE_FAULTS).find((fault) => isFault[fault]);
  if (first || !what || act === undefined) return first ?? 'bad-input';
  const isAsked = wait?.prompts.some((prompt) => prompt.for === as);
  if (!(interjection || what.gm || action?.outOfTurn || isAsked)) return 'not-your-turn';
  return faultOfVoice(moment, seen, speaker, input) ?? what.check(seen, as, act);
}

/** Whether it has to wait until nothing but turns is asked: all but most of what is done at any moment. */
function mustWait(interjection: { readonly waits?: true } | undefined): boolean {
  return interjection === undefined || interjection.waits === true;
}

/** Whether somebody can tell that turns are waited for: not if these are of fighters whom they do not know of. */
function isTurnTo<T extends Table>({ table, wait }: Moment<T>, eyes: Viewer): boolean {
  if (!wait?.isTurn) return false;
  return wait.prompts.some(({ for: asked }) => {
    const fighter = findFighter(table, asked);
    return fighter ? mayKnowOf(eyes, fighter) : eyes.role === 'gm';
  });
}

function faultOfTimeout<T extends Table>(
  { wait }: Moment<T>,
  as: Asked,
  { prompt }: Params,
): Fault | undefined {
  if (as !== 'gm') return 'not-gm';
  return promptToTimeOut(wait?.prompts ?? [], prompt)?.canTimeOut ? undefined : 'no-prompt';
}

/** What a record has under that name itself; a name from outside may be `constructor`. */
export function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
