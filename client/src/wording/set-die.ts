import type { SetDie } from '@riposte/shared';
import * as words from '../words/fight.ts';

/** Returns the sentence about a die that a GM has set. */
export function setDieText({ sides, face, fell }: SetDie): string {
  return words.dieIsSet(sides, face, fell);
}
