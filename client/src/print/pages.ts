import { type Box, boardOf, HEX_WIDTH } from '../scenery/metrics.ts';

/* Divides a map into pages. Lengths on paper are in millimeters. */

/** A size of paper. */
interface Paper {
  readonly width: number;
  readonly height: number;
}

export const PAPERS = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;
export type PaperName = keyof typeof PAPERS;

/** The width of the unprinted edge of each page, in millimeters. */
export const MARGIN = 12;
/** The height of the strip below the map, with the title and the ruler, in millimeters. */
export const FOOTER = 10;
/** The width of the strip of the map that neighboring pages share, in millimeters. */
export const OVERLAP = 10;
/** The maximum number of pages of a file. */
export const MOST_PAGES = 60;
/** The smallest and the largest hex width that a user may choose, measured between opposite sides. */
export const [LEAST_HEX, MOST_HEX] = [5, 60] as const;

/** For each edge of a page, whether another page continues the map there. */
interface Joins {
  readonly left: boolean;
  readonly right: boolean;
  readonly top: boolean;
  readonly bottom: boolean;
}

export interface MapPage {
  /** The letter of the row and the number of the column, such as B2. */
  readonly name: string;
  /** The part of the map on the page, in map pixels. */
  readonly box: Box;
  readonly joins: Joins;
}

export interface PageLayout {
  readonly paper: Paper;
  /** The width and height of the map on each page. */
  readonly area: { readonly width: number; readonly height: number };
  /** The pages that show a part of the board, row by row. */
  readonly pages: readonly MapPage[];
}

/** A map to divide, and the size of its hexes on paper. */
interface ToLayOut {
  readonly radius: number;
  /** The rectangle around the board, in map pixels. */
  readonly box: Box;
  readonly hexWidth: number;
  readonly paper: PaperName;
}

/** Returns the length of a map pixel on paper. */
export function lengthOfPixel(hexWidth: number): number {
  return hexWidth / HEX_WIDTH;
}

/** Divides a map into pages, upright or sideways, whichever takes fewer pages. */
export function layOut(map: ToLayOut): PageLayout {
  const { width, height } = PAPERS[map.paper];
  const upright = layOutOn({ width, height }, map);
  const sideways = layOutOn({ width: height, height: width }, map);
  return sideways.pages.length < upright.pages.length ? sideways : upright;
}

/**
 * Returns the largest hex width in millimeters, in steps of 0.5, at which a map fits the maximum number of pages.
 * Returns at most the width of `map`, and does not look below `LEAST_HEX`.
 */
export function largestHexOnPages(map: ToLayOut): number {
  let hexWidth = Math.floor(map.hexWidth * 2) / 2;
  while (hexWidth > LEAST_HEX && layOut({ ...map, hexWidth }).pages.length > MOST_PAGES) hexWidth -= 0.5;
  return hexWidth;
}

function layOutOn(paper: Paper, { radius, box, hexWidth }: ToLayOut): PageLayout {
  const area = { width: paper.width - 2 * MARGIN, height: paper.height - 2 * MARGIN - FOOTER };
  const pixel = lengthOfPixel(hexWidth);
  const across = divide(box.x, box.width, area.width / pixel, OVERLAP / pixel);
  const down = divide(box.y, box.height, area.height / pixel, OVERLAP / pixel);
  const size = { width: area.width / pixel, height: area.height / pixel };
  const pages = down.flatMap((y, row) =>
    across.map((x, column) => ({
      name: `${letterOf(row)}${column + 1}`,
      box: { x, y, ...size },
      joins: {
        left: column > 0,
        right: column < across.length - 1,
        top: row > 0,
        bottom: row < down.length - 1,
      },
    })),
  );
  return { paper, area, pages: pages.filter((page) => meetsBoard(page.box, radius)) };
}

/**
 * Returns the start of each part of a length. The parts have equal lengths and overlap. Together, they are centered on
 * the length.
 */
function divide(start: number, length: number, part: number, overlap: number): number[] {
  const step = part - overlap;
  const count = Math.max(1, Math.ceil((length - overlap) / step - 1e-9));
  const first = start + (length - (count * step + overlap)) / 2;
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Returns the letters of a row: A to Z, then AA. */
function letterOf(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26));
  return row < 26 ? letter : `${letterOf(Math.floor(row / 26) - 1)}${letter}`;
}

/**
 * Returns whether a box shows a part of the board. Both are convex, so if they do not meet, a line parallel to one of
 * their edges separates them.
 */
function meetsBoard({ x, y, width, height }: Box, radius: number): boolean {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
  const board = boardOf(radius);
  const axes = [0, 30, 90, 150].map((degrees) => (degrees * Math.PI) / 180);
  return axes.every((angle) => {
    const along = (points: typeof board) =>
      points.map((point) => point.x * Math.cos(angle) + point.y * Math.sin(angle));
    const [ours, theirs] = [along(corners), along(board)];
    return Math.min(...ours) < Math.max(...theirs) && Math.min(...theirs) < Math.max(...ours);
  });
}
