import type { Input } from '@riposte/shared/engine/core/input';
import type { Prompt } from '@riposte/shared/engine/core/prompt';

/** Time is up for a prompt: what counts by default. */
export function timeout(prompt: Prompt): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}
