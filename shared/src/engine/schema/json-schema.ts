import * as z from 'zod/mini';
import type { FieldSchema } from './field-schema.ts';

/**
 * The JSON Schema (2020-12) of a kind, for files that people write: no record has members that are not
 * declared.
 */
export function schemaOf({ shape }: FieldSchema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties ??= false;
    },
  });
}
