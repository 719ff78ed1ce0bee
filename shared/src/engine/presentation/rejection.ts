import { TEXT } from './text/catalog.ts';

/** A fault that a check has found: a code, or a code with a specific sentence and clause. */
export type Fault = string | { readonly code: string; readonly say?: string; readonly clause?: string };

/** The reply to an illegal input, which changes nothing and rolls no dice. */
export interface Rejection {
  readonly code: string;
  /** A sentence for the player. */
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

const SENTENCES: Readonly<Record<string, string>> = TEXT.rejections;

/**
 * Returns the rejection for a fault. The message comes from the fault itself, else from the ruleset's
 * catalog, else from the engine.
 */
export function rejection(fault: Fault, sentences: Readonly<Record<string, string>> = {}): Rejection {
  const code = codeOf(fault);
  const own: Exclude<Fault, string> = typeof fault === 'string' ? { code } : fault;
  const message = own.say ?? sentences[code] ?? SENTENCES[code] ?? TEXT.notAllowed(code);
  return own.clause ? { code, message, clause: own.clause } : { code, message };
}
