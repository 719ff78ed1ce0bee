import type { Description, Entry } from '@riposte/shared';
import * as said from '../words/book.ts';

/** Something of the rules that can be looked up. */
export interface Item extends Entry {
  readonly id: string;
}

/** A part of a book, with what stands in it. */
export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

/** What a description and the titles of its clauses tell of the rules, in our own words. */
export function sectionsOf(description: Description, clauses: Readonly<Record<string, string>>): Section[] {
  const items = (entries: Readonly<Record<string, Entry>>) =>
    Object.entries(entries).map(([id, { label, help, clauses: cited }]) => ({
      id,
      label,
      help,
      ...(cited && { clauses: cited }),
    }));
  const rules = Object.entries(clauses).map(([id, title]) => ({ id, label: title, help: '', clauses: [id] }));
  const house = description.battleOptions.map(({ key, ...entry }) => ({ ...entry, id: key }));
  const sections = [
    { title: said.whatYouCanDo, items: items(description.actions) },
    { title: said.howYouCanAnswer, items: items(description.options) },
    { title: said.conditions, items: items(description.conditions) },
    { title: said.abilitiesAndThings, items: items(description.things) },
    { title: said.whoFights, items: items(description.archetypes) },
    { title: said.houseRules, items: house },
    { title: said.allClauses, items: rules },
  ];
  return sections.filter((section) => section.items.length > 0);
}

/** What has all words that are looked for, in a name, a sentence or a clause; a clause's id alone finds that clause. */
export function find(sections: readonly Section[], query: string): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ label, help, clauses = [] }: Item) => {
    const cited = clauses.map((id) => id.toLowerCase());
    const text = `${label} ${help}`.toLowerCase();
    return words.every((word) => (isClause(word) ? cited.includes(word) : text.includes(word)));
  };
  return sections.flatMap((section) => {
    const items = section.items.filter(isFound);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}

function isClause(word: string): boolean {
  return /^[a-z]+-r?\d+$/.test(word);
}
