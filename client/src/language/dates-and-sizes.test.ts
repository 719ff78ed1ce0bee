import { expect, it } from 'vitest';
import { formatKilobytes } from './dates-and-sizes.ts';

it('a small file has at least one kilobyte', () => {
  expect([formatKilobytes(1), formatKilobytes(1_500_000)]).toEqual(['1 kB', '1,465 kB']);
});
