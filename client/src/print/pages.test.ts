import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, boardOf, boxOfBoard, HEX_WIDTH } from '../scenery/metrics.ts';
import {
  FOOTER,
  largestHexOnPages,
  layOut,
  MARGIN,
  MOST_PAGES,
  OVERLAP,
  PAPERS,
  type PaperName,
} from './pages.ts';

const papers = Object.keys(PAPERS) as PaperName[];
const maps = fc
  .record({
    radius: fc.integer({ min: 0, max: 12 }),
    hexWidth: fc.double({ min: 8, max: 40, noNaN: true }),
    paper: fc.constantFrom(...papers),
  })
  .map((map) => ({ ...map, box: boxOfBoard(map.radius) }));

const holds = ({ x, y, width, height }: Box, point: { readonly x: number; readonly y: number }) =>
  point.x >= x - 1e-6 && point.x <= x + width + 1e-6 && point.y >= y - 1e-6 && point.y <= y + height + 1e-6;

const inch = (radius: number, paper: PaperName = 'A4') =>
  layOut({ radius, box: boxOfBoard(radius), hexWidth: 25.4, paper });

it('every point of the board is on a page', () => {
  fc.assert(
    fc.property(maps, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(5), (map, share, side) => {
      const { pages } = layOut(map);
      const board = boardOf(map.radius);
      const [from, to] = [board[side], board[(side + 1) % 6]];
      if (!from || !to) throw new Error('A board has six corners.');
      for (const depth of [0, 0.3, 0.7, 1]) {
        const point = {
          x: depth * (from.x + share * (to.x - from.x)),
          y: depth * (from.y + share * (to.y - from.y)),
        };
        expect(pages.some(({ box }) => holds(box, point))).toBe(true);
      }
    }),
  );
});

it('neighboring pages overlap by the stated width', () => {
  fc.assert(
    fc.property(maps, (map) => {
      const { pages } = layOut(map);
      const overlap = (OVERLAP * HEX_WIDTH) / map.hexWidth;
      for (const { box, joins } of pages) {
        const next = pages.find(
          (other) => Math.abs(other.box.y - box.y) < 1e-6 && other.box.x > box.x + 1e-6,
        );
        if (joins.right && next) expect(box.x + box.width - next.box.x).toBeCloseTo(overlap, 6);
      }
    }),
  );
});

it('the map has the same exact scale on every page', () => {
  fc.assert(
    fc.property(maps, (map) => {
      const { area, pages } = layOut(map);
      for (const { box } of pages) {
        expect((HEX_WIDTH * area.width) / box.width).toBeCloseTo(map.hexWidth, 9);
        expect((HEX_WIDTH * area.height) / box.height).toBeCloseTo(map.hexWidth, 9);
      }
    }),
  );
});

it('the map, the margins and the strip below fill the paper', () => {
  const { paper, area } = inch(4);
  expect(area.width + 2 * MARGIN).toBeCloseTo(paper.width);
  expect(area.height + 2 * MARGIN + FOOTER).toBeCloseTo(paper.height);
});

it('a single hex fits on one page, which is named A1 and has no neighbors', () => {
  const { pages } = inch(0);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({
    name: 'A1',
    joins: { left: false, right: false, top: false, bottom: false },
  });
});

it('pages are named by row and column, and those in the same row have the same letter', () => {
  const { pages } = inch(6);
  const rows = Map.groupBy(pages, ({ name }) => name.replace(/\d+/, ''));
  for (const row of rows.values()) expect(new Set(row.map(({ box }) => box.y)).size).toBe(1);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
});

it('pages without any part of the board are left out', () => {
  const names = inch(40).pages.map(({ name }) => name);
  expect(names).not.toContain('A1');
  expect(names).toContain('A5');
});

it('the paper lies sideways if the map then takes fewer pages', () => {
  const { paper } = inch(6);
  expect(paper.width).toBeGreaterThan(paper.height);
});

it('a map that needs too many pages fits with the hex width that is offered instead', () => {
  const map = { radius: 40, box: boxOfBoard(40), hexWidth: 25.4, paper: 'A4' } as const;
  expect(layOut(map).pages.length).toBeGreaterThan(MOST_PAGES);
  const hexWidth = largestHexOnPages(map);
  expect(layOut({ ...map, hexWidth }).pages.length).toBeLessThanOrEqual(MOST_PAGES);
  expect(layOut({ ...map, hexWidth: hexWidth + 0.5 }).pages.length).toBeGreaterThan(MOST_PAGES);
});
