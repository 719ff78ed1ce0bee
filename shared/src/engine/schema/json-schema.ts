import * as z from 'zod/mini';
import type { FieldSchema } from './field-schema.ts';

/**
 * Returns the JSON Schema (2020-12) of a field, for files that people write. Records do not accept undeclared
 * members.
 */
export function schemaOf({ shape }: FieldSchema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= false;
    },
  });
}
