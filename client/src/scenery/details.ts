import { disc, shape, stroke } from './brushwork.ts';
import { HEX_SIZE } from './metrics.ts';
import { between, type Chance } from './noise.ts';
import type { Point } from './outlines.ts';
import type { Detail } from './theme.ts';

/* Small marks on flat ground. */

/** Returns a random point within a hex. `reach` is the greatest distance from the middle, in hex sizes. */
export function scattered({ x, y, chance }: { x: number; y: number; chance: Chance }, reach = 0.85): Point {
  const angle = chance() * 2 * Math.PI;
  const distance = HEX_SIZE * reach * Math.sqrt(chance());
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.92];
}

/** Returns short blades of grass. */
export function blades(color: string, count: number): Detail {
  return (pen, patch) => {
    pen.beginPath();
    for (let index = 0; index < count; index++) {
      const [x, y] = scattered(patch, 1);
      const lean = between(-2, 2, patch.chance());
      pen.moveTo(x, y);
      pen.lineTo(x + lean, y - between(2.5, 5, patch.chance()));
    }
    pen.strokeStyle = color;
    pen.lineWidth = 1.1;
    pen.stroke();
  };
}

/** Returns dots, such as pebbles, petals or fallen leaves. */
export function dots(colors: readonly string[], count: number, size: number): Detail {
  return (pen, patch) => {
    for (let index = 0; index < count; index++) {
      const reach = size * between(0.6, 1.3, patch.chance());
      disc(pen, scattered(patch, 1), [reach, reach * 0.75], colors[index % colors.length] ?? '#000');
    }
  };
}

/** Returns pools of sunlight, as under trees. */
export function dapples(color: string, count: number): Detail {
  return (pen, patch) => {
    for (let index = 0; index < count; index++) {
      const reach = between(4, 13, patch.chance());
      disc(pen, scattered(patch, 1), [reach, reach * 0.7], color);
    }
  };
}

/** Returns fallen leaves. */
export function fallenLeaves(colors: readonly string[], count: number): Detail {
  return (pen, patch) => {
    for (let index = 0; index < count; index++) {
      const [x, y] = scattered(patch, 1);
      pen.save();
      pen.translate(x, y);
      pen.rotate(patch.chance() * Math.PI);
      disc(pen, [0, 0], [2.8, 1.3], colors[index % colors.length] ?? '#000');
      pen.restore();
    }
  };
}

/** Returns cracks in dry or frozen ground. */
export function cracks(color: string, count: number): Detail {
  return (pen, patch) => {
    for (let index = 0; index < count; index++) {
      const line: Point[] = [scattered(patch)];
      const angle = patch.chance() * 2 * Math.PI;
      for (let step = 0; step < 3; step++) {
        const [x, y] = line.at(-1) ?? [0, 0];
        const bent = angle + between(-0.8, 0.8, patch.chance());
        line.push([x + Math.cos(bent) * 7, y + Math.sin(bent) * 5]);
      }
      stroke(pen, line, color, 1);
    }
  };
}

/** Returns curved lines, such as ripples in sand. */
export function ripples(color: string, count: number, width = 1.4): Detail {
  return (pen, patch) => {
    pen.beginPath();
    for (let index = 0; index < count; index++) {
      const [x, y] = scattered(patch, 0.9);
      const half = between(6, 12, patch.chance());
      pen.moveTo(x - half, y);
      pen.quadraticCurveTo(x - half / 2, y - 3.4, x, y);
      pen.quadraticCurveTo(x + half / 2, y + 3.4, x + half, y - 0.5);
    }
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.stroke();
    pen.lineCap = 'butt';
  };
}

/** The height of a plank, in map pixels. Hex rows are five planks apart, so that planks continue across hexes. */
const PLANK = (HEX_SIZE * 1.5) / 5;

/** Returns planks that run from west to east and continue across hexes. */
export function planks(seam: string, light: string): Detail {
  return (pen, { x, y, chance }) => {
    const first = Math.ceil((y - HEX_SIZE) / PLANK) * PLANK;
    for (let row = first; row < y + HEX_SIZE; row += PLANK) {
      const half = halfWidthAt(row - y);
      stroke(
        pen,
        [
          [x - half, row],
          [x + half, row],
        ],
        seam,
        1.5,
      );
      stroke(
        pen,
        [
          [x - half, row + 1.6],
          [x + half, row + 1.6],
        ],
        light,
        1,
      );
      const end = x + between(-half, half, chance());
      stroke(
        pen,
        [
          [end, row],
          [end, row + PLANK],
        ],
        seam,
        1.3,
      );
      for (const dx of [-2.5, 2.5]) disc(pen, [end + dx, row + PLANK / 2], [0.8, 0.8], seam);
      const grain = x + between(-half, half, chance());
      stroke(
        pen,
        [
          [grain, row + PLANK * 0.6],
          [grain + 9, row + PLANK * 0.55],
        ],
        seam,
        0.7,
      );
    }
  };
}

/** Returns half the width of a hex at a height above or below its middle. */
function halfWidthAt(dy: number): number {
  const wide = (HEX_SIZE * Math.sqrt(3)) / 2;
  const slope = Math.max(0, Math.abs(dy) - HEX_SIZE / 2) / (HEX_SIZE / 2);
  return wide * (1 - Math.min(1, slope));
}

/** Returns paving stones, irregular like those of an old street. */
export function cobbles(seam: string, light: string, dark: string): Detail {
  return (pen, { x, y, chance }) => {
    const row = HEX_SIZE * 0.3;
    const first = Math.ceil((y - HEX_SIZE) / row) * row;
    for (let top = first; top < y + HEX_SIZE - 2; top += row) {
      const half = halfWidthAt(top + row / 2 - y);
      const shift = Math.round(top / row) % 2 === 0 ? 0 : row * 0.6;
      for (
        let left = Math.floor((x - half) / (row * 1.2)) * row * 1.2 + shift;
        left < x + half;
        left += row * 1.2
      ) {
        if (left < x - half - 1 || left + row * 1.1 > x + half + 4) continue;
        const tone = chance();
        const [wide, high] = [row * between(1, 1.14, chance()), row * between(0.82, 0.95, chance())];
        pen.beginPath();
        pen.roundRect(left, top, wide, high, 3);
        pen.fillStyle = tone > 0.62 ? light : tone < 0.3 ? dark : 'transparent';
        pen.fill();
        pen.strokeStyle = seam;
        pen.lineWidth = 1.1;
        pen.stroke();
      }
    }
  };
}

/** Returns large slabs with a few cracks. */
export function flagstones(seam: string, light: string): Detail {
  return (pen, { x, y, chance }) => {
    const middle: Point = [x + between(-6, 6, chance()), y + between(-5, 5, chance())];
    const turn = chance() * 1.2;
    for (let index = 0; index < 3; index++) {
      const angle = turn + (index * 2 * Math.PI) / 3;
      const edge: Point = [x + Math.cos(angle) * HEX_SIZE * 0.86, y + Math.sin(angle) * HEX_SIZE * 0.86];
      stroke(pen, [middle, edge], seam, 1.6);
      stroke(
        pen,
        [
          [middle[0] + 1, middle[1] + 1.4],
          [edge[0] + 1, edge[1] + 1.4],
        ],
        light,
        1,
      );
    }
  };
}

/** Returns facets, as on the top of a cliff. */
export function facets(light: string, dark: string): Detail {
  return (pen, patch) => {
    for (let index = 0; index < 3; index++) {
      const [x, y] = scattered(patch, 0.7);
      const reach = between(7, 13, patch.chance());
      const tip: Point = [x + between(-4, 4, patch.chance()), y - reach * 0.6];
      shape(pen, [[x - reach, y], tip, [x, y + reach * 0.4]], light);
      shape(pen, [[x + reach * 0.8, y + 1], tip, [x, y + reach * 0.4]], dark);
    }
  };
}
