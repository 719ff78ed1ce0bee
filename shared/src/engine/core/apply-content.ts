import { type Content, type ContentEntries, membersOf } from '../content/content.ts';
import { entriesIn, fieldsWith, kindsWith } from '../content/extend-fields.ts';
import type { Description, Entry, Glyphs } from '../presentation/description.ts';
import { headingOf } from '../presentation/phrases.ts';
import {
  entriesOf,
  type FieldSchema,
  type FieldSchemas,
  optional,
  record,
  text,
  thing,
} from '../schema/field-schema.ts';
import type { Json } from '../schema/json.ts';
import type { Ruleset } from './ruleset.ts';

/** A part says at most so many entries. */
const MOST_ENTRIES = 100;

const WORDS = { label: optional(text(40, 1)), help: optional(text(200)) };

const withServerContent = new WeakMap<Content, Map<Ruleset, Ruleset>>();

/**
 * The same rules as they are told and formed in a battle with content of its own: the words, the archetypes
 * and the things to choose from. How they are played the table says, which has the content itself. What is
 * malformed is left out.
 */
export function applyContent(ruleset: Ruleset, content: Content | undefined): Ruleset {
  if (!content) return ruleset;
  const known = withServerContent.get(content) ?? new Map<Ruleset, Ruleset>();
  withServerContent.set(content, known);
  const made = known.get(ruleset) ?? furnishedWith(ruleset, content);
  known.set(ruleset, made);
  return made;
}

function furnishedWith(ruleset: Ruleset, content: Content): Ruleset {
  return {
    ...ruleset,
    sheet: kindsWith(ruleset, ruleset.sheet, content),
    fields: fieldsWith(ruleset, ruleset.fields, content),
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
    ...(glyphs && { glyphs: { ...glyphs, archetypes: lookingLike(glyphs, kinds) } }),
    line: (event, nameOf) => line(event, nameOf, content),
    say: (params, nameOf) => say(params, nameOf, content),
  };
}

/** Entries with the words of content; what it adds is explained as what it is like. */
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

/** What somebody looks like whose archetype is like another. */
function lookingLike({ archetypes }: Glyphs, own: ContentEntries): Glyphs['archetypes'] {
  const like = Object.entries(own).flatMap(([id, entry]) => {
    const glyph = archetypes[String(entry.like ?? id)];
    return glyph === undefined ? [] : [[id, glyph] as const];
  });
  return { ...archetypes, ...Object.fromEntries(like) };
}

/** What content can say under these rules; what it names of itself is among what can be named. */
export function contentKind(ruleset: Ruleset, content: Content): FieldSchema<Json> {
  const { description, sheet, content: parts = {} } = ruleset;
  const declared = Object.entries(parts).map(([name, part]) => {
    const ids = Object.keys(part.book);
    return [
      name,
      part.isOpen
        ? ofAnyId(kindsWith(ruleset, part.members, content), ids)
        : ofThese(ids, (id) => membersOf(part, id)),
    ] as const;
  });
  return whole(
    allOptional({
      archetypes: ofAnyId(kindsWith(ruleset, sheet, content), Object.keys(description.archetypes)),
      conditions: ofThese(Object.keys(description.conditions), () => ({})),
      ...Object.fromEntries(declared),
    }),
  );
}

/** New entries and changed ones; a new one may be like one of the book. */
function ofAnyId(members: FieldSchemas, book: readonly string[]): FieldSchema<Json> {
  return entriesOf(whole({ like: optional(thing(book)), ...WORDS, ...allOptional(members) }), MOST_ENTRIES);
}

function ofThese(ids: readonly string[], membersFor: (id: string) => FieldSchemas): FieldSchema<Json> {
  const entry = (id: string) => optional(whole({ ...WORDS, ...allOptional(membersFor(id)) }));
  return whole(Object.fromEntries(ids.map((id) => [id, entry(id)])));
}

/** A record of members that only a ruleset knows. */
export function whole(members: FieldSchemas): FieldSchema<Json> {
  return record(members) as FieldSchema<Json>;
}

export function allOptional(kinds: FieldSchemas): FieldSchemas {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, optional(kind)]));
}
