import type { Json } from '../../schema/json.ts';
import { own } from '../../schema/records.ts';
import { inSentence } from './in-sentence.ts';
import { counted } from './plural.ts';
import type { Sentence } from './sentence.ts';

/** The names of kinds of ground as they read in the middle of a sentence. */
const TERRAINS: Readonly<Record<string, string>> = {
  open: 'open terrain',
  wall: 'wall',
  difficult: 'difficult terrain',
  cover: 'cover',
};

/** Returns the log sentence for painted terrain. `grounds` has the labels of the rulebook's own kinds of ground. */
export function paintedWith(grounds: Readonly<Record<string, string>>): Sentence {
  return ({ terrain, hexes, was }, { word }) => {
    const nameOf = (kind: string) => {
      const label = own(grounds, kind);
      return label === undefined ? (own(TERRAINS, kind) ?? word(kind)) : inSentence(label);
    };
    const before = (was as readonly { terrain: string; count: number }[]).map(
      ({ terrain: kind, count }) => `${count} ${nameOf(kind)}`,
    );
    const many = counted((hexes as readonly Json[]).length, 'hex', 'hexes');
    return `The GM repaints ${many}: ${nameOf(String(terrain))} (previously ${before.join(', ')}).`;
  };
}
