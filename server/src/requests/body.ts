import * as z from 'zod/mini';
import * as failures from '../words/failures.ts';
import { Failure } from './failure.ts';

const inEnglish = { error: z.locales.en().localeError };

/** Parses the body of a request. Throws a `Failure` that names the first wrong field. */
export function bodyOf<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body ?? {}, inEnglish);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') || 'body';
  throw new Failure(failures.badField(field, issue?.message));
}

/** Parses the bytes of a JSON body. Throws a `Failure` if that is not possible. */
export function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new Failure(failures.unreadable);
  }
}
