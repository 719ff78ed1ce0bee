import { expect, it } from 'vitest';
import type { Lens } from '../lens.ts';
import { CarriedCanvas } from './carried-canvas.ts';

const LENS: Lens = { x: 100, y: 50, scale: 1 };

/** Returns a canvas that is carried, drawn through `LENS`, and its CSS transform. */
function carried(): { readonly canvas: CarriedCanvas; readonly transform: () => string } {
  const style = { transform: '', transformOrigin: '', willChange: '' };
  const app = { renderer: { resize: () => {} }, stage: { position: { set: () => {} } }, canvas: { style } };
  const canvas = new CarriedCanvas(app, { clientWidth: 390, clientHeight: 320 });
  canvas.begin(1);
  canvas.draw(LENS);
  return { canvas, transform: () => style.transform };
}

it.each([
  {
    name: 'a short pan moves the drawn canvas',
    lens: { x: 130, y: 40, scale: 1 },
    transform: '1, 0, 0, 1, -165, -170',
  },
  {
    name: 'a small zoom stretches it',
    lens: { x: 60, y: 10, scale: 1.2 },
    transform: '1.2, 0, 0, 1.2, -294, -242',
  },
])('$name', ({ lens, transform: wanted }) => {
  const { canvas, transform } = carried();
  expect(canvas.carry(lens)).toBe(true);
  const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map((one) => Math.round(10 * Number(one)) / 10);
  expect(numbers(transform())).toEqual(numbers(wanted));
});

it.each([
  { name: 'a pan beyond the margin', lens: { x: 300, y: 50, scale: 1 } },
  { name: 'a large zoom', lens: { x: 60, y: 10, scale: 1.4 } },
])('after $name, the map must be drawn again', ({ lens }) => {
  expect(carried().canvas.carry(lens)).toBe(false);
});

it('at rest, the canvas has no transform', () => {
  const { canvas, transform } = carried();
  canvas.end(2);
  canvas.draw(LENS);
  expect(transform()).toBe('');
});
