import type { Input } from '@riposte/shared/engine/battle/input';
import type { Prompt } from '@riposte/shared/engine/battle/prompt';

/**
 * Returns the input that answers a prompt with its default, for example when its time runs out.
 */
export function defaultAnswerTo({ id }: Pick<Prompt, 'id'>): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: id };
}
