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

const SENTENCES: Record<string, string> = {
  'not-your-turn': 'It is not your turn.',
  'no-prompt': 'Nobody is asking you anything right now.',
  'prompt-open': 'Somebody still has to answer; wait for that first.',
  'not-an-option': 'That is not one of the options you have.',
  'not-enough-ap': 'You do not have the action points for that.',
  'once-per-turn': 'You have already done that this turn.',
  'once-per-round': 'You have already done that this round.',
  'wrong-phase': 'That cannot be done in this phase.',
  'out-of-range': 'That is out of range.',
  'no-line-of-sight': 'There is no line of sight.',
  blocked: 'The way there is blocked.',
  occupied: 'Somebody already stands there.',
  'too-far': 'That is farther than you can go.',
  'too-large': 'The target is too large for that.',
  prevented: 'A condition keeps you from doing that.',
  'no-such-target': 'There is no such target.',
  'no-such-item': 'You do not have that.',
  'not-gm': 'Only the game master may do that.',
  'bad-input': 'That request could not be understood.',
  'battle-over': 'The battle is over.',
};

/** The rejection of a fault, in the words of the ruleset's catalogue, else in the engine's own. */
export function rejection(fault: Fault, sentences: Readonly<Record<string, string>> = {}): Rejection {
  const code = codeOf(fault);
  const own: Exclude<Fault, string> = typeof fault === 'string' ? { code } : fault;
  const message = own.say ?? sentences[code] ?? SENTENCES[code] ?? `That is not allowed (${code}).`;
  return own.clause ? { code, message, clause: own.clause } : { code, message };
}
