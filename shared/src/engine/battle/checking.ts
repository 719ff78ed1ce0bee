import { FACE_FAULTS, type FaceFault } from '../core/ruleset.ts';
import { faultOfTurn, withWaivers } from '../gm/overrides.ts';
import type { Fault } from '../presentation/rejection.ts';
import { type FieldSchemas, readValues } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Json, Params } from '../schema/json.ts';
import { own } from '../schema/records.ts';
import { findFighter, type Table } from '../state/table.ts';
import { seenBy } from '../visibility/view.ts';
import { GM_EYES, mayKnowOf, maySeeSecretsOf, type Viewer } from '../visibility/viewer.ts';
import type { Moment } from './input-context.ts';
import type { ParsedInput } from './parsed-input.ts';
import type { Prompt } from './prompt.ts';

const NONE: FieldSchemas = {};

/** Returns the prompt with that id; without an id, the first prompt that can time out. */
export function promptToTimeOut(prompts: readonly Prompt[], id: Json | undefined): Prompt | undefined {
  return prompts.find((open) => (id === undefined ? open.canTimeOut : open.id === id));
}

/** Returns why a parsed input is illegal, in the view of its sender. Never changes the table. */
export function faultOfSaid<T extends Table>(
  moment: Moment<T>,
  said: ParsedInput | undefined,
  viewer?: Viewer,
): Fault | undefined {
  if (moment.table.over && !isStillAllowed(moment, said)) return 'battle-over';
  if (!said || (viewer && (said.input.eyes || said.input.weighed))) return 'bad-input';
  const { as, do: name, answer, eyes: attempted } = said.input;
  if (said.input.force && viewer && viewer.role !== 'gm') return 'not-gm';
  const eyes = viewer ?? attempted ?? GM_EYES;
  if (!maySeeSecretsOf(eyes, as)) return as === 'gm' ? 'not-gm' : 'not-your-turn';
  return name === undefined
    ? faultOfAnswer(moment, said, answer, eyes)
    : faultOfIntent(moment, said, name, eyes);
}

function isStillAllowed<T extends Table>({ ruleset, interjections }: Moment<T>, said?: ParsedInput): boolean {
  const { afterEnd = [] } = ruleset;
  const name = said?.input.do;
  return name !== undefined && afterEnd.includes(name) && Object.hasOwn(interjections, name);
}

function faultOfVoice<T extends Table>(
  { ruleset }: Moment<T>,
  seen: T,
  { input, by, params }: ParsedInput,
): Fault | undefined {
  return ruleset.voice?.(seen, input.as, by, { ...params, option: input.do ?? input.answer });
}

function faultOfAnswer<T extends Table>(
  moment: Moment<T>,
  said: ParsedInput,
  answer: string,
  eyes: Viewer,
): Fault | undefined {
  const { ruleset, table, wait } = moment;
  if (ruleset.isMalformed?.(answer, said.params)) return 'bad-input';
  const prompt = wait?.answerable(said.by);
  if (!prompt) return 'no-prompt';
  const unheard = faultOfVoice(moment, seenBy(table, eyes), said);
  if (unheard !== undefined) return unheard;
  const choice = prompt.choices(eyes).find(({ option }) => option === answer);
  if (!choice) return 'not-an-option';
  // The parameters are still raw if only this viewer sees the choice.
  const read = said.isRead ? said.params : readValues(choice.params ?? NONE, said.params);
  return read ? choice.check?.(read) : 'bad-input';
}

function faultOfIntent<T extends Table>(
  moment: Moment<T>,
  said: ParsedInput,
  name: string,
  eyes: Viewer,
): Fault | undefined {
  const { ruleset, table, interjections, wait } = moment;
  const { by, params } = said;
  if (name === 'gm.timeout') return faultOfTimeout(moment, by, params);
  const seen = seenBy(table, eyes);
  const interjection = own(interjections, name);
  const action = own(ruleset.actions, name);
  const what = interjection ?? action;
  const act = said.isRead ? what?.understand(params, seen, by) : undefined;
  const isFault: Record<FaceFault, boolean> = {
    'bad-input': act === undefined,
    'not-gm': what?.gm === true && by !== 'gm',
    'prompt-open': mustWait(interjection) && !table.over && !isTurnTo(moment, eyes),
  };
  const first = (ruleset.faults ?? FACE_FAULTS).find((fault) => isFault[fault]);
  if (first || !what || act === undefined) return first ?? 'bad-input';
  const isAsked = wait?.prompts.some((prompt) => prompt.for === by) === true;
  const { force } = said.input;
  const judged = force ? withWaivers(seen, by, force) : seen;
  const isPlayed = action && !interjection && !action.gm;
  const early = isPlayed ? faultOfTurn(judged, action, by, isAsked) : undefined;
  if (early !== undefined) return early;
  if (force && !action) return 'bad-input';
  return faultOfVoice(moment, seen, said) ?? what.check(judged, by, act);
}

/**
 * Returns whether an input must wait until only turn prompts are open. Most anytime actions need not wait.
 */
function mustWait(interjection: { readonly waits?: true } | undefined): boolean {
  return interjection === undefined || interjection.waits === true;
}

/**
 * Returns whether the viewer can tell that turns are open. Turns of fighters unknown to the viewer do not
 * count.
 */
function isTurnTo<T extends Table>({ table, wait }: Moment<T>, eyes: Viewer): boolean {
  if (!wait?.isTurn) return false;
  return wait.prompts.some(({ for: asked }) => {
    const fighter = findFighter(table, asked);
    return fighter ? mayKnowOf(eyes, fighter) : eyes.role === 'gm';
  });
}

function faultOfTimeout<T extends Table>(
  { wait }: Moment<T>,
  by: AskedId,
  { prompt }: Params,
): Fault | undefined {
  if (by !== 'gm') return 'not-gm';
  return promptToTimeOut(wait?.prompts ?? [], prompt)?.canTimeOut ? undefined : 'no-prompt';
}
