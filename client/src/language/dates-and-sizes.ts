import { formatNumber } from './intl.ts';
import { LANGUAGE } from './language.ts';

/** Returns a time as a date, or as `options` say, in the reader's own time zone. */
export function formatDate(at: number, options?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE, options).format(at);
}

/** Returns a number of bytes in kilobytes, at least 1. */
export function formatKilobytes(bytes: number): string {
  return formatNumber(Math.max(1, Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' });
}
