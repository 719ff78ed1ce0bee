import type { Description, Entry } from '@riposte/shared';
import * as said from '../words/book.ts';
import * as common from '../words/common.ts';

/** An entry of the quick reference: an action, a condition, a thing. */
export interface Item extends Entry {
  readonly id: string;
}

/** A part of the quick reference. */
export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Returns the quick reference of a ruleset, built from its description; empty parts are left out. */
export function sectionsOf(description: Description): Section[] {
  const items = (entries: Readonly<Record<string, Entry>>) =>
    Object.entries(entries).map(([id, { label, help, clauses }]) => ({
      id,
      label: generic(label),
      help: generic(help),
      ...(clauses && { clauses }),
    }));
  const house = description.battleOptions.map(({ key, ...entry }) => ({ ...entry, id: key }));
  const sections = [
    { title: said.whatYouCanDo, items: items(description.actions) },
    { title: said.howYouCanAnswer, items: items(description.options) },
    { title: said.conditions, items: items(description.conditions) },
    { title: said.abilitiesAndThings, items: items(description.things) },
    { title: said.whoFights, items: items(description.archetypes) },
    { title: common.tableRules, items: house },
  ];
  return sections.filter((section) => section.items.length > 0);
}

/** Returns a text with its placeholders for particular fighters replaced by general words. */
function generic(text: string): string {
  return text.replaceAll(/\{(by|target|for)\}/g, said.aFighter);
}

/** Returns the entries whose name, help or cited clauses contain every word of a query, by section. */
export function find(sections: readonly Section[], query: string): Section[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ label, help, clauses = [] }: Item) => {
    const text = `${label} ${help} ${clauses.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return sections.flatMap((section) => {
    const items = section.items.filter(isFound);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}
