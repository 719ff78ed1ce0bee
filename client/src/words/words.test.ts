import { expect, it } from 'vitest';

type Entry = string | ((...values: readonly unknown[]) => unknown);

const chapters = import.meta.glob<Record<string, Entry>>('./*.ts', { eager: true });
const entries = Object.entries(chapters)
  .filter(([file]) => !/\.test/.test(file))
  .flatMap(([file, chapter]) =>
    Object.entries(chapter).map(([key, entry]) => ({ name: `${file} ${key}`, entry })),
  );

/** Returns the text of an entry, with `number` for each of its parameters. Empty if a parameter is not a number. */
function filledWith(entry: Entry, number: number): string {
  if (typeof entry === 'string') return entry;
  try {
    return String(entry(...Array.from({ length: entry.length }, () => number)));
  } catch {
    return ''; // a parameter is a list or a record
  }
}

/**
 * Matches the number 1 before a plural noun. Does not match verbs that follow a name, because the test replaces names
 * with numbers.
 */
const PLURAL = /\b1 (?!(?:is|was|has|as|brings|asks|decides|shows)\b)\w+s\b/;

it('texts with the number 1 use the singular', () => {
  expect(entries.filter(({ entry }) => PLURAL.test(filledWith(entry, 1))).map(({ name }) => name)).toEqual(
    [],
  );
});

it.each([0, 2])('texts with the number %s use the plural', (number) => {
  const singular = new RegExp(`\\b${number} (hex|step|second|round|item|problem|option|fight)\\b`);
  expect(
    entries.filter(({ entry }) => singular.test(filledWith(entry, number))).map(({ name }) => name),
  ).toEqual([]);
});

it.each([
  { rule: 'straight quotes', pattern: /['"]/ },
  { rule: 'a space before a percent sign', pattern: /\d %/ },
  { rule: 'three dots instead of an ellipsis', pattern: /\.\.\./ },
])('no text has $rule', ({ pattern }) => {
  expect(entries.filter(({ entry }) => pattern.test(filledWith(entry, 3))).map(({ name }) => name)).toEqual(
    [],
  );
});
