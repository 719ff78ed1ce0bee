import { describe, expect, it } from 'vitest';
import { TimeBanks } from './time-banks.ts';

const LIMITS = { turn: { seconds: 60, refill: 20 }, reaction: { seconds: 20, refill: 5 } };
const anaTurn = { seat: 'ann', fighter: 'ana', kind: 'turn', from: 0 } as const;
const anaDodge = { seat: 'ann', fighter: 'ana', kind: 'reaction', from: 0 } as const;
const benDodge = { seat: 'bob', fighter: 'ben', kind: 'reaction', from: 0 } as const;

function banks(...asked: Parameters<TimeBanks['observe']>[1]): TimeBanks {
  const made = new TimeBanks(LIMITS, null, 0);
  made.observe(LIMITS, asked, 1, 0);
  return made;
}

describe('a time bank', () => {
  it('is charged only while its seat is asked', () => {
    const time = banks(anaTurn);
    time.observe(LIMITS, [benDodge], 1, 10_000);
    time.observe(LIMITS, [anaTurn], 1, 15_000);
    expect(time.left('ann')).toEqual({ turn: 50_000, reaction: 20_000 });
    expect(time.left('bob')).toEqual({ turn: 60_000, reaction: 15_000 });
    expect(time.deadline('ann', 'turn')).toBe(65_000);
  });

  it('is charged once for several fighters asked at the same time', () => {
    const time = banks(anaDodge, { ...anaDodge, fighter: 'eve' });
    time.charge(4_000);
    expect(time.left('ann').reaction).toBe(16_000);
  });

  it('is not charged for the minimum duration of a bluff-proof window', () => {
    const time = banks({ ...anaDodge, from: 3_000 });
    expect(time.deadline('ann', 'reaction')).toBe(23_000);
    time.charge(2_000);
    expect(time.left('ann').reaction).toBe(20_000);
    time.charge(4_000);
    expect(time.left('ann').reaction).toBe(19_000);
    expect(time.shown('ann')).toEqual({ turn: 60_000, reaction: 20_000, running: 'reaction', at: 3_000 });
  });

  it('is not charged for the minimum duration of a second window right after the first', () => {
    const time = banks({ ...anaDodge, from: 3_000 });
    time.observe(LIMITS, [{ ...anaDodge, fighter: 'eve', from: 8_000 }], 1, 5_000);
    time.charge(9_000);
    expect(time.left('ann').reaction).toBe(17_000);
  });

  it('is refilled each round, up to its limit', () => {
    const time = banks(anaTurn);
    time.observe(LIMITS, [], 2, 50_000);
    expect(time.left('ann')).toEqual({ turn: 30_000, reaction: 20_000 });
    time.observe(LIMITS, [], 5, 50_000);
    expect(time.left('ann').turn).toBe(60_000);
  });

  it('can be extended beyond its limit, and keeps the extra time when the round refills it', () => {
    const time = banks(anaTurn);
    time.extend('ann', 'turn', 30_000);
    time.observe(LIMITS, [], 2, 0);
    expect(time.left('ann').turn).toBe(90_000);
  });

  it('moves to another seat together with the fighter', () => {
    const time = banks(anaTurn);
    time.observe(LIMITS, [{ ...anaTurn, seat: 'new' }], 1, 45_000);
    expect(time.left('new').turn).toBe(15_000);
  });

  it('starts over under new limits', () => {
    const time = banks(anaTurn);
    time.observe({ ...LIMITS, turn: { seconds: 100, refill: 0 } }, [], 1, 45_000);
    expect(time.left('ann').turn).toBe(100_000);
  });

  it('is the same in another process, and is not charged for the time in between', () => {
    const time = banks(anaTurn);
    time.charge(45_000);
    const later = new TimeBanks(LIMITS, JSON.parse(JSON.stringify(time.record())), 900_000);
    later.observe(LIMITS, [anaTurn], 2, 900_000);
    expect(later.left('ann').turn).toBe(35_000);
  });
});

describe('a time bank with quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-01-10T${time}:00Z`);
  const quiet = { from: 22 * 60, until: 6 * 60, zone: 'UTC' };
  const HOUR = 3_600_000;
  const LONG = { turn: { seconds: 7_200, refill: 0 }, reaction: { seconds: 3_600, refill: 0 } };
  const turnAt = (from: number) => ({ ...anaTurn, from, quiet });

  it('does not run in them, and shows when it runs out', () => {
    const time = new TimeBanks(LONG, null, at('21:00'));
    time.observe(LONG, [turnAt(at('21:00'))], 1, at('21:00'));
    const end = at('21:00') + 10 * HOUR;
    expect(time.deadline('ann', 'turn')).toBe(end);
    expect(time.shown('ann')).toMatchObject({ turn: 2 * HOUR, running: 'turn', until: end });
    time.charge(at('23:30'));
    expect(time.left('ann').turn).toBe(HOUR);
  });

  it('is charged for the time between two processes if the first one says since when', () => {
    const later = new TimeBanks(LONG, null, at('20:00'));
    later.observe(LONG, [turnAt(0)], 1, at('20:30'));
    expect(later.left('ann').turn).toBe(1.5 * HOUR);
  });
});
