import * as log from '../../../words/messages/log.ts';
import { formatList } from '../../language/intl.ts';
import type { Json } from '../../schema/json.ts';
import { own } from '../../schema/records.ts';
import { inSentence } from './in-sentence.ts';
import type { Sentence } from './sentence.ts';

/** Returns the log sentence for painted terrain. `grounds` has the labels of the rulebook's own kinds of ground. */
export function paintedWith(grounds: Readonly<Record<string, string>>): Sentence {
  return ({ terrain, hexes, was }, { word }) => {
    const nameOf = (kind: string) => {
      const label = own(grounds, kind);
      return label === undefined ? (own<string>(log.terrains, kind) ?? word(kind)) : inSentence(label);
    };
    const before = (was as readonly { terrain: string; count: number }[]).map(({ terrain: kind, count }) =>
      log.paintedBefore(count, nameOf(kind)),
    );
    return log.painted((hexes as readonly Json[]).length, nameOf(String(terrain)), formatList(before));
  };
}
