import type { BackdropPlace } from '../hex/map.ts';
import type { Position } from '../scenario/source-text.ts';
import * as texts from '../words/messages/maps.ts';
import type { MapWithDoors } from './ground.ts';

/** A remark on how a part of an imported file was converted. */
export interface Remark {
  readonly text: string;
  /** True if the part was dropped. */
  readonly isLeftOut?: true;
}

/** Returns the remark that says whether a map's picture was used. */
export function remarkOnPicture(isTaken: boolean): Remark {
  return isTaken ? { text: texts.pictureUnder } : { text: texts.picture, isLeftOut: true };
}

/** A map read from a file. */
export interface MapRead extends MapWithDoors {
  /** Remarks in whole sentences. They help the user to decide whether to use the map. */
  readonly remarks: readonly Remark[];
  /** The backdrop of the map; omitted if there is none. */
  readonly picture?: MapPicture;
}

/** A picture in a map's file, and its position under the hexes. */
export interface MapPicture {
  readonly base64: string;
  readonly place: BackdropPlace;
}

/** The result for an invalid map file: the fault and, if known, its position. */
export interface InvalidMap {
  readonly fault: Partial<Position> & { readonly message: string };
}

export type MapReading = MapRead | InvalidMap;

/** The options for reading a map. */
export interface ReadingChoices {
  /** The width of a hex in squares, for a file with a square grid: from 0.25 to 8. */
  readonly squares: number;
  /** True if the rules of the fight have doors. */
  readonly hasDoors: boolean;
  /** True if a picture of the ground can be used. */
  readonly takesPicture: boolean;
}

/** The error for an invalid map, which `readMap` catches. The message is a sentence. */
export class MapFault extends Error {
  override name = 'MapFault';
  readonly at: Partial<Position>;

  constructor(message: string, at: Partial<Position> = {}) {
    super(message);
    this.at = at;
  }
}
