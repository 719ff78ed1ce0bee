import type { Roll } from '../dice-notation/roll.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Hex } from '../hex/axial.ts';

/** To whom something is said: everybody, one's own side, or the GM. A GM hears all that is said at the table. */
export const AUDIENCES = ['all', 'side', 'gm'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What can be felt about a fighter at a press. */
export const EMOTES = ['cheer', 'laugh', 'gasp', 'rage', 'heart', 'skull'] as const;
export type Emote = (typeof EMOTES)[number];

/** Who speaks, and an id by which what is said is known. */
interface Uttered {
  readonly id: string;
  readonly seat: string;
  readonly name: string;
  /** Milliseconds of the server's clock. */
  readonly at: number;
}

/** What somebody has said or rolled; it is kept with the table. */
export interface Saying extends Uttered {
  readonly to: Audience;
  /** With `to: 'side'`: which. */
  readonly side?: string;
  readonly text?: string;
  readonly roll?: Roll;
}

/**
 * What is shown to all for a moment and not kept: a place, a way and how long it is, a feeling, or that a GM has deleted all
 * that was said before.
 */
export interface Sign extends Uttered {
  readonly ping?: Hex;
  readonly ruler?: readonly [from: Hex, to: Hex];
  readonly emote?: { readonly fighter: Id; readonly emote: Emote };
  readonly isCleared?: true;
}

/** Server message `said`, and `SyncedBattle.said` as JSON. */
export type Utterance = Saying | Sign;

/** Whether it is kept, and stands among what was said. */
export function isSaying(utterance: Utterance): utterance is Saying {
  return 'to' in utterance;
}
