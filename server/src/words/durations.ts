import { duration } from './messages/notifications.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns a duration as text, such as “1 day 3 h”. */
export function durationText(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  const hours = Math.floor((milliseconds % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((milliseconds % HOUR_MS) / MINUTE_MS);
  if (days > 0) return [duration.days(days), hours > 0 ? duration.hours(hours) : ''].join(' ').trim();
  if (hours > 0)
    return [duration.hours(hours), minutes > 0 ? duration.minutes(minutes) : ''].join(' ').trim();
  return minutes > 0 ? duration.minutes(minutes) : duration.underAMinute;
}
