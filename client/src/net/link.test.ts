import { expect, it } from 'vitest';
import { readInvitation, readStream, suggestedName } from './link.ts';

it.each([
  { search: '', backdrop: undefined },
  { search: '?stream', backdrop: 'plain' },
  { search: '?stream=clear', backdrop: 'clear' },
  { search: '?stream=blue', backdrop: 'plain' },
])('the query "$search" selects the stream background: $backdrop', ({ search, backdrop }) => {
  expect(readStream({ search })).toBe(backdrop);
});

it('the address of a stream page contains the invitation in the usual form', () => {
  const { pathname, hash } = new URL('https://riposte.example/t/abc?stream=clear#secret');
  expect(readInvitation({ pathname, hash })).toEqual({ battle: 'abc', token: 'secret' });
});

it('an invitation can suggest the name of its reader', () => {
  const { pathname, hash } = new URL('https://riposte.example/t/abc#secret&name=Ann%20B.');
  expect(readInvitation({ pathname, hash })).toEqual({ battle: 'abc', token: 'secret' });
  expect(suggestedName({ hash })).toBe('Ann B.');
});
