import * as z from 'zod/mini';
import { DOCUMENT_KINDS, type DocumentKind } from './kinds.ts';

/** The version of the file format. */
const VERSION = 1;

/** A document in the file of a library. */
export interface LibraryEntry {
  readonly kind: DocumentKind;
  readonly name: string;
  /** The text of the document's own file. */
  readonly document: string;
}

const shape = z.object({
  library: z.literal(VERSION),
  things: z.array(
    z.object({
      kind: z.enum(DOCUMENT_KINDS),
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      document: z.record(z.string(), z.unknown()),
    }),
  ),
});

/**
 * Yields the text of a library's file in pieces. Requests the documents one by one, because all of them together
 * can be large.
 */
export async function* writeLibrary(
  things: AsyncIterable<LibraryEntry> | Iterable<LibraryEntry>,
): AsyncGenerator<string> {
  let before = `{ "library": ${VERSION}, "things": [`;
  for await (const { kind, name, document } of things) {
    const head = JSON.stringify({ kind, name }).slice(0, -1);
    yield `${before}\n${head},"document":${document.trim()}}`;
    before = ',';
  }
  yield `${before.length > 1 ? before : ''}\n] }\n`;
}

/**
 * Returns the documents in a library's file. Checks only that they are records; the code that saves them validates
 * them. Returns undefined if the text is not a library file.
 */
export function readLibrary(text: string): readonly LibraryEntry[] | undefined {
  const { data } = shape.safeParse(jsonOf(text));
  return data?.things.map(({ document, ...rest }) => ({ ...rest, document: JSON.stringify(document) }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
