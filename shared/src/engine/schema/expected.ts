import { type FieldSchema, type FieldType, text } from './field-schema.ts';
import { TEXT } from './text/catalog.ts';

/**
 * Returns the fault of a value, as the end of a sentence that starts with the value's name; undefined if the value
 * fits.
 */
export function mismatch(of: FieldSchema, given: unknown): string | undefined {
  return of.shape.safeParse(given).success ? undefined : TEXT.takes.wrong(takes(of));
}

/** Describes in words which values a field takes. */
export function takes(of: FieldType): string {
  const words = TEXT.takes;
  switch (of.type) {
    case 'count':
      return words.count(of.min, of.max);
    case 'amount':
      return words.amount(of.min, of.max);
    case 'text':
    case 'id':
      return words.text(of.least, of.most);
    case 'word':
      return words.oneOf(of.words);
    case 'thing':
      return of.isOpen ? takes(text(64, 1)) : words.oneOf(of.things);
    case 'list':
    case 'set':
    case 'entries':
    case 'listOrAll':
      return words[of.type](takes(of.of), of.most);
    case 'record':
      return words.record(Object.keys(of.members));
    case 'optional':
      return takes(of.of);
    case 'nullable':
      return words.nullable(takes(of.of));
    default:
      return words[of.type];
  }
}
