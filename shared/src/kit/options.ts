import type { Entry, OptionField } from '../engine/presentation/entries.ts';
import { mismatch } from '../engine/schema/expected.ts';
import {
  type FieldSchema,
  type FieldSchemas,
  initialOf,
  readValue,
  type Values,
} from '../engine/schema/field-schema.ts';
import { bare } from '../engine/schema/outline.ts';
import { type Setup, SetupError } from '../engine/setup/setup.ts';
import * as words from '../words/messages/setup.ts';

/**
 * Returns the options of a setup with defaults filled in. Throws a `SetupError` whose message names the
 * option.
 */
export function readOptions<P extends FieldSchemas>(kinds: P, { options }: Setup): Values<P> {
  const given = Object.entries(options).map(([key, value]) => {
    const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
    if (!kind) throw new SetupError(`options.${key}: ${words.noSuchOption}`);
    const wrong = mismatch(kind, value);
    if (wrong !== undefined) throw new SetupError(`options.${key}: ${wrong}`);
    return [key, readValue(kind, value)];
  });
  return { ...initialOf(kinds), ...Object.fromEntries(given) };
}

/** The label and help text of a battle option, and the label of each value if the option is a choice. */
type OptionWords = Omit<Entry, 'clauses'> & { readonly choices?: Readonly<Record<string, string>> };

/** Returns a form field for each option that has texts in the catalog, in the catalog's order, with its clauses. */
export function optionForm<P extends FieldSchemas>(
  kinds: P,
  words: Readonly<Partial<Record<keyof P, OptionWords>>>,
  clauses: Readonly<Partial<Record<keyof P, readonly string[]>>>,
): OptionField[] {
  return Object.entries<OptionWords | undefined>(words).flatMap(([key, said]) => {
    const kind = kinds[key];
    const cited = clauses[key];
    return kind && said
      ? [{ key, label: said.label, help: said.help, ...(cited && { clauses: cited }), ...look(kind, said) }]
      : [];
  });
}

function look(kind: FieldSchema, { choices = {} }: OptionWords) {
  const { initial } = kind;
  const of = bare(kind);
  const named = Object.entries(choices).map(([value, label]) => ({ value, label }));
  switch (of.type) {
    case 'flag':
      return { type: 'boolean', initial: initial === true } as const;
    case 'count':
    case 'amount':
      return { type: 'number', initial: Number(initial), min: of.min, max: of.max } as const;
    case 'word':
    case 'thing':
      return { type: 'choice', initial: String(initial), choices: named } as const;
    case 'list':
    case 'set':
      return { type: 'choices', initial: initial as readonly string[], choices: named } as const;
    default:
      throw new Error(`There is no form field for an option of type ${of.type}.`);
  }
}
