import type { Description, Rejection } from '@riposte/shared';
import { CAMPAIGN_CHAPTERS } from '@riposte/shared/campaign/said';
import { refusalWording } from '@riposte/shared/engine/presentation/refusal-wording';
import { SERVER_CHAPTERS } from '@riposte/shared/protocol/server-chapters';

/** Returns the sentence of a rejection or failure by the server or the rules, in the language of the page. */
export function serverWording(
  text: Omit<Rejection, 'code'>,
  wording?: Pick<Description, 'rejections' | 'messages'>,
): string {
  const messages = { ...SERVER_CHAPTERS, ...CAMPAIGN_CHAPTERS, ...wording?.messages };
  return refusalWording(text, { rejections: {}, ...wording, messages });
}
