import * as refusals from '../../words/messages/engine-refusals.ts';
import { type KeyedText, keyOf, type Said, said } from '../language/keyed-text.ts';
import { own } from '../schema/records.ts';

/** The engine's chapter of refusals, by the name that keys begin with. */
export const ENGINE_CHAPTERS = { 'engine-refusals': refusals };

/** The engine's own refusals. */
export const REFUSALS = said(ENGINE_CHAPTERS)['engine-refusals'];

/**
 * A fault that a check has found: a code, or a code with a specific sentence and clause. A sentence that is only a
 * string is shown as it is in all languages.
 */
export type Fault =
  | string
  | { readonly code: string; readonly say?: Said | string; readonly clause?: string };

/**
 * The reply to an illegal input, which changes nothing and rolls no dice. With the key and its arguments, the reader
 * can word the sentence in another language.
 */
export interface Rejection extends Partial<KeyedText> {
  readonly code: string;
  /** A sentence for the player, in the language of the process that has rejected the input. */
  readonly message: string;
  readonly clause?: string;
}

const LACKING = 'not-enough-';

/** Returns the code of the fault for a fighter that does not have enough of a resource. */
export function lackOf(resource: string): string {
  return `${LACKING}${resource}`;
}

/** Returns the resource in a code that `lackOf` returned; undefined for other codes. */
export function lackedIn(code: string): string | undefined {
  return code.startsWith(LACKING) ? code.slice(LACKING.length) : undefined;
}

/** Returns the code of a fault. */
export function codeOf(fault: Fault): string {
  return typeof fault === 'string' ? fault : fault.code;
}

/**
 * Returns the rejection for a fault. The message comes from the fault itself, else from the ruleset's
 * catalog, else from the engine.
 */
export function rejection(fault: Fault, sentences: Readonly<Record<string, string>> = {}): Rejection {
  const { code, say, clause }: Exclude<Fault, string> = typeof fault === 'string' ? { code: fault } : fault;
  const told = say ?? sentenceOf(code, sentences);
  const words = typeof told === 'string' ? { message: told } : { message: told.text, ...keyOf(told) };
  return { code, ...words, ...(clause !== undefined && { clause }) };
}

/** Returns the sentence for a code. `sentences` are the ruleset's own, from its chapter `rejections`. */
function sentenceOf(code: string, sentences: Readonly<Record<string, string>>): Said {
  const text = own(sentences, code);
  if (text !== undefined) return { key: `rejections/${code}`, text };
  return own<Said>(REFUSALS.codes, code) ?? REFUSALS.notAllowed(code);
}
