import { expect, it } from 'vitest';
import { placeIn } from './place.ts';

it.each([
  ['a stack trace', 'at run (/home/ana/my game/src/book/rules.ts:12:5)'],
  ['a stack trace with an address', 'at file:///home/ana/my%20game/src/book/rules.ts:12:5'],
  ['a line after other files', 'at /usr/lib/a.ts:3\n/home/ana/my game/src/book/rules.ts:12'],
])('the place in the sources is found in %s, even if the path contains a space', (_name, text) => {
  expect(placeIn('/home/ana/my game', '/home/ana/my game/src', text)).toBe('src/book/rules.ts:12');
});

it('a place outside of the sources is not a place', () => {
  expect(placeIn('/home/ana', '/home/ana/src', 'at /home/ana/other/rules.ts:12')).toBeUndefined();
});
