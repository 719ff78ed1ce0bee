import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { PicturedParts } from '../map/map-picture.ts';
import { boxOfBoard } from '../scenery/metrics.ts';
import * as words from '../words/print.ts';
import {
  LEAST_HEX,
  largestHexOnPages,
  layOut,
  MOST_HEX,
  MOST_PAGES,
  type PageLayout,
  type PaperName,
} from './pages.ts';
import { publicSnapshot } from './public-snapshot.ts';
import { isTooLarge, largestHexInPicture, pixelSizeOf, type Resolution } from './sizes.ts';

/** The results that the user can choose: a picture of the fight, or the whole map as a PNG or PDF file. */
export const RESULTS = ['fight', 'png', 'pdf'] as const;
export type Result = (typeof RESULTS)[number];

/** The user's choices in the sheet. */
export interface Choice {
  readonly result: Result;
  readonly hasFighters: boolean;
  readonly hasNames: boolean;
  readonly hasGrid: boolean;
  /** True to leave out everything that only this seat may know. */
  readonly isPublic: boolean;
  /** The width of a hex on paper, in millimeters. */
  readonly hexWidth: number;
  readonly resolution: Resolution;
  readonly paper: PaperName;
}

export const INITIAL_CHOICE: Choice = {
  result: 'fight',
  hasFighters: false,
  hasNames: true,
  hasGrid: true,
  isPublic: true,
  hexWidth: 25.4,
  resolution: 150,
  paper: 'A4',
};

/** Returns the parts of the map that are printed. */
export function partsOf({ hasFighters, hasNames, hasGrid }: Choice): PicturedParts {
  return { hasFighters, hasGrid, names: hasFighters && hasNames ? 1 : 0 };
}

/**
 * Returns the snapshot that is shown. Maps for print never mark whose turn it is, because they are used for other
 * moments, too.
 */
export function shownSnapshot(snapshot: BattleSnapshot, { result, isPublic }: Choice): BattleSnapshot {
  const shown = isPublic ? publicSnapshot(snapshot) : snapshot;
  if (result === 'fight') return shown;
  return { ...shown, waiting: [], table: { ...shown.table, turn: null, stack: [] } };
}

/** Returns the pages of a map with this radius. */
export function pagesFor(radius: number, { hexWidth, paper }: Choice): PageLayout {
  return layOut({ radius, box: boxOfBoard(radius), hexWidth, paper });
}

/**
 * Returns a sentence for the user that says why a map with this radius cannot be printed as chosen; empty if it can.
 */
export function faultOf(radius: number, choice: Choice): string {
  const { result, hexWidth, resolution, paper } = choice;
  if (result === 'fight') return '';
  if (!(hexWidth >= LEAST_HEX && hexWidth <= MOST_HEX)) return words.hexWidthIsWrong(LEAST_HEX, MOST_HEX);
  const box = boxOfBoard(radius);
  if (result === 'png') {
    if (!isTooLarge(pixelSizeOf(box, hexWidth, resolution))) return '';
    const largest = largestHexInPicture(box, hexWidth, resolution);
    return isTooLarge(pixelSizeOf(box, largest, resolution))
      ? words.pictureFitsNowhere
      : words.pictureTooLarge(largest);
  }
  if (pagesFor(radius, choice).pages.length <= MOST_PAGES) return '';
  return words.tooManyPages(largestHexOnPages({ radius, box, hexWidth, paper }));
}
