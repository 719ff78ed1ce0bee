import type { Description } from '@riposte/shared';
import type { KeyedText } from '@riposte/shared/engine/language/keyed-text';

/** A text of the server: the sentence in English, with its key and arguments if the server gave them. */
interface ServerText extends Partial<KeyedText> {
  readonly message: string;
}

/** The part of a ruleset's description that words its rejections. */
export type Wording = Pick<Description, 'rejections' | 'messages'>;

/**
 * Returns a text of the server with its message in the language of the page. The message stays in English if this page
 * does not know its key or one of its arguments. `wording` is necessary for texts of a ruleset.
 */
export async function inPageLanguage<Text extends ServerText>(text: Text, wording?: Wording): Promise<Text> {
  if (text.key === undefined) return text;
  const loaded = await import('./server-wording.ts').catch(() => undefined); // the English message is better than none
  return loaded ? { ...text, message: loaded.serverWording(text, wording) } : text;
}
