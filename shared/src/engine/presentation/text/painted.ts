import * as log from '../../../words/messages/log.ts';
import { terrains } from '../../../words/messages/terms.ts';
import { formatList } from '../../language/intl.ts';
import type { Json } from '../../schema/json.ts';
import { own } from '../../schema/records.ts';
import type { Sentence } from './sentence.ts';

/** Returns the log sentence for painted terrain. `grounds` has the labels of the rulebook's own kinds of ground. */
export function paintedWith(grounds: Readonly<Record<string, string>>): Sentence {
  return ({ terrain, hexes, was }, { label }) => {
    const nameOf = (kind: string) => own(grounds, kind) ?? own<string>(terrains, kind) ?? label(kind);
    const before = (was as readonly { terrain: string; count: number }[]).map(({ terrain: kind, count }) =>
      log.paintedBefore(count, nameOf(kind)),
    );
    return log.painted((hexes as readonly Json[]).length, nameOf(String(terrain)), formatList(before));
  };
}
