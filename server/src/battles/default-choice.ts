import type { Input } from '@riposte/shared/engine/core/input';
import type { Prompt } from '@riposte/shared/engine/core/prompt';

/** Returns the input that answers a prompt by default after its time is up. */
export function timeout(prompt: Prompt): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}
