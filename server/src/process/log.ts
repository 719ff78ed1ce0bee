import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs, one JSON object a line, each with the process that writes it if there are several. Whoever logs leaves out tokens, seat keys and query strings. */
export function newLog(level: string, process?: string): Log {
  return pino({ level, base: process === undefined ? null : { process }, serializers: { error: told } });
}

/** What is told of an error and of what caused it; what others have hung on it may be a guest's own words. */
function told(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause: told(cause) }),
  };
}
