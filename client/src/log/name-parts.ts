import type { Id, Table } from '@riposte/shared';

/** A part of a sentence: plain text, or the name of a fighter. */
export type TextPart = string | { readonly id: Id; readonly name: string };

/**
 * Splits a sentence at the first mention of each fighter in `about`. If two names overlap, the one that starts first
 * wins; if both start together, the longer one wins.
 */
export function namePartsOf(table: Table, text: string, about: readonly Id[]): TextPart[] {
  const found = [...new Set(about)].flatMap((id) => {
    const name = table.fighters[id]?.name;
    const at = name === undefined ? -1 : text.indexOf(name);
    return name === undefined || at < 0 ? [] : [{ id, name, at }];
  });
  const parts: TextPart[] = [];
  let end = 0;
  for (const { id, name, at } of found.sort((a, b) => a.at - b.at || b.name.length - a.name.length)) {
    if (at < end) continue;
    parts.push(text.slice(end, at), { id, name });
    end = at + name.length;
  }
  return [...parts, text.slice(end)];
}
