import type { Content, ContentEntries } from './content.ts';
import type { Description, Entry, Glyphs } from './description.ts';
import {
  entriesOf,
  type Kind,
  type Kinds,
  listOf,
  nullable,
  optional,
  record,
  setOf,
  text,
  thing,
} from './kinds.ts';
import type { Ruleset } from './ruleset.ts';
import type { Json } from './table.ts';

/** A part says at most so many entries. */
const MOST_ENTRIES = 100;

const WORDS = { label: optional(text(40, 1)), help: optional(text(200)) };

const furnished = new WeakMap<Content, Map<Ruleset, Ruleset>>();

/**
 * The same rules as they are told and formed in a battle with content of its own: the words, the archetypes and the things
 * to choose from. How they are played the table says, which has the content itself. What is malformed is left out.
 */
export function furnish(ruleset: Ruleset, content: Content | undefined): Ruleset {
  if (!content) return ruleset;
  const known = furnished.get(content) ?? new Map<Ruleset, Ruleset>();
  furnished.set(content, known);
  const made = known.get(ruleset) ?? furnishedWith(ruleset, content);
  known.set(ruleset, made);
  return made;
}

function furnishedWith(ruleset: Ruleset, content: Content): Ruleset {
  return {
    ...ruleset,
    sheet: kindsWith(ruleset, ruleset.sheet, content),
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

/** How an id reads that nobody has given words. */
function headingOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Kinds of values, in which what content adds to the book's things can be chosen as these can. */
export function kindsWith<P extends Kinds>(
  { content: parts = {} }: Pick<Ruleset, 'content'>,
  kinds: P,
  content: Content,
): P {
  const added = new Map<object, readonly string[]>(
    Object.entries(parts).map(([name, { book }]) => [book, Object.keys(entriesIn(content, name))]),
  );
  const grown = (of: Kind): Kind => {
    switch (of.type) {
      case 'thing':
        return thing([...new Set([...of.things, ...(added.get(of.from) ?? [])])]);
      case 'list':
        return listOf(grown(of.of) as Kind<Json>, of.most);
      case 'set':
        return setOf(grown(of.of) as Kind<string>, of.most);
      case 'optional':
        return optional(grown(of.of));
      case 'nullable':
        return nullable(grown(of.of));
      default:
        return of;
    }
  };
  return Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, grown(of)])) as P;
}

/** What content can say under these rules; what it names of itself is among what can be named. */
export function contentKind(ruleset: Ruleset, content: Content): Kind<Json> {
  const { description, sheet, content: parts = {} } = ruleset;
  const declared = Object.entries(parts).map(([name, { book, members, isOpen }]) => {
    const ids = Object.keys(book);
    return [
      name,
      isOpen ? ofAnyId(members, ids) : ofThese(ids, { ...WORDS, ...allOptional(members) }),
    ] as const;
  });
  return whole(
    allOptional({
      archetypes: ofAnyId(kindsWith(ruleset, sheet, content), Object.keys(description.archetypes)),
      conditions: ofThese(Object.keys(description.conditions), WORDS),
      ...Object.fromEntries(declared),
    }),
  );
}

/** New entries and changed ones; a new one may be like one of the book. */
function ofAnyId(members: Kinds, book: readonly string[]): Kind<Json> {
  return entriesOf(whole({ like: optional(thing(book)), ...WORDS, ...allOptional(members) }), MOST_ENTRIES);
}

function ofThese(ids: readonly string[], members: Kinds): Kind<Json> {
  return whole(Object.fromEntries(ids.map((id) => [id, optional(whole(members))])));
}

/** A record of members that only a ruleset knows. */
export function whole(members: Kinds): Kind<Json> {
  return record(members) as Kind<Json>;
}

export function allOptional(kinds: Kinds): Kinds {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, optional(kind)]));
}

/** The entries of a part, as far as they are any. */
function entriesIn(content: Content, part: string): ContentEntries {
  const entries = Object.hasOwn(content, part) ? content[part] : undefined;
  if (!isRecord(entries)) return {};
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isRecord(entry)));
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
