/** A command line that cannot be carried out; the message says what to change. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A whole number above 0 from the command line. Throws `UsageError`, naming the option, if it is none. */
export function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`${option} needs a whole number above 0, not "${text}".`);
  return value;
}
