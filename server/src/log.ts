import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs, one JSON object a line. Whoever logs leaves out tokens, seat keys and query strings. */
export function newLog(level: string): Log {
  return pino({ level, base: null });
}
