import { type Hex, range, toPixel } from '@riposte/shared';
import { groundsAt, type MapWithDoors } from '@riposte/shared/maps/ground';
import { colorOf } from '@riposte/shared/maps/write-tiled';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import * as words from '../words/workshop.ts';

/**
 * The size of a hex in the sketch. `SIZE` is its distance from center to corner, `HALF` half its width, and `SIDE`
 * half an edge.
 */
const SIZE = 10;
const [HALF, SIDE] = [(SIZE * Math.sqrt(3)) / 2, SIZE / 2];

/** A small sketch of a map in the colors of its terrain. */
export function MapSketch({ of }: { readonly of: MapWithDoors }): VNode {
  const patches = useMemo(() => patchesOf(of), [of]);
  const wide = 2 * HALF * (of.map.radius + 0.6);
  const high = SIZE * (1.5 * of.map.radius + 1.1);
  return (
    <svg
      class="map-sketch"
      viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`}
      role="img"
      aria-label={words.howItWillLook}
    >
      {patches.map(([color, path]) => (
        <path key={color} d={path} fill={color} />
      ))}
    </svg>
  );
}

/** Returns an SVG path for each color, with the outlines of all hexes in that color. */
function patchesOf(of: MapWithDoors): readonly (readonly [string, string])[] {
  const patches = new Map<string, string[]>();
  for (const at of range([0, 0], of.map.radius)) {
    const color = colorOf(groundsAt(of, at));
    patches.set(color, [...(patches.get(color) ?? []), outline(at)]);
  }
  return [...patches].map(([color, outlines]) => [color, outlines.join('')]);
}

function outline(at: Hex): string {
  const { x, y } = toPixel(at, SIZE);
  const start = `M${(x - HALF).toFixed(1)} ${(y - SIDE).toFixed(1)}`;
  return `${start}l${HALF} ${-SIDE} ${HALF} ${SIDE}v${SIZE}l${-HALF} ${SIDE} ${-HALF} ${-SIDE}z`;
}
