import { TEXT } from './text/catalogue.ts';

/** What a check found wrong: a code, or a code with the sentence and clause that fit this very case. */
export type Fault = string | { readonly code: string; readonly say?: string; readonly clause?: string };

/** The answer to an illegal input: nothing changed, no die was rolled. */
export interface Rejection {
  readonly code: string;
  /** A sentence that a player understands. */
  readonly message: string;
  readonly clause?: string;
}

/** The code of a fault. */
export function codeOf(fault: Fault): string {
  return typeof fault === 'string' ? fault : fault.code;
}

const SENTENCES: Readonly<Record<string, string>> = TEXT.rejections;

/** The rejection of a fault, in the words of the ruleset's catalogue, else in the engine's own. */
export function rejection(fault: Fault, sentences: Readonly<Record<string, string>> = {}): Rejection {
  const code = codeOf(fault);
  const own: Exclude<Fault, string> = typeof fault === 'string' ? { code } : fault;
  const message = own.say ?? sentences[code] ?? SENTENCES[code] ?? TEXT.notAllowed(code);
  return own.clause ? { code, message, clause: own.clause } : { code, message };
}
