import { expect, it } from 'vitest';
import { Answered } from './answered.ts';

const ok = (rev: number) => ({ ok: true, rev }) as const;

it('the server remembers a seat’s last message, however many messages other seats have sent since', () => {
  const answered = new Answered([{ seat: 'ann', message: 'm-1', seq: 1 }]);
  for (let rev = 2; rev < 2_000; rev++) answered.note('bob', `m-${rev}`, ok(rev));
  expect(answered.find('ann', 'm-1')).toEqual(ok(1));
  expect(answered.find('bob', 'm-1999')).toEqual(ok(1_999));
  expect(answered.find('bob', 'm-1')).toBeUndefined();
});

it('the server forgets a seat’s old messages', () => {
  const answered = new Answered([]);
  for (let rev = 1; rev <= 300; rev++) answered.note('bob', `m-${rev}`, ok(rev));
  expect(answered.find('bob', 'm-1')).toBeUndefined();
  expect(answered.find('bob', 'm-150')).toEqual(ok(150));
});
