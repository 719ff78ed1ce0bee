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

const LACKING = 'not-enough-';

/** The code for paying with a resource that does not hold as much. */
export function lackOf(resource: string): string {
  return `${LACKING}${resource}`;
}

/** The resource that a code is about; undefined: it is about something else. */
export function lackedIn(code: string): string | undefined {
  return code.startsWith(LACKING) ? code.slice(LACKING.length) : undefined;
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
