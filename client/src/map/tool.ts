import type { Hex, Id } from '@riposte/shared';

/** How somebody pressed: a finger cannot hover, so what it presses is shown before it is done. */
export type Press = 'mouse' | 'touch' | 'key';

/** A hex to go to or to choose, with a short word on it (its cost). */
export interface MarkedHex {
  readonly at: Hex;
  readonly label: string;
  /** 0 for the first band of cost, 1 for the next. */
  readonly band: number;
}

/** What the map shows besides the table itself. */
export interface Marks {
  readonly hexes: readonly MarkedHex[];
  readonly targets: readonly Id[];
  /** Where whoever is to act stands; null: nobody is, or off the map. */
  readonly from: Hex | null;
  /** The hexes entered from there, in order. */
  readonly path: readonly Hex[];
  /** Hexes whose leaving (or entering) lets somebody strike, and who. */
  readonly dangers: readonly { readonly at: Hex; readonly by: readonly Id[] }[];
}

export const NO_MARKS: Marks = { hexes: [], targets: [], from: null, path: [], dangers: [] };

/** What a drag does where it does not move the map: hex by hex, from where it began. */
export interface Stroke {
  begin(at: Hex): void;
  go(to: Hex): void;
  end(): void;
  /** What has been drawn since it began was not meant. */
  giveUp(): void;
}

/** A place on the map, from its middle to the right and down, in hex widths. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is held by the pointer, or by one finger or two, wherever on the map they are. */
export interface Grip {
  /** It is held there from now on; nowhere: it is let go. */
  hold(at: readonly Spot[]): void;
  /** Those who hold it have gone there. */
  carry(to: readonly Spot[]): void;
  /** Whether a key did something to it. */
  key(key: string): boolean;
}

/** What the pointer means now: one thing at a time. */
export interface Tool {
  readonly name: string;
  /** What to do next, in a few words; empty when nothing is being done. */
  readonly hint: string;
  /** What to show while the pointer is over a hex (or over none). */
  marks(over: Hex | null): Marks;
  press(at: Hex, how: Press): void;
  /** Who can be dragged from a hex; left out: nobody. */
  grab?(at: Hex, how: Press): Id | undefined;
  /** Lets somebody go who has been dragged. */
  letGo?(id: Id, at: Hex): void;
  /** What one draws with; left out: a drag moves the map. */
  readonly stroke?: Stroke;
  /** What one takes hold of; left out: nothing but the map. */
  readonly grip?: Grip;
  /** Does what has been prepared; left out: nothing has, or it is still to be aimed. */
  readonly confirm?: () => void;
  /** Stops what is being done. */
  exit(): void;
}
