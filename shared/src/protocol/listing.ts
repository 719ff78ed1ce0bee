import type { Id } from '../engine/schema/ids.ts';
import type { Hex } from '../hex/axial.ts';
import type { Status } from './messages.ts';

/** The secret in the link to a fight on the public list: `/t/ID#watch`. It only allows watching. */
export const WATCH = 'watch';

/** The maximum number of walls in a sketch; if a map has more, its sketch shows none. */
export const MOST_SKETCHED = 600;

/** The visible positions of all fighters, for a small picture. */
export interface Sketch {
  readonly radius: number;
  readonly walls: readonly Hex[];
  readonly fighters: readonly { readonly id: Id; readonly at: Hex; readonly side: number }[];
}

/** `GET /api/battles`: a public fight in the current view of spectators. */
export interface ListedFight {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly status: Status;
  readonly round: number;
  /** The number of spectators. */
  readonly watching: number;
  readonly sketch: Sketch;
}
