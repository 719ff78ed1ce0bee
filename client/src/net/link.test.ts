import { expect, it } from 'vitest';
import { readInvitation, readStream } from './link.ts';

it.each([
  { search: '', backdrop: undefined },
  { search: '?stream', backdrop: 'plain' },
  { search: '?stream=clear', backdrop: 'clear' },
  { search: '?stream=blue', backdrop: 'plain' },
])('an address with "$search" is shown on a stream: $backdrop', ({ search, backdrop }) => {
  expect(readStream({ search })).toBe(backdrop);
});

it('an invitation is the same with and without a stream', () => {
  const { pathname, hash } = new URL('https://riposte.example/t/abc?stream=clear#secret');
  expect(readInvitation({ pathname, hash })).toEqual({ battle: 'abc', token: 'secret' });
});
