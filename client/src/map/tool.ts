import type { Hex, Id } from '@riposte/shared';

/**
 * The input device of a press. Touch cannot hover, so a first press shows the result before a second one
 * acts.
 */
export type Press = 'mouse' | 'touch' | 'key';

/** A hex to go to or to choose, with a short label (its cost). */
export interface MarkedHex {
  readonly at: Hex;
  readonly label: string;
  /** Index of the cost band, from 0 for the lowest cost. */
  readonly band: number;
}

/** The marks that the map shows over the table. */
export interface Marks {
  readonly hexes: readonly MarkedHex[];
  readonly targets: readonly Id[];
  /** The hex of the acting fighter; null if there is none on the map. */
  readonly from: Hex | null;
  /** The hexes of the path, in order. */
  readonly path: readonly Hex[];
  /** Hexes of a path where a step provokes attacks, and the attackers. */
  readonly dangers: readonly { readonly at: Hex; readonly by: readonly Id[] }[];
}

export const NO_MARKS: Marks = { hexes: [], targets: [], from: null, path: [], dangers: [] };

/** A drag that draws hex by hex instead of panning the map. */
export interface Stroke {
  begin(at: Hex): void;
  go(to: Hex): void;
  end(): void;
  /** Cancels the stroke and undoes what it has drawn. */
  giveUp(): void;
}

/** A place on the map: its distances to the right and down from the center of the map, in hex widths. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An item on the map that one or two pointers can hold anywhere. */
export interface Grip {
  /** Holds the item at these places; an empty list releases it. */
  hold(at: readonly Spot[]): void;
  /** Moves the item to where the pointers are now. */
  carry(to: readonly Spot[]): void;
  /** Handles a key. Returns whether the key was handled. */
  key(key: string): boolean;
}

/** A tool of the map, which decides what the pointer does. */
export interface Tool {
  readonly name: string;
  /** A short instruction; empty if there is nothing to do. */
  readonly hint: string;
  /** Returns the marks for the hex under the pointer, or for none. */
  marks(over: Hex | null): Marks;
  press(at: Hex, how: Press): void;
  /** Returns the fighter that can be dragged from a hex; absent if the tool drags none. */
  grab?(at: Hex, how: Press): Id | undefined;
  /** Drops a dragged fighter on a hex. */
  letGo?(id: Id, at: Hex): void;
  /** The stroke that a drag draws; absent if a drag pans the map. */
  readonly stroke?: Stroke;
  /** The item that pointers can hold; absent if the tool has none. */
  readonly grip?: Grip;
  /** Confirms the prepared action; absent if there is none, or if it still needs a target. */
  readonly confirm?: () => void;
  /** Cancels the current activity. */
  exit(): void;
}
