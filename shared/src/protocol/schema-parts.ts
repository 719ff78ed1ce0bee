import * as z from 'zod/mini';

/** Returns the schema of a string without characters that a database or a socket would change. */
export function text(least: number, most: number): z.ZodMiniType<string> {
  const isWhole = (value: string) => value.isWellFormed() && !value.includes('\0');
  return z.string().check(z.minLength(least), z.maxLength(most), z.refine(isWhole));
}

export const id = text(1, 64);
export const secret = text(1, 128);
