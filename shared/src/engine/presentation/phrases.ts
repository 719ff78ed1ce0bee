import type { Hex } from '../../hex/axial.ts';
import * as terms from '../../words/messages/terms.ts';
import { ALL } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { Json } from '../schema/json.ts';
import { bare, type Outline } from '../schema/outline.ts';
import { isRecord, own } from '../schema/records.ts';
import { type Description, resourceOf } from './description.ts';
import { hexText } from './text/hex.ts';

/* The texts for table data: the labels of fields, and the wording of values according to their schemas. */

/** Formats names, ids and values. */
export interface Wording {
  readonly nameOf: (id: Id) => string;
  readonly labelOf: (id: string) => string;
  readonly say: (params: Readonly<Record<string, Json>>) => string;
}

/** A parameter or field: its key and its schema. */
export interface ValueRef {
  readonly key: string;
  readonly kind: Outline | undefined;
}

/** Returns the formatting of a ruleset, with the names of fighters. */
export function wordingOf(description: Description, nameOf: (id: Id) => string): Wording {
  return {
    nameOf,
    labelOf: (id) => labelIn(description, id),
    say: (params) => description.say(params, nameOf),
  };
}

/**
 * Derives a heading from an id that has no label: "Battle rage" from `battle-rage`, "Max hp" from `maxHp`.
 */
export function headingOf(id: string): string {
  const words = id
    .replaceAll(/[-_.]/g, ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the label of an id other than a fighter's. It comes from the id's entry, or else from the field with that
 * name. An id such as `power.fire` without an entry of its own has the label of `fire`.
 */
function labelIn(description: Description, id: string): string {
  const { things, options, conditions, actions } = description;
  const entry = own(things, id) ?? own(options, id) ?? own(conditions, id) ?? own(actions, id);
  const whole = entry?.label ?? knownLabel(description, id);
  if (whole !== undefined) return whole;
  const last = id.slice(id.lastIndexOf('.') + 1);
  return last === id ? headingOf(id) : labelIn(description, last);
}

/**
 * Returns the label of a field of the table view, from its resource, the sheet or the rulebook; otherwise a
 * heading derived from its name.
 */
export function fieldLabel(description: Description, field: string): string {
  return knownLabel(description, field) ?? headingOf(field);
}

/** Returns the label of a parameter of an action or an answer. */
export function paramLabel({ params = {} }: Pick<Description, 'params'>, name: string): string {
  return own(params, name) ?? headingOf(name);
}

/** Returns the label of a field of the table view; undefined if none is declared. */
export function knownLabel(description: Description, field: string): string | undefined {
  const { sheet, members = {}, resources } = description;
  const onSheet = sheet.flatMap((part) => part.fields).find((one) => one.field === field);
  const named = resourceOf(description, field)?.label ?? onSheet?.label ?? own(members, field);
  if (named !== undefined) return named;
  const limited = resources.find(({ max }) => max === field);
  return limited && terms.atMost(limited.label);
}

/** Formats a value as text according to its schema. */
export function valueText(wording: Wording, { key, kind }: ValueRef, value: Json | undefined): string {
  const { labelOf } = wording;
  const of = kind && bare(kind);
  if (value === undefined || value === null) return of?.type === 'flag' ? terms.values.no : terms.values.none;
  switch (of?.type) {
    case 'flag':
      return value ? terms.values.yes : terms.values.no;
    case 'count':
    case 'amount':
    case 'text':
      return `${value}` || terms.values.none;
    case 'fighter':
      return nameText(wording, `${value}`);
    case 'id':
      return value === '' ? terms.values.none : idText(wording, `${value}`);
    case 'thing':
    case 'word':
      return value === '' ? terms.values.none : labelOf(`${value}`);
    case 'hex':
      return hexText(value as Hex);
    case 'path':
      return (value as readonly Hex[]).map(hexText).join('; ') || terms.values.none;
    case 'list':
    case 'set':
    case 'listOrAll':
      return value === ALL ? terms.values.all : listText(wording, { key, kind: of.of }, value);
  }
  return wording.say({ [key]: value }) || partsText(wording, of, value);
}

/** Returns the name of a fighter; for other ids, the label. */
function nameText({ nameOf, labelOf }: Wording, id: string): string {
  const name = nameOf(id);
  return name === id ? labelOf(id) : name;
}

/** Formats an id that may have several parts: `assess:troll` as "Assess: Troll". */
function idText(wording: Wording, id: string): string {
  return id
    .split(':')
    .map((part) => nameText(wording, part))
    .join(': ');
}

function listText(wording: Wording, told: ValueRef, values: Json): string {
  if (!Array.isArray(values)) return '';
  return values.map((one: Json) => valueText(wording, told, one)).join(', ') || terms.values.none;
}

/** Formats a value that the ruleset has no text for: lists its parts, each after its name. */
function partsText(wording: Wording, kind: Outline | undefined, value: Json): string {
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => {
    const text = valueText(wording, { key, kind: kind?.members?.[key] ?? kind?.of }, part as Json);
    return `${nameText(wording, key)} ${text}`;
  });
  return parts.join(', ') || terms.values.none;
}
