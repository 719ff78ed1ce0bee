import type { Description, Entry } from '@riposte/shared';
import { wordsIn } from '../ui/plain-text.ts';
import * as said from '../words/book.ts';
import * as common from '../words/common.ts';

/** An entry of the quick reference, such as an action, a condition or a weapon. */
export interface Item extends Entry {
  readonly id: string;
}

/** A part of the quick reference. */
export interface Section {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Returns the quick reference of a ruleset, built from the ruleset's description. Leaves out empty parts. */
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

/** Returns the text with "a fighter" in place of the placeholders for particular fighters. */
function generic(text: string): string {
  return text.replaceAll(/\{(by|target|for)\}/g, said.aFighter);
}

/** Returns the sections with only those entries whose name, help or cited clauses contain every word of `query`. */
export function find(sections: readonly Section[], query: string): Section[] {
  const has = wordsIn(query) ?? (() => true);
  const isFound = ({ label, help, clauses = [] }: Item) => has(`${label} ${help} ${clauses.join(' ')}`);
  return sections.flatMap((section) => {
    const items = section.items.filter(isFound);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}
