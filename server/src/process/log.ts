import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Returns a logger of JSON lines, each with the name of the process if there are several. Callers must not
 * log tokens, seat keys or query strings.
 */
export function newLog(level: string, process?: string): Log {
  return pino({ level, base: process === undefined ? null : { process }, serializers: { error: told } });
}

/** Returns the loggable parts of an error and its causes. Other properties may contain text from a guest. */
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
