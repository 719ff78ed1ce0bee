import type { Input } from '@riposte/shared/engine/battle/input';
import type { Prompt } from '@riposte/shared/engine/battle/prompt';

/** Returns the input that answers a prompt by default after its time is up. */
export function timeout(prompt: Prompt): Input {
  return { as: 'gm', do: 'gm.timeout', prompt: prompt.id };
}
