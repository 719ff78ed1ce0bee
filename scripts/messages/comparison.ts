import { entriesOf } from './catalog.ts';
import { bodyCode } from './code.ts';
import { MessageError, parseMessage } from './message.ts';
import type { Chapter } from './module.ts';

/** The problems that a translated text can have. Only those in `ERRORS` break the page. */
export const PROBLEMS = {
  placeholders: 'has other placeholders than the English text, or is not a valid message',
  unknown: 'has no English text',
  missing: 'is missing; the page shows the English text',
  facts: 'has other numbers or names other clauses than the English text',
  sections: 'has more or fewer sections than the English page',
  long: 'is too long for its button',
  identical: 'is the same as the English text',
} as const;

/** The problems with which no language may be published. */
export const ERRORS: readonly Problem[] = ['placeholders', 'unknown', 'facts', 'sections'];

export type Problem = keyof typeof PROBLEMS;

/** A problem of a translated message. */
export interface Finding {
  readonly key: string;
  readonly problem: Problem;
}

/**
 * Returns the problems of a translated chapter, in the order of its English messages. `longest` returns the maximum
 * length of a message in characters; undefined if it is not limited.
 */
export function compare(
  english: Chapter,
  translated: Chapter,
  longest: (key: string) => number | undefined,
): Finding[] {
  const translations = new Map(entriesOf(translated).map(({ key, message }) => [key, message]));
  const known = entriesOf(english);
  const keys = new Set(known.map(({ key }) => key));
  const extra = [...translations.keys()].filter((key) => !keys.has(key));
  return [
    ...known.flatMap(({ key, message }) =>
      problemsOf(message, translations.get(key), longest(key)).map((problem) => ({ key, problem })),
    ),
    ...extra.map((key) => ({ key, problem: 'unknown' as const })),
  ];
}

function problemsOf(
  english: string,
  translated: string | undefined,
  longest = Number.POSITIVE_INFINITY,
): Problem[] {
  if (translated === undefined) return ['missing'];
  const problems: Problem[] = [];
  if (!isBuildable(english, translated) || argumentsOf(english) !== argumentsOf(translated))
    problems.push('placeholders');
  if (translated.length > longest) problems.push('long');
  if (translated === english && /\p{L}{2}/u.test(english)) problems.push('identical');
  return problems;
}

/** Returns whether the page can be built with a translated message. */
function isBuildable(english: string, translated: string): boolean {
  try {
    bodyCode(parseMessage(translated), parseMessage(english));
    return true;
  } catch (error) {
    if (error instanceof MessageError) return false;
    throw error;
  }
}

/**
 * Returns the names and types of a valid message's arguments in a fixed order. Text may select a form in one language
 * and not in another.
 */
function argumentsOf(message: string): string {
  const types = [...parseMessage(message).args].map(
    ([name, type]) => `${name}: ${typeof type === 'string' ? type : 'string'}`,
  );
  return types.sort().join();
}
