import { formatDate } from '../language/dates-and-sizes.ts';

const MOMENT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Returns a time in words, in the reader's own time zone and language. */
export function timeText(at: number): string {
  return formatDate(at, { ...MOMENT, ...CLOCK });
}

/** Returns a date in words, in the reader's own time zone and language. */
export function dateText(at: number): string {
  return formatDate(at, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Returns a time as the value of an input for local date and time. */
export function inputOf(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the time that is given in an input for local date and time; undefined if there is none. */
export function timeOf(value: string): number | undefined {
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? undefined : at;
}
