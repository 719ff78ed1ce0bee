import * as takesWords from '../../words/messages/takes.ts';
import { formatList } from '../language/intl.ts';
import { type Said, said } from '../language/keyed-text.ts';
import { type FieldSchema, type FieldType, text } from './field-schema.ts';

/** The chapter that describes which values fields take, by the name that keys begin with. */
export const TAKES_CHAPTERS = { takes: takesWords };

const TAKES = said(TAKES_CHAPTERS).takes;

/**
 * Returns the fault of a value, as the end of a sentence that starts with the value's name; undefined if the value
 * fits.
 */
export function mismatch(of: FieldSchema, given: unknown): string | undefined {
  return saidMismatch(of, given)?.text;
}

/** Returns the fault of a value as `mismatch` does, so that it can be worded in other languages. */
export function saidMismatch(of: FieldSchema, given: unknown): Said | undefined {
  return of.shape.safeParse(given).success ? undefined : TAKES.wrong(saidTakes(of));
}

/** Describes in words which values a field takes. */
export function takes(of: FieldType): string {
  return saidTakes(of).text;
}

function saidTakes(of: FieldType): Said {
  switch (of.type) {
    case 'count':
      return TAKES.count(String(of.min), String(of.max));
    case 'amount':
      return TAKES.amount(String(of.min), String(of.max));
    case 'text':
    case 'id':
      return TAKES.text(String(of.least), String(of.most));
    case 'word':
      return TAKES.oneOf(formatList(of.words));
    case 'thing':
      return of.isOpen ? saidTakes(text(64, 1)) : TAKES.oneOf(formatList(of.things));
    case 'list':
    case 'set':
    case 'listOrAll':
      return TAKES[of.type](String(of.most), saidTakes(of.of));
    case 'entries':
      return TAKES.entries(String(of.most), saidTakes(of.of));
    case 'record':
      return TAKES.record(formatList(Object.keys(of.members)));
    case 'optional':
      return saidTakes(of.of);
    case 'nullable':
      return TAKES.nullable(saidTakes(of.of));
    default:
      return TAKES[of.type];
  }
}
