import type { Hex } from '../../hex/axial.ts';
import { ALL, bare, type Outline } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { isRecord, own } from '../schema/records.ts';
import { type Description, resourceOf } from './description.ts';
import { TEXT } from './text/catalogue.ts';
import { hexText } from './text/hex.ts';

/* How what is at a table reads: a field by its name, a value by its kind. */

/** Who tells of it: what fighters and ids are called, and the words for what is no value of its own. */
export interface Teller {
  readonly nameOf: (id: Id) => string;
  readonly labelOf: (id: string) => string;
  readonly say: (params: Readonly<Record<string, Json>>) => string;
  readonly plain: Readonly<Record<'none' | 'yes' | 'no' | 'all', string>>;
}

/** What a value is of, a parameter or a field by its name, and its kind. */
export interface Told {
  readonly key: string;
  readonly kind: Outline | undefined;
}

/** One who tells of values as they stand by themselves. */
export function tellerOf(description: Description, nameOf: (id: Id) => string): Teller {
  return {
    nameOf,
    labelOf: (id) => labelIn(description, id),
    say: (params) => description.say(params, nameOf),
    plain: TEXT.values,
  };
}

/** One who tells of them in the middle of a sentence. */
export function midSentence(teller: Teller): Teller {
  return { ...teller, labelOf: (id) => teller.labelOf(id).toLowerCase(), plain: TEXT.valuesInside };
}

/** An id as a heading, where nobody has words for it: `battle-rage` as "Battle rage", `maxHp` as "Max hp". */
export function headingOf(id: string): string {
  const words = id
    .replaceAll(/[-_.]/g, ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an id is called that is no fighter's: by its entry, else as a field. */
function labelIn(description: Description, id: string): string {
  const { things, options, conditions, actions } = description;
  const entry = own(things, id) ?? own(options, id) ?? own(conditions, id) ?? own(actions, id);
  return entry?.label ?? fieldLabel(description, id);
}

/**
 * What a field of the table view is called: as its resource, on the sheet or by its rulebook, else by its own
 * name.
 */
export function fieldLabel(description: Description, field: string): string {
  return knownLabel(description, field) ?? headingOf(field);
}

/** The same, if anybody has words for it. */
export function knownLabel(description: Description, field: string): string | undefined {
  const { sheet, members = {}, resources } = description;
  const onSheet = sheet.flatMap((part) => part.fields).find((one) => one.field === field);
  const named = resourceOf(description, field)?.label ?? onSheet?.label ?? own(members, field);
  if (named !== undefined) return named;
  const limited = resources.find(({ max }) => max === field);
  return limited && TEXT.atMost(limited.label);
}

/** A value as people read it, by its kind. */
export function valueText(teller: Teller, { key, kind }: Told, value: Json | undefined): string {
  const { labelOf, plain } = teller;
  const of = kind && bare(kind);
  if (value === undefined || value === null) return of?.type === 'flag' ? plain.no : plain.none;
  switch (of?.type) {
    case 'flag':
      return value ? plain.yes : plain.no;
    case 'count':
    case 'amount':
    case 'text':
      return `${value}` || plain.none;
    case 'fighter':
      return nameText(teller, `${value}`);
    case 'id':
      return value === '' ? plain.none : idText(teller, `${value}`);
    case 'thing':
    case 'word':
      return value === '' ? plain.none : labelOf(`${value}`);
    case 'hex':
      return hexText(value as Hex);
    case 'path':
      return (value as readonly Hex[]).map(hexText).join('; ') || plain.none;
    case 'list':
    case 'set':
    case 'listOrAll':
      return value === ALL ? plain.all : listText(teller, { key, kind: of.of }, value);
  }
  return teller.say({ [key]: value }) || partsText(teller, of, value);
}

/** Whom an id means: a fighter, or any of some kind. */
function nameText({ nameOf, labelOf }: Teller, id: string): string {
  const name = nameOf(id);
  return name === id ? labelOf(id) : name;
}

/** An id, which may be made up of several: `assess:troll` as "Assess: Troll". */
function idText(teller: Teller, id: string): string {
  return id
    .split(':')
    .map((part) => nameText(teller, part))
    .join(': ');
}

function listText(teller: Teller, told: Told, values: Json): string {
  if (!Array.isArray(values)) return '';
  return values.map((one: Json) => valueText(teller, told, one)).join(', ') || teller.plain.none;
}

/** What the ruleset has no words for: each part under its name. */
function partsText(teller: Teller, kind: Outline | undefined, value: Json): string {
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const text = valueText(teller, { key, kind: kind?.members?.[key] ?? kind?.of }, part as Json);
    return `${nameText(teller, key)} ${text}`;
  });
  return parts.join(', ') || teller.plain.none;
}
