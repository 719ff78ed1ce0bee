import { expect, it, vi } from 'vitest';
import { oncePer, withoutReuse } from './memo.ts';

const product = ({ a, b }: { readonly a: number; readonly b?: number }) => a * (b ?? 1);

it('computes the result for each set of facts once', () => {
  const find = vi.fn(product);
  const remembered = oncePer(find);
  expect([remembered({ a: 2, b: 3 }), remembered({ a: 2, b: 3 }), remembered({ a: 2 })]).toEqual([6, 6, 2]);
  expect(find).toHaveBeenCalledTimes(2);
});

it('computes every result anew while caching is turned off', () => {
  const find = vi.fn(product);
  const remembered = oncePer(find);
  remembered({ a: 2 });
  withoutReuse(() => remembered({ a: 2 }));
  expect(find).toHaveBeenCalledTimes(2);
});

it('caches results again after an error while caching was turned off', () => {
  const find = vi.fn(product);
  const remembered = oncePer(find);
  expect(() =>
    withoutReuse(() => {
      throw new Error('failed');
    }),
  ).toThrow('failed');
  remembered({ a: 2 });
  remembered({ a: 2 });
  expect(find).toHaveBeenCalledTimes(1);
});

it('forgets all results when the cache is full', () => {
  const find = vi.fn(product);
  const remembered = oncePer(find);
  for (let a = 0; a <= 5_000; a++) remembered({ a });
  remembered({ a: 0 });
  expect(find).toHaveBeenCalledTimes(5_002);
});
