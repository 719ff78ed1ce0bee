import { type Content, type ContentEntries, membersOf, TEMPERAMENTS } from '../content/content.ts';
import { entriesIn, extendFields, extendSchemas } from '../content/extend-fields.ts';
import type { Description, Glyphs } from '../presentation/description.ts';
import type { Entry } from '../presentation/entries.ts';
import { headingOf } from '../presentation/phrases.ts';
import {
  entriesOf,
  type FieldSchema,
  type FieldSchemas,
  oneOf,
  optional,
  record,
  text,
  thing,
} from '../schema/field-schema.ts';
import type { Json } from '../schema/json.ts';
import type { Ruleset } from './ruleset.ts';

/** The maximum number of entries per part of a battle's content. */
const MOST_ENTRIES = 100;

const WORDS = { label: optional(text(40, 1)), help: optional(text(200)) };

const extendedRulesets = new WeakMap<Content, Map<Ruleset, Ruleset>>();

/**
 * Returns the ruleset extended by a battle's content: its labels, help texts, archetypes and choices. The
 * rules read the content itself from the table. Malformed content is skipped.
 */
export function applyContent(ruleset: Ruleset, content: Content | undefined): Ruleset {
  if (!content) return ruleset;
  const known = extendedRulesets.get(content) ?? new Map<Ruleset, Ruleset>();
  extendedRulesets.set(content, known);
  const made = known.get(ruleset) ?? extendedBy(ruleset, content);
  known.set(ruleset, made);
  return made;
}

function extendedBy(ruleset: Ruleset, content: Content): Ruleset {
  return {
    ...ruleset,
    sheet: extendSchemas(ruleset, ruleset.sheet, content),
    fields: extendFields(ruleset, ruleset.fields, content),
    description: described(ruleset, content),
  };
}

function described({ description, content: parts = {} }: Ruleset, content: Content): Description {
  const { archetypes, conditions, things, glyphs, line, say } = description;
  const own = Object.keys(parts).map((name) => entriesIn(content, name));
  const kinds = entriesIn(content, 'archetypes');
  return {
    ...description,
    archetypes: renamed(archetypes, kinds),
    conditions: renamed(conditions, entriesIn(content, 'conditions')),
    things: own.reduce(renamed, things),
    ...(glyphs && { glyphs: { ...glyphs, archetypes: glyphsLike(glyphs, kinds) } }),
    line: (event, nameOf) => line(event, nameOf, content),
    say: (params, nameOf) => say(params, nameOf, content),
  };
}

/**
 * Returns the entries with the content's labels and help text applied. An added entry with no help text
 * inherits it from the entry named in `like`.
 */
function renamed(
  entries: Readonly<Record<string, Entry>>,
  own: ContentEntries,
): Readonly<Record<string, Entry>> {
  const changed = Object.entries(own).map(([id, { like, label, help }]) => {
    const base = entries[id] ?? (typeof like === 'string' ? entries[like] : undefined);
    const name = entries[id]?.label ?? headingOf(id);
    const words = {
      label: typeof label === 'string' ? label : name,
      help: typeof help === 'string' ? help : (base?.help ?? ''),
    };
    return [id, { ...base, ...words }] as const;
  });
  return { ...entries, ...Object.fromEntries(changed) };
}

/** Returns the glyphs of archetypes, by id. An added archetype has the glyph of the archetype named in `like`. */
function glyphsLike({ archetypes }: Glyphs, own: ContentEntries): Glyphs['archetypes'] {
  const like = Object.entries(own).flatMap(([id, entry]) => {
    const glyph = archetypes[String(entry.like ?? id)];
    return glyph === undefined ? [] : [[id, glyph] as const];
  });
  return { ...archetypes, ...Object.fromEntries(like) };
}

/** Returns the schema of content under these rules. Entries of the content can refer to each other. */
export function contentKind(ruleset: Ruleset, content: Content): FieldSchema<Json> {
  const { description, sheet, content: parts = {} } = ruleset;
  const declared = Object.entries(parts).map(([name, part]) => {
    const ids = Object.keys(part.book);
    return [
      name,
      part.isOpen
        ? ofAnyId(extendSchemas(ruleset, part.members, content), ids)
        : ofThese(ids, (id) => membersOf(part, id)),
    ] as const;
  });
  return whole(
    allOptional({
      archetypes: ofAnyId(
        { ...extendSchemas(ruleset, sheet, content), temperament: oneOf(TEMPERAMENTS) },
        Object.keys(description.archetypes),
      ),
      conditions: ofThese(Object.keys(description.conditions), () => ({})),
      ...Object.fromEntries(declared),
    }),
  );
}

/** Returns the schema of new and changed entries. A new entry can be based on an entry of the book. */
function ofAnyId(members: FieldSchemas, book: readonly string[]): FieldSchema<Json> {
  return entriesOf(whole({ like: optional(thing(book)), ...WORDS, ...allOptional(members) }), MOST_ENTRIES);
}

function ofThese(ids: readonly string[], membersFor: (id: string) => FieldSchemas): FieldSchema<Json> {
  const entry = (id: string) => optional(whole({ ...WORDS, ...allOptional(membersFor(id)) }));
  return whole(Object.fromEntries(ids.map((id) => [id, entry(id)])));
}

/** Returns the schema of a record. Its type is plain JSON, because only the ruleset knows the members. */
export function whole(members: FieldSchemas): FieldSchema<Json> {
  return record(members) as FieldSchema<Json>;
}

export function allOptional(kinds: FieldSchemas): FieldSchemas {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, optional(kind)]));
}
