import { toPixel } from '../../../hex/pixel.ts';
import type { FighterPreview, FightPreview } from '../preview.ts';

const SIZE = 16;
const SVG = 'http://www.w3.org/2000/svg';

/** Draws the hexes of a map and the fighters on it. `sides` determines the colors. */
export function drawMap(
  svg: Element | null,
  { radius, walls }: FightPreview,
  fighters: readonly FighterPreview[],
  sides: readonly string[],
): void {
  const isWall = new Set(walls.map(String));
  const hexes = hexesWithin(radius).map((hex) =>
    shape('polygon', { points: cornersOf(hex), class: isWall.has(String(hex)) ? 'hex wall' : 'hex' }),
  );
  const tokens = fighters.flatMap((fighter) => (fighter.at ? [tokenOf(fighter, fighter.at, sides)] : []));
  const [width, height] = [SIZE * Math.sqrt(3) * (radius + 0.6), SIZE * 1.5 * (radius + 0.8)];
  svg?.setAttribute('viewBox', `${-width} ${-height} ${2 * width} ${2 * height}`);
  svg?.replaceChildren(...hexes, ...tokens);
}

function hexesWithin(radius: number): [number, number][] {
  const numbers = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  const all = numbers.flatMap((q) => numbers.map((r): [number, number] => [q, r]));
  return all.filter(([q, r]) => Math.abs(q + r) <= radius);
}

function cornersOf(hex: readonly [number, number]): string {
  const { x, y } = toPixel(hex, SIZE);
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index + Math.PI / 6;
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)},${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}

function tokenOf(
  { name, side, isDefeated }: FighterPreview,
  [q = 0, r = 0]: readonly number[],
  sides: readonly string[],
): Element {
  const { x, y } = toPixel([q, r], SIZE);
  const token = shape('g', { class: isDefeated ? 'defeated' : '' });
  const initials = shape('text', { x: String(x), y: String(y) });
  initials.textContent = name.slice(0, 3);
  const color = `side-${Math.min(2, sides.indexOf(side))}`;
  token.append(shape('circle', { cx: String(x), cy: String(y), r: '12', class: color }), initials);
  return token;
}

function shape(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
