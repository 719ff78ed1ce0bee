import { bare, isRecord, type Json, type Outlines, type Params } from '@riposte/shared';

/** A free text that the player writes: its path among the parameters, and its maximum length in characters. */
export interface Blank {
  readonly path: readonly string[];
  readonly most: number;
}

/** The maximum length of a free text whose type declares no maximum, in characters. */
const MOST = 200;

/** Returns the name of a blank. A draft stores the written text under this name. */
export function nameOfBlank({ path }: Blank): string {
  return path.join('.');
}

/** Returns a blank for each text in `values` that is empty. */
export function emptyTextsIn(kinds: Outlines, values: Params, above: readonly string[] = []): Blank[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const { type, members, most = MOST } = bare(kind);
    const [path, value] = [[...above, name], values[name]];
    if (type === 'text') return value === '' ? [{ path, most }] : [];
    return members && isRecord(value) ? emptyTextsIn(members, value, path) : [];
  });
}

/** Returns the parameters with the written texts filled in. Texts without content change nothing. */
export function filledIn(
  values: Params,
  blanks: readonly Blank[],
  words: Readonly<Record<string, string>>,
): Params {
  return blanks.reduce((filled, blank) => {
    const text = words[nameOfBlank(blank)] ?? '';
    return text === '' ? filled : withText(filled, blank.path, text);
  }, values);
}

function withText(values: Params, [name = '', ...rest]: readonly string[], text: string): Params {
  const inner = values[name];
  if (rest.length === 0) return { ...values, [name]: text };
  return isRecord(inner) ? { ...values, [name]: withText(inner, rest, text) as Json } : values;
}
