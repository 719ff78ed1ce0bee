import type { Id } from '../engine/schema/ids.ts';
import type { Hex } from '../hex/axial.ts';
import type { Status } from './messages.ts';

/** The secret of the link to a fight that its GM has put on the public list: `/t/ID#watch`. It is worth nothing else. */
export const WATCH = 'watch';

/** So many walls are sketched; of a map with more, none. */
export const MOST_SKETCHED = 600;

/** Where everybody stands, as far as everybody sees it: for a small picture. */
export interface Sketch {
  readonly radius: number;
  readonly walls: readonly Hex[];
  readonly fighters: readonly { readonly id: Id; readonly at: Hex; readonly side: number }[];
}

/** `GET /api/battles`: a fight at which everybody may look on, as it is shown to spectators now. */
export interface ListedFight {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly status: Status;
  readonly round: number;
  /** How many look on. */
  readonly watching: number;
  readonly sketch: Sketch;
}
