import { tzOffset } from '@date-fns/tz';
import type { QuietHours } from '@riposte/shared/protocol/settings';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Quiet hours, or null for none. */
type Quiet = QuietHours | null;

/** A period in which a person's time runs without interruption, or one in which it does not run at all. */
interface Period {
  readonly isQuiet: boolean;
  /** The end of the period, in milliseconds since 1970. */
  readonly end: number;
}

/** Returns the usual spelling of a time zone's name; undefined if the zone is unknown. */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Returns whether a time, in milliseconds since 1970, is in the quiet hours. */
export function isQuietAt(quiet: Quiet, at: number): boolean {
  return quiet !== null && isQuietOn(quiet, wallTimeAt(quiet.zone, at));
}

/** Returns the milliseconds between two times that are outside the quiet hours; 0 if `until` is not after `from`. */
export function awakeBetween(quiet: Quiet, from: number, until: number): number {
  if (!quiet) return Math.max(0, until - from);
  let awake = 0;
  for (let at = from; at < until; ) {
    const { isQuiet, end } = periodAt(quiet, at);
    if (!isQuiet) awake += Math.min(end, until) - at;
    at = end;
  }
  return awake;
}

/** Returns the first time at which `milliseconds` outside the quiet hours have passed since `from`. */
export function afterAwake(quiet: Quiet, from: number, milliseconds: number): number {
  if (!quiet) return from + milliseconds;
  let left = milliseconds;
  for (let at = from; ; ) {
    const { isQuiet, end } = periodAt(quiet, at);
    if (!isQuiet && end - at >= left) return at + left;
    if (!isQuiet) left -= end - at;
    at = end;
  }
}

/**
 * Returns the period that contains a time. A period also ends when the zone's offset changes, such as at the start of
 * daylight saving time. The next period may then be of the same kind.
 */
function periodAt({ from, until, zone }: QuietHours, at: number): Period {
  const wall = wallTimeAt(zone, at);
  const isQuiet = isQuietOn({ from, until, zone }, wall);
  const next = (isQuiet ? until : from) * MINUTE_MS;
  const end = at + (next > wall ? next - wall : next - wall + DAY_MS);
  const offset = tzOffset(zone, new Date(at));
  const isEven = tzOffset(zone, new Date(end)) === offset;
  return { isQuiet, end: isEven ? end : offsetChange(zone, offset, at, end) };
}

/**
 * Returns the time after `at` when the zone's offset changes from `offset`, to the millisecond. The offset at `end`
 * must differ.
 */
function offsetChange(zone: string, offset: number, at: number, end: number): number {
  let [before, after] = [at, end];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (tzOffset(zone, new Date(middle)) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** Returns the time of day in a zone, in milliseconds since midnight. */
function wallTimeAt(zone: string, at: number): number {
  const wall = (at + tzOffset(zone, new Date(at)) * MINUTE_MS) % DAY_MS;
  return wall < 0 ? wall + DAY_MS : wall;
}

function isQuietOn({ from, until }: QuietHours, wall: number): boolean {
  const [first, last] = [from * MINUTE_MS, until * MINUTE_MS];
  return first < last ? wall >= first && wall < last : wall >= first || wall < last;
}
