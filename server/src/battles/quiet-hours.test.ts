import type { QuietHours } from '@riposte/shared/protocol/settings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAwake, awakeBetween, isQuietAt, timeZoneNamed } from './quiet-hours.ts';

const HOUR = 3_600_000;
const night = (zone: string): QuietHours => ({ from: 22 * 60, until: 7 * 60, zone });
const at = (iso: string) => Date.parse(iso);

describe('quiet hours', () => {
  it.each([
    { name: 'over midnight in winter', zone: 'Europe/Berlin', time: '2026-01-10T21:30:00Z', quiet: true },
    { name: 'before they begin', zone: 'Europe/Berlin', time: '2026-01-10T20:30:00Z', quiet: false },
    { name: 'after they end', zone: 'Europe/Berlin', time: '2026-01-10T06:00:00Z', quiet: false },
    { name: 'in summer time', zone: 'Europe/Berlin', time: '2026-07-10T20:30:00Z', quiet: true },
    { name: 'in another zone', zone: 'America/New_York', time: '2026-01-10T21:30:00Z', quiet: false },
    { name: 'in a zone with half hours', zone: 'Asia/Kolkata', time: '2026-01-10T16:45:00Z', quiet: true },
  ])('cover a time $name: $quiet', ({ zone, time, quiet }) => {
    expect(isQuietAt(night(zone), at(time))).toBe(quiet);
  });

  it.each([
    { name: 'a plain night', from: '2026-01-10T20:00:00Z', hours: 2, end: '2026-01-11T07:00:00Z' },
    {
      name: 'the night before summer time',
      from: '2026-03-28T20:00:00Z',
      hours: 2,
      end: '2026-03-29T06:00:00Z',
    },
    {
      name: 'the night before winter time',
      from: '2026-10-24T19:00:00Z',
      hours: 2,
      end: '2026-10-25T07:00:00Z',
    },
  ])('move a deadline beyond $name', ({ from, hours, end }) => {
    expect(afterAwake(night('Europe/Berlin'), at(from), hours * HOUR)).toBe(at(end));
  });

  it('need a zone that exists, in any spelling', () => {
    const names = ['europe/BERLIN', 'UTC', 'Mars/Olympus', ''];
    expect(names.map(timeZoneNamed)).toEqual(['Europe/Berlin', 'UTC', undefined, undefined]);
  });
});

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const hours = fc
  .record({
    from: fc.integer({ min: 0, max: 1439 }),
    minutes: fc.integer({ min: 1, max: 16 * 60 }),
    zone: fc.constantFrom(...zones),
  })
  .map(({ from, minutes, zone }): QuietHours => ({ from, until: (from + minutes) % 1440, zone }));
const moment = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') });
const span = fc.integer({ min: 0, max: 20 * 24 * HOUR });

describe('the time outside quiet hours', () => {
  it('adds up over any division of a period', () => {
    fc.assert(
      fc.property(hours, moment, span, span, (quiet, from, one, other) => {
        const [middle, end] = [from + one, from + one + other];
        const parts = awakeBetween(quiet, from, middle) + awakeBetween(quiet, middle, end);
        expect(parts).toBe(awakeBetween(quiet, from, end));
      }),
      { numRuns: 50 },
    );
  });

  it('has passed exactly when a deadline is reached', () => {
    fc.assert(
      fc.property(hours, moment, fc.integer({ min: 1, max: 3 * 24 * HOUR }), (quiet, from, left) => {
        const deadline = afterAwake(quiet, from, left);
        expect(awakeBetween(quiet, from, deadline)).toBe(left);
        expect(isQuietAt(quiet, deadline - 1)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('contains exactly the minutes that are not quiet', () => {
    fc.assert(
      fc.property(hours, moment, (quiet, from) => {
        const start = Math.ceil(from / 60_000) * 60_000;
        const minutes = Array.from({ length: 24 * 60 }, (_, minute) => start + minute * 60_000);
        const awake = minutes.filter((minute) => !isQuietAt(quiet, minute)).length;
        expect(awakeBetween(quiet, start, start + 24 * HOUR)).toBe(awake * 60_000);
      }),
      { numRuns: 20 },
    );
  });
});
