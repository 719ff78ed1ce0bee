import type { Roll } from '../dice-notation/roll.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Hex } from '../hex/axial.ts';
import type { Template } from '../hex/template.ts';

/** The audience of a message: all seats, the sender's side, or the GM. GMs receive all messages of a table. */
export const AUDIENCES = ['all', 'side', 'gm'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The emotes that can be shown on a fighter. */
export const EMOTES = ['cheer', 'laugh', 'gasp', 'rage', 'heart', 'skull'] as const;
export type Emote = (typeof EMOTES)[number];

/** The parts of every chat message, roll and sign: its id, its sender, and its time. */
interface Uttered {
  readonly id: string;
  readonly seat: string;
  readonly name: string;
  /** The time of the message, in milliseconds since 1970 by the server's clock. */
  readonly at: number;
}

/** A chat message or roll; saved with the table. */
export interface Saying extends Uttered {
  readonly to: Audience;
  /** The side that receives the message; given only with `to: 'side'`. */
  readonly side?: string;
  readonly text?: string;
  readonly roll?: Roll;
}

/**
 * A short-lived sign, which is not saved: a ping, a ruler, an emote, or a notice. A notice says that a GM has cleared
 * the chat, or that the earlier messages of a seat have a new author.
 */
export interface Sign extends Uttered {
  readonly ping?: Hex;
  /** The measured area around the ping; omitted if the ping shows only its hex. */
  readonly template?: Template;
  readonly ruler?: readonly [from: Hex, to: Hex];
  readonly emote?: { readonly fighter: Id; readonly emote: Emote };
  readonly isCleared?: true;
  /** True if the earlier messages of the seat now have `name` as their author. */
  readonly isRenamed?: true;
}

/** The content of the server message `said`. `SyncedBattle.said` holds the last one as JSON. */
export type Utterance = Saying | Sign;

/** Returns whether an utterance is a chat message or roll, which is saved. */
export function isSaying(utterance: Utterance): utterance is Saying {
  return 'to' in utterance;
}

/** Returns messages after the notice `isRenamed`: those of its seat have its name as their author. */
export function withAuthor<S extends Saying>(sayings: readonly S[], { seat, name }: Sign): S[] {
  return sayings.map((one) => (one.seat === seat ? { ...one, name } : one));
}
