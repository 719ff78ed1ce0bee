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

/**
 * Parses a percentage above 0 from the command line, such as `3%`. Throws a `UsageError` that names the option if the
 * text is not such a percentage.
 */
export function percentage(option: string, text: string): number {
  const value = Number(/^(\d+(?:\.\d+)?)%$/.exec(text)?.[1]);
  if (!(value > 0)) throw new UsageError(`${option} needs a percentage above 0, such as 3%, not "${text}".`);
  return value;
}
