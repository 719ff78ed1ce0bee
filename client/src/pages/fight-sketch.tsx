import type { Hex } from '@riposte/shared/hex/axial';
import { toPixel } from '@riposte/shared/hex/pixel';
import type { Sketch } from '@riposte/shared/protocol/listing';
import type { VNode } from 'preact';

/** The number of accent colors for sides. */
const SIDES = 5;

/**
 * A small sketch of a fight's starting places. Screen readers skip it, because the text beside it gives the details.
 */
export function FightSketch({ sketch: { radius, walls, fighters } }: { readonly sketch: Sketch }): VNode {
  const [wide, high] = [Math.sqrt(3) * (radius + 1), 1.5 * (radius + 1)];
  return (
    <svg viewBox={`${-wide} ${-high} ${2 * wide} ${2 * high}`} aria-hidden="true">
      <polygon class="sketch-ground" points={outlineOf(radius)} />
      {walls.map((at) => (
        <circle key={`wall ${at}`} class="sketch-wall" r={0.9} {...placeOf(at)} />
      ))}
      {fighters.map(({ id, at, side }) => (
        <circle
          key={id}
          r={Math.max(0.8, radius / 9)}
          fill={`var(--side-${side % SIDES})`}
          style={styleAt(at)}
        />
      ))}
    </svg>
  );
}

function placeOf(at: Hex): { readonly cx: number; readonly cy: number } {
  const { x, y } = toPixel(at, 1);
  return { cx: x, cy: y };
}

/** Returns the style that positions a token. It uses a transform, which CSS can animate. */
function styleAt(at: Hex): string {
  const { x, y } = toPixel(at, 1);
  return `transform: translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}

/** Returns the outline of the map, as the six points of an SVG polygon. */
function outlineOf(radius: number): string {
  const out = radius + 0.6;
  const corners: readonly Hex[] = [
    [out, 0],
    [0, out],
    [-out, out],
    [-out, 0],
    [0, -out],
    [out, -out],
  ];
  return corners.map((corner) => Object.values(toPixel(corner, 1)).join()).join(' ');
}
