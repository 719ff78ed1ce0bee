import { expect, it } from 'vitest';
import { Seen } from './seen.ts';

it('a user who leaves during the film has seen only the moments that it has shown', () => {
  const seen = new Seen(3, true);
  seen.atTable(9);
  expect(seen.rev).toBe(3);
  seen.inFilm(5);
  seen.atTable(9);
  expect(seen.rev).toBe(5);
});

it('after the film has ended or was skipped, the user has seen all that the table shows', () => {
  const seen = new Seen(3, true);
  seen.inFilm(5);
  seen.endFilm();
  seen.atTable(9);
  expect(seen.rev).toBe(9);
});

it('without a film, the user has seen all that the table shows', () => {
  const seen = new Seen(3, false);
  seen.atTable(9);
  expect(seen.rev).toBe(9);
});
