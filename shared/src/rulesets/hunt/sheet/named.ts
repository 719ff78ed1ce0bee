import { type Kind, text, thing } from '../../../engine/kinds.ts';

/** An id that should be one of that content. Which of these somebody has, a check says: an unknown one is had by nobody. */
export function named(content: Readonly<Record<string, unknown>>): Kind<string> {
  return { ...thing(content), shape: text(40, 1).shape };
}
