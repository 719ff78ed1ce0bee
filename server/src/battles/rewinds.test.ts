import { expect, it } from 'vitest';
import { Rewinds } from './rewinds.ts';

it('a rewind that the rules could not carry out leaves no trace', () => {
  const rewinds = new Rewinds([], [{ seq: 1, seat: 'ana' }]);
  const input = rewinds.input(2, { to: 1, why: '', way: 'gm', who: 'Gemma', seat: 'gemma' });
  rewinds.note(3, input);
  rewinds.noteSender(3, 'gemma');
  expect(rewinds.last).toBe(3);
  rewinds.drop(3);
  expect(rewinds.last).toBe(0);
  expect(rewinds.branches(false)).toBe('[]');
  expect(rewinds.senderOf(3)).toBeUndefined();
  expect(rewinds.senderOf(1)).toBe('ana');
});
