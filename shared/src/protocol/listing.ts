import type { Id } from '../engine/schema/ids.ts';
import type { Hex } from '../hex/axial.ts';
import type { Status } from './messages.ts';

/** The secret in the link to a fight on the public list: `/t/ID#watch`. It allows only watching. */
export const WATCH = 'watch';

/** The maximum number of walls in a sketch. If a map has more walls, its sketch shows none. */
export const MOST_SKETCHED = 600;

/** A sketch of a fight for a small picture: its walls, and the positions of all visible fighters. */
export interface Sketch {
  readonly radius: number;
  readonly walls: readonly Hex[];
  readonly fighters: readonly { readonly id: Id; readonly at: Hex; readonly side: number }[];
}

/** An item in the response of `GET /api/battles`: a public fight as spectators currently see it. */
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
