import type { Prompt } from '@riposte/shared/engine/battle/prompt';

/** An open prompt as plain data. Reading it calls no rules, unlike reading a `Prompt`. */
export interface OpenPrompt
  extends Pick<Prompt, 'id' | 'for' | 'speaker' | 'kind' | 'seconds' | 'canTimeOut'> {
  /** The answer that counts when the time is up. */
  readonly fallback: Prompt['question']['fallback'];
}

/** Returns the data of a prompt. Calls the rules. */
export function openPrompt(prompt: Prompt): OpenPrompt {
  const { id, for: asked, speaker, kind, seconds, canTimeOut, question } = prompt;
  return { id, for: asked, speaker, kind, seconds, canTimeOut, fallback: question.fallback };
}
