/* Generated from en/scenario.json by `npm run words`. Edit that file instead. */

import { formatNumber } from '../../engine/language/intl.ts';

export const tooLong = (kilobytes: number) => `This file can be at most ${formatNumber(kilobytes)} kB.`;
export const tooDeep = (most: number) =>
  `Lists and objects can be nested at most ${formatNumber(most)} levels deep.`;
export const tooLarge = 'This number is too large.';
export const oddText = 'This text contains characters that can’t be saved.';
export const twice = (name: string) => `"${name}" appears twice in the same object.`;
export const syntax = (fault: string) => `Not valid JSON: ${fault}.`;
export const syntaxFaults = {
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
  other: 'something is wrong here',
};
export const aFight = 'an object with ruleset, map and combatants';
export const rulebook = (title: string) => `the rulebook “${title}”`;
export const rulebookVersion = (title: string, version: string) =>
  `the rulebook “${title}”, version ${version}`;
export const missingRulebook = (rulebook: string) =>
  `This needs ${rulebook}, which this server doesn’t have. Its host can install it.`;
export const missingRulebookFrom = (rulebook: string, address: string) =>
  `This needs ${rulebook}, which this server doesn’t have. Its host can install it from ${address}.`;
export const untitled = 'Your own scenario';
export const unknown = (path: string, names: string) => `${path}: unknown name. Allowed: ${names}.`;
export const missing = (path: string, takes: string) => `${path} is missing. Expected ${takes}.`;
export const wrong = (path: string, takes: string, found: string) =>
  `${path}: expected ${takes}, found ${found}.`;
export const theScenario = 'The scenario';
export const listOf = (items: number) => `a list of ${formatNumber(items)}`;
export const unfit = (sentence: string) => `${sentence}.`;
export const unfitAt = (path: string, sentence: string) => `${path}: ${sentence}.`;
export const noPicture = 'A picture must be a base64 data URI of a WebP, JPEG or PNG.';
export const pictureGone = (name: string) => `This file’s pictures don’t include "${name}".`;
export const pictureTooLarge = (kilobytes: number) =>
  `A picture here can be at most ${formatNumber(kilobytes)} kB.`;
export const albumTooLarge = (megabytes: number) =>
  `All pictures together can be at most ${formatNumber(megabytes)} MB.`;
export const hangs = (path: string, sentence: string) => `${path}: ${sentence}`;
export const nearest = (word: string) => `Did you mean "${word}"?`;
