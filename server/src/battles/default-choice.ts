import type { Input } from '@riposte/shared/engine/battle/input';
import type { Prompt } from '@riposte/shared/engine/battle/prompt';

/**
 * Returns the input with which the server applies a prompt's default answer, for example when its time is up.
 */
export function timeout(prompt: Prompt): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}
