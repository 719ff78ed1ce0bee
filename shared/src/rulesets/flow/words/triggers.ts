import type { Id } from '../../../engine/schema/ids.ts';
import { TEXT } from './catalog.ts';

type Whom = 'enemy' | 'ally' | 'any';

const isKind = (whom: string): whom is Whom => whom === 'enemy' || whom === 'ally' || whom === 'any';

/** Returns the trigger of a readied action in words, as in "an enemy attacks". */
export function triggerText(
  on: keyof typeof TEXT.triggers,
  whom: string,
  nameOf: (id: Id) => string,
): string {
  const text = TEXT.triggers[on];
  return typeof text === 'string' ? text : text(isKind(whom) ? whom : 'other', nameOf(whom));
}
