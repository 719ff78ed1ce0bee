import { expect, it } from 'vitest';
import * as words from '../words/print.ts';
import { faultOf, INITIAL_CHOICE, pagesFor } from './choice.ts';

it.each([
  {
    name: 'a picture of the fight has no limits',
    radius: 40,
    choice: { result: 'fight', hexWidth: 0 },
    fault: '',
  },
  { name: 'a usual map fits a PNG', radius: 12, choice: { result: 'png' }, fault: '' },
  { name: 'a usual map fits a PDF', radius: 12, choice: { result: 'pdf' }, fault: '' },
  {
    name: 'a width below the least is refused',
    radius: 4,
    choice: { result: 'png', hexWidth: 4.9 },
    fault: words.hexWidthIsWrong(5, 60),
  },
  {
    name: 'a width above the most is refused',
    radius: 4,
    choice: { result: 'pdf', hexWidth: 61 },
    fault: words.hexWidthIsWrong(5, 60),
  },
  {
    name: 'an empty width is refused',
    radius: 4,
    choice: { result: 'pdf', hexWidth: Number.NaN },
    fault: words.hexWidthIsWrong(5, 60),
  },
  {
    name: 'a PNG with too many pixels is refused, with the size that fits',
    radius: 40,
    choice: { result: 'png', resolution: 300 },
    fault: words.pictureTooLarge(11),
  },
  {
    name: 'a PDF with too many pages is refused, with the size that fits',
    radius: 40,
    choice: { result: 'pdf' },
    fault: words.tooManyPages(21.5),
  },
] as const)('$name', ({ radius, choice, fault }) => {
  expect(faultOf(radius, { ...INITIAL_CHOICE, ...choice })).toBe(fault);
});

it('a map has different pages on Letter paper than on A4', () => {
  const choice = { ...INITIAL_CHOICE, result: 'pdf', paper: 'Letter' } as const;
  expect(pagesFor(4, choice).paper).not.toEqual(pagesFor(4, INITIAL_CHOICE).paper);
});
