/** JSON syntax errors, by the parser's name for them. */
const BROKEN: Readonly<Record<string, string>> = {
  InvalidSymbol: 'expected text in quotes, a number, true, false or null',
  InvalidNumberFormat: 'this isn’t a valid number',
  PropertyNameExpected: 'expected a name in quotes',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a colon after the name',
  CommaExpected: 'expected a comma before this',
  CloseBraceExpected: 'a closing brace is missing',
  CloseBracketExpected: 'a closing bracket is missing',
  EndOfFileExpected: 'unexpected text after the end',
  InvalidCommentToken: 'comments aren’t allowed',
  UnexpectedEndOfComment: 'comments aren’t allowed',
  UnexpectedEndOfString: 'this text has no closing quote',
  UnexpectedEndOfNumber: 'this number is incomplete',
  InvalidUnicode: 'expected four hexadecimal digits after \\u',
  InvalidEscapeCharacter: 'unknown escape sequence',
  InvalidCharacter: 'write a line break as \\n and a tab as \\t',
};

/** The English texts for faults in fight files. */
export const en = {
  tooLong: (kilobytes: number) => `This file can be at most ${kilobytes} kB.`,
  tooDeep: (most: number) => `Lists and objects can be nested at most ${most} levels deep.`,
  tooLarge: 'This number is too large.',
  oddText: 'This text contains characters that can’t be saved.',
  twice: (name: string) => `"${name}" appears twice in the same object.`,
  syntax: (code: string) => `Not valid JSON: ${BROKEN[code] ?? 'something is wrong here'}.`,
  aFight: 'an object with ruleset, map and combatants',
  missingRulebook: (title: string, version?: string, from?: string) =>
    `This needs the rulebook “${title}”${version ? `, version ${version}` : ''}, which this server doesn’t have. Its host can install it${from ? ` from ${from}` : ''}.`,
  untitled: 'Your own scenario',
  unknown: (path: string, names: string) => `${path}: unknown name. Allowed: ${names}.`,
  missing: (path: string, takes: string) => `${path} is missing. Expected ${takes}.`,
  wrong: (path: string, found: string, takes: string) =>
    `${path || 'The scenario'}: expected ${takes}, found ${found}.`,
  listOf: (items: number) => `a list of ${items}`,
  unfit: (path: string, sentence: string) => (path === '' ? `${sentence}.` : `${path}: ${sentence}.`),
  noPicture: 'A picture must be a base64 data URI of a WebP, JPEG or PNG.',
  pictureGone: (name: string) => `This file’s pictures don’t include "${name}".`,
  pictureTooLarge: (kilobytes: number) => `A picture here can be at most ${kilobytes} kB.`,
  albumTooLarge: (megabytes: number) => `All pictures together can be at most ${megabytes} MB.`,
  hangs: (path: string, sentence: string) => `${path}: ${sentence}`,
  nearest: (word: string) => `Did you mean "${word}"?`,
};
