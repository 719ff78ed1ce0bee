/** What stands in the way of reading JSON, by the name that its parser has for it. */
const BROKEN: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is neither a text in quotes nor a number, true, false or null',
  InvalidNumberFormat: 'this number is not written as one',
  PropertyNameExpected: 'a name in quotes belongs here',
  ValueExpected: 'a value belongs here',
  ColonExpected: 'a colon belongs between name and value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'it should have ended before this',
  InvalidCommentToken: 'comments cannot be kept',
  UnexpectedEndOfComment: 'comments cannot be kept',
  UnexpectedEndOfString: 'this text has no closing quote',
  UnexpectedEndOfNumber: 'this number breaks off',
  InvalidUnicode: 'after \\u belong four hexadecimal digits',
  InvalidEscapeCharacter: 'there is no such escape in a text',
  InvalidCharacter: 'a line break or tab in a text is written \\n or \\t',
};

/** What is wrong with a fight's file, in English. */
export const en = {
  tooLong: (kilobytes: number) => `A fight takes at most ${kilobytes} kB.`,
  tooDeep: (most: number) => `No list or record is nested more than ${most} deep.`,
  tooLarge: 'No number is that large.',
  oddText: 'This text holds NUL or half a character, which cannot be kept.',
  twice: (name: string) => `"${name}" is given twice in the same record.`,
  syntax: (code: string) => `This is no JSON: ${BROKEN[code] ?? 'something else belongs here'}.`,
  aFight: 'a record with ruleset, map and combatants',
  untitled: 'A fight of your own',
  unknown: (path: string, names: string) => `${path}: there is no such name here; there are ${names}.`,
  missing: (path: string, takes: string) => `${path} is missing: it takes ${takes}.`,
  wrong: (path: string, found: string, takes: string) => `${path || 'A fight'} takes ${takes}, not ${found}.`,
  unfit: (path: string, sentence: string) => (path === '' ? `${sentence}.` : `${path}: ${sentence}.`),
  nearest: (word: string) => `Is "${word}" meant?`,
};
