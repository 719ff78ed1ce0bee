import { expect, it } from 'vitest';
import { gameMaster } from '../words/common.ts';
import { shownName } from './seat-name.ts';

it.each([
  { name: 'Game master', shown: gameMaster },
  { name: 'Game master 2', shown: `${gameMaster} 2` },
  { name: 'Player 12', shown: 'Player 12' },
  { name: 'Game master Ana', shown: 'Game master Ana' },
  { name: 'Ana 2', shown: 'Ana 2' },
])('the seat $name is shown as $shown', ({ name, shown }) => {
  expect(shownName(name)).toBe(shown);
});
