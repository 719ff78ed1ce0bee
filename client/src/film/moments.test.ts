import type { Ruleset } from '@riposte/shared';
import { toy } from '@riposte/shared/engine/testing/toy';
import type { Recording } from '@riposte/shared/recording/recording';
import { expect, it } from 'vitest';
import { filmOf } from './moments.ts';

/** The toy game with a line in the log for each event. */
const ruleset: Ruleset = {
  ...toy,
  description: { ...toy.description, line: ({ type }) => ({ text: type, tone: 'plain' }) },
};
const EVERYTHING = { seen: -1, mine: ['ana'] };

/** Returns a recording in which four fighters cheer in turn, and in which the last moment ends the fight. */
function recordingOf(moments: number): Recording {
  const head = { recording: 2, title: '', ruleset: 'toy', version: 1, eyes: 'seat', diceHash: '' } as const;
  const cheers = Array.from({ length: moments }, (_, rev) => ({
    rev,
    events: [{ type: 'cheered', by: ['ben', 'rat', 'rex', 'ana'][rev % 4] ?? '' }],
    asked: [],
    now: { ...(rev === moments - 1 && { over: { winner: 'heroes' } }) },
  }));
  return { head, moments: cheers, undone: [], variations: [] };
}

it.each([
  { name: 'a film shows the moments after the last one that the user has seen', seen: 2, moments: [3, 4] },
  { name: 'a film is empty if the user has seen the last moment', seen: 4, moments: [] },
  {
    name: 'a film begins with the start of the fight if the user has not seen it',
    seen: -1,
    moments: [0, 1, 2, 3, 4],
  },
])('$name', ({ seen, moments }) => {
  expect(filmOf(recordingOf(5), ruleset, { seen, mine: [] }).moments).toEqual(moments);
});

it('a film leaves out moments without a line in the log', () => {
  expect(filmOf(recordingOf(5), toy, EVERYTHING).moments).toEqual([]);
});

it.each([
  { name: 'a short film has the usual speed', all: 4, shown: 4, stay: 1600 },
  { name: 'a film of many moments is faster', all: 20, shown: 20, stay: 1000 },
  { name: 'a film of too many moments leaves some out', all: 200, shown: 25, stay: 800 },
])('$name', ({ all, shown, stay }) => {
  const film = filmOf(recordingOf(all), ruleset, EVERYTHING);
  expect([film.moments.length, film.stay]).toEqual([shown, stay]);
});

it('a film that leaves moments out keeps those of the user’s own fighters, and the end', () => {
  const { moments } = filmOf(recordingOf(60), ruleset, EVERYTHING);
  const own = Array.from({ length: 15 }, (_, turn) => turn * 4 + 3);
  expect(moments).toEqual(expect.arrayContaining([...own, 59]));
});
