/** The error for an invalid command line; the message says what to change. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Parses a positive whole number from the command line. Throws a `UsageError` that names the option if the text is
 * not such a number.
 */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`${option} needs a whole number above 0, not "${text}".`);
  return value;
}
