import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clausesOf } from '@riposte/shared/rulebook/chapter';
import { chapterFilesIn } from '@riposte/shared/rulebook/rulebook-files';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { howYouCanAnswer, whatYouCanDo } from '../words/book.ts';
import { asHtml } from './chapters.ts';
import { chapterWith, searchClauses, textOf } from './rulebook.ts';
import { find, sectionsOf } from './rules-index.ts';

const RULES = fileURLToPath(new URL('../../../shared/rules', import.meta.url));
const chaptersOf = (id: string) =>
  chapterFilesIn(`${RULES}/${id}`).map((file) => asHtml(readFileSync(file, 'utf8')));

describe.each(Object.values(RULESETS))('the rules of $id', ({ id, description }) => {
  it('have a quick reference of actions and reactions that can be searched', () => {
    const sections = sectionsOf(description);
    expect(sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining([whatYouCanDo, howYouCanAnswer]),
    );
    const [first] = Object.entries(description.actions);
    const found = find(sections, first?.[1].label ?? '').flatMap(({ items }) => items.map((item) => item.id));
    expect(found).toContain(first?.[0]);
    expect(find(sections, 'no such thing anywhere')).toEqual([]);
  });

  it('have every clause that an action cites, with its text', () => {
    const chapters = chaptersOf(id);
    const cited = Object.values(description.actions).flatMap(({ clauses = [] }) => clauses);
    expect(cited.filter((clause) => chapterWith(chapters, clause) < 0)).toEqual([]);
    expect(chapters.flatMap(clausesOf).filter((clause) => textOf(clause) === '')).toEqual([]);
  });

  it('can be searched by the title or id of a clause', () => {
    const chapters = chaptersOf(id);
    const [clause] = chapters.flatMap(clausesOf);
    if (!clause) throw new Error('There is no clause.');
    expect(searchClauses(chapters, clause.title).map((found) => found.id)).toContain(clause.id);
    expect(searchClauses(chapters, clause.id.toLowerCase())[0]?.id).toBe(clause.id);
    expect(searchClauses(chapters, 'no such thing anywhere')).toEqual([]);
  });
});
