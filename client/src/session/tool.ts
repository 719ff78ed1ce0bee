import type { AffectedArea, Hex, Id, MapNote } from '@riposte/shared';

/** The input device of a press. Touch cannot hover, so the first touch shows the result, and the second one acts. */
export type Press = 'mouse' | 'touch' | 'key';

/** A hex that the player can move to or choose, with a short label such as its cost. */
export interface MarkedHex {
  readonly at: Hex;
  readonly label: string;
  /** The hex's rank by cost: 0 for the lowest cost, 1 for the second lowest, and so on. */
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
  /** Hexes of the path where movement provokes attacks, and the attackers. */
  readonly dangers: readonly { readonly at: Hex; readonly by: readonly Id[] }[];
  /** The area that the prepared action affects; absent if there is none. */
  readonly area?: AffectedArea | undefined;
  /** A drawing or area that is not on the table yet; absent if there is none. */
  readonly draft?: MapNote | undefined;
}

export const NO_MARKS: Marks = { hexes: [], targets: [], from: null, path: [], dangers: [] };

/**
 * A drag that draws on the hexes that it passes, instead of panning the map. `where` is the exact position of the
 * pointer.
 */
export interface Stroke {
  begin(at: Hex, where: Spot): void;
  go(to: Hex, where: Spot): void;
  end(): void;
  /** Cancels the stroke and undoes what it has drawn. */
  cancel(): void;
}

/** A position on the map, as distances to the right and down from its center. The unit is the width of a hex. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An item on the map that one or two pointers can grab, such as the background picture. */
export interface Grip {
  /** Grabs the item with pointers at these positions. An empty list releases the item. */
  hold(at: readonly Spot[]): void;
  /** Moves the item with its pointers to these positions. */
  carry(to: readonly Spot[]): void;
  /** Handles a key. Returns whether the key was handled. */
  key(key: string): boolean;
}

/** A tool decides what the pointer does on the map. */
export interface Tool {
  readonly name: string;
  /** A short instruction for the player; empty if there is none. */
  readonly hint: string;
  /** Returns the marks to show while the pointer is over a hex; null if it is over none. */
  marks(over: Hex | null): Marks;
  press(at: Hex, how: Press): void;
  /**
   * Returns the fighter that a drag from this hex moves; undefined if there is none. Absent if the tool drags no
   * fighters.
   */
  grab?(at: Hex, how: Press): Id | undefined;
  /** Drops a dragged fighter on a hex. */
  drop?(id: Id, at: Hex): void;
  /** The stroke that a drag draws. Absent if a drag pans the map. */
  readonly stroke?: Stroke;
  /** The item that pointers can grab. Absent if there is none. */
  readonly grip?: Grip;
  /** Confirms the prepared action. Absent if no action is prepared, or if it still needs a target. */
  readonly confirm?: () => void;
  /** Cancels the current activity. */
  exit(): void;
}
