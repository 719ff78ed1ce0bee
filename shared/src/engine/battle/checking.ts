import { EARLY_FAULTS, type EarlyFault } from '../core/ruleset.ts';
import { faultOfTurn, withWaivers } from '../gm/overrides.ts';
import type { Fault } from '../presentation/rejection.ts';
import { type FieldSchemas, readValues } from '../schema/field-schema.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Json, Params } from '../schema/json.ts';
import { own } from '../schema/records.ts';
import { findFighter, type Table } from '../state/table.ts';
import { seenBy } from '../visibility/view.ts';
import { GM_EYES, mayKnowOf, maySeeSecretsOf, type Viewer } from '../visibility/viewer.ts';
import type { Input } from './input.ts';
import type { InputContext } from './input-context.ts';
import type { ParsedInput } from './parsed-input.ts';
import type { Prompt } from './prompt.ts';

const NONE: FieldSchemas = {};

/** Returns the prompt with this id; without an id, the first prompt that can time out. Undefined if there is none. */
export function promptToTimeOut(prompts: readonly Prompt[], id: Json | undefined): Prompt | undefined {
  return prompts.find((open) => (id === undefined ? open.canTimeOut : open.id === id));
}

/**
 * Returns why a parsed input is illegal, judged by its sender's view of the table; undefined if it is legal. Never
 * changes the table.
 */
export function faultOfInput<T extends Table>(
  context: InputContext<T>,
  parsed: ParsedInput | undefined,
  sender?: Viewer,
): Fault | undefined {
  if (context.table.over && !isStillAllowed(context, parsed)) return 'battle-over';
  if (!parsed || (sender && isOfServer(parsed.input))) return 'bad-input';
  const { as, do: name, answer, eyes: attempted } = parsed.input;
  if (parsed.input.force && sender && sender.role !== 'gm') return 'not-gm';
  const viewer = sender ?? attempted ?? GM_EYES;
  if (!maySeeSecretsOf(viewer, as)) return as === 'gm' ? 'not-gm' : 'not-your-turn';
  return name === undefined
    ? faultOfAnswer(context, parsed, answer, viewer)
    : faultOfIntent(context, parsed, name, viewer);
}

/** Returns whether an input has members that only the server writes, when it saves the input in a journal. */
function isOfServer({ eyes, weighed, byOrder }: Input): boolean {
  return Boolean(eyes || weighed || byOrder);
}

function isStillAllowed<T extends Table>(
  { ruleset, interjections }: InputContext<T>,
  parsed?: ParsedInput,
): boolean {
  const { afterEnd = [] } = ruleset;
  const name = parsed?.input.do;
  return name !== undefined && afterEnd.includes(name) && Object.hasOwn(interjections, name);
}

function faultOfSpeaker<T extends Table>(
  { ruleset }: InputContext<T>,
  seen: T,
  { input, by, params }: ParsedInput,
): Fault | undefined {
  return ruleset.voice?.(seen, input.as, by, { ...params, option: input.do ?? input.answer });
}

function faultOfAnswer<T extends Table>(
  context: InputContext<T>,
  parsed: ParsedInput,
  answer: string,
  viewer: Viewer,
): Fault | undefined {
  const { ruleset, table, pending } = context;
  if (ruleset.isMalformed?.(answer, parsed.params)) return 'bad-input';
  const prompt = pending?.answerable(parsed.by);
  if (!prompt) return 'no-prompt';
  const speakerFault = faultOfSpeaker(context, seenBy(table, viewer), parsed);
  if (speakerFault !== undefined) return speakerFault;
  const choice = prompt.choices(viewer).find(({ option }) => option === answer);
  if (!choice) return 'not-an-option';
  // `readInput` could not parse the parameters of a choice that only this viewer sees, so they are parsed here.
  const read = parsed.isRead ? parsed.params : readValues(choice.params ?? NONE, parsed.params);
  return read ? choice.check?.(read) : 'bad-input';
}

function faultOfIntent<T extends Table>(
  context: InputContext<T>,
  parsed: ParsedInput,
  name: string,
  viewer: Viewer,
): Fault | undefined {
  const { ruleset, table, interjections, pending } = context;
  const { by, params } = parsed;
  if (name === 'gm.timeout') return faultOfTimeout(context, by, params);
  const seen = seenBy(table, viewer);
  const interjection = own(interjections, name);
  const action = own(ruleset.actions, name);
  const what = interjection ?? action;
  const act = parsed.isRead ? what?.understand(params, seen, by) : undefined;
  const isFault: Record<EarlyFault, boolean> = {
    'bad-input': act === undefined,
    'not-gm': what?.gm === true && by !== 'gm',
    'prompt-open': mustWait(interjection) && !table.over && !canTellTurn(context, viewer),
  };
  const first = (ruleset.faults ?? EARLY_FAULTS).find((fault) => isFault[fault]);
  if (first || !what || act === undefined) return first ?? 'bad-input';
  const isAsked = pending?.prompts.some((prompt) => prompt.for === by) === true;
  const { force } = parsed.input;
  const waived = force ? withWaivers(seen, by, force) : seen;
  const isPlayed = action && !interjection && !action.gm;
  const turnFault = isPlayed ? faultOfTurn(waived, action, by, isAsked) : undefined;
  if (turnFault !== undefined) return turnFault;
  if (force && !action) return 'bad-input';
  return faultOfSpeaker(context, seen, parsed) ?? what.check(waived, by, act);
}

/**
 * Returns whether an input must wait until only turn prompts are open. Most anytime actions do not have to wait.
 */
function mustWait(interjection: { readonly waits?: true } | undefined): boolean {
  return interjection === undefined || interjection.waits === true;
}

/**
 * Returns whether the viewer can see that turn prompts are open. Turns of fighters that the viewer does not know of
 * are ignored.
 */
function canTellTurn<T extends Table>({ table, pending }: InputContext<T>, viewer: Viewer): boolean {
  if (!pending?.isTurn) return false;
  return pending.prompts.some(({ for: asked }) => {
    const fighter = findFighter(table, asked);
    return fighter ? mayKnowOf(viewer, fighter) : viewer.role === 'gm';
  });
}

function faultOfTimeout<T extends Table>(
  { pending }: InputContext<T>,
  by: AskedId,
  { prompt }: Params,
): Fault | undefined {
  if (by !== 'gm') return 'not-gm';
  return promptToTimeOut(pending?.prompts ?? [], prompt)?.canTimeOut ? undefined : 'no-prompt';
}
