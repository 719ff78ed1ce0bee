import * as z from 'zod/mini';
import type { Kinds } from './kinds.ts';

/** The JSON Schema (2020-12) of an object with these members, for files that people write. */
export function schemaOf(kinds: Kinds): z.core.JSONSchema.BaseSchema {
  const shapes = Object.entries(kinds).map(([name, { shape }]) => [name, z.optional(shape)] as const);
  return z.toJSONSchema(z.strictObject(Object.fromEntries(shapes)), { io: 'input' });
}
