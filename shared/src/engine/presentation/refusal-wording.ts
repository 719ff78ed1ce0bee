import { type Chapters, wordingIn } from '../language/keyed-text.ts';
import { TAKES_CHAPTERS } from '../schema/expected.ts';
import type { Description } from './description.ts';
import { ENGINE_CHAPTERS, type Rejection } from './rejection.ts';

/**
 * Returns a rejection's sentence in the language of these rules. If they lack its message, returns the sentence that
 * came with it.
 */
export function refusalWording(
  { message, key, args }: Pick<Rejection, 'message' | 'key' | 'args'>,
  description?: Pick<Description, 'rejections' | 'messages'>,
): string {
  if (key === undefined) return message;
  const { rejections = {}, messages = {} } = description ?? {};
  const chapters: Chapters = { ...ENGINE_CHAPTERS, ...TAKES_CHAPTERS, ...messages, rejections };
  return wordingIn(chapters, { key, ...(args && { args }) }) ?? message;
}
