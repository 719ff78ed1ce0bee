import type { Id } from '../../../engine/schema/ids.ts';
import type { Labels } from '../../../kit/labels.ts';
import type { Trigger } from '../table.ts';
import { TEXT } from './catalog.ts';

type Whom = 'enemy' | 'ally' | 'any';

const isGroup = (whom: string): whom is Whom => whom === 'enemy' || whom === 'ally' || whom === 'any';

/** Returns the trigger of a readied action in words, as in "when an enemy attacks". */
export function triggerText(
  { on, by = 'enemy', action, ability, reaction, note = '' }: Partial<Trigger> & Pick<Trigger, 'on'>,
  nameOf: (id: Id) => string,
  labelOf: Labels['labelOf'],
): string {
  const { triggers } = TEXT;
  if (on === 'note') return triggers.note(note);
  const occasion = triggers.occasions[on](isGroup(by) ? by : 'other', nameOf(by));
  const detail = action ?? ability ?? reaction;
  return detail === undefined ? occasion : triggers.detailed(occasion, labelOf(detail));
}
