import { formatNumber } from '@riposte/shared/engine/language/intl';
import { LANGUAGE } from '@riposte/shared/engine/language/language';

/** Formats a time, in milliseconds since 1970, in the reader's time zone. By default, the text is only the date. */
export function formatDate(at: number, options?: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE, options).format(at);
}

/** Formats a number of bytes as text in whole kilobytes; at least 1 kB. */
export function formatKilobytes(bytes: number): string {
  return formatNumber(Math.max(1, Math.round(bytes / 1024)), { style: 'unit', unit: 'kilobyte' });
}
