import type { BackdropPlace } from '../hex/map.ts';
import type { Position } from '../scenario/source-text.ts';
import type { MapWithDoors } from './ground.ts';
import { WORDS } from './text/catalogue.ts';

/** What becomes of something in a file that is brought from elsewhere. */
export interface Remark {
  readonly text: string;
  /** Whether it has no place here. */
  readonly isLeftOut?: true;
}

/** What becomes of the picture of a map. */
export function remarkOnPicture(isTaken: boolean): Remark {
  return isTaken ? { text: WORDS.pictureUnder } : { text: WORDS.picture, isLeftOut: true };
}

/** A map read from a file. */
export interface MapRead extends MapWithDoors {
  /** What became of what, in whole sentences: for whoever decides whether to take it. */
  readonly remarks: readonly Remark[];
  /** What is to lie under the map; left out: nothing. */
  readonly picture?: MapPicture;
}

/** A picture out of a map's file, in whatever format that has it, and where it lies under the hexes. */
export interface MapPicture {
  readonly base64: string;
  readonly place: BackdropPlace;
}

/** What keeps a file from being a map, and where in it, if there is such a place. */
export interface MapFaulty {
  readonly fault: Partial<Position> & { readonly message: string };
}

export type MapReading = MapRead | MapFaulty;

/** How a map is to be read. */
export interface ReadingChoices {
  /** How many squares of its grid a hex is wide, where it has squares: from 0.25 to 8. */
  readonly squares: number;
  /** Whether there are doors by the rules of the fight. */
  readonly hasDoors: boolean;
  /** Whether a picture of the ground can be taken along. */
  readonly takesPicture: boolean;
}

/** Thrown where a file turns out to be no map; `readMap` catches it. The message is a sentence. */
export class MapFault extends Error {
  override name = 'MapFault';
  readonly at: Partial<Position>;

  constructor(message: string, at: Partial<Position> = {}) {
    super(message);
    this.at = at;
  }
}
