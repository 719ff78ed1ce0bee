import { RULESETS } from '@riposte/shared/rulesets/registry';
import { describe, expect, it } from 'vitest';
import { find, sectionsOf } from './rules-index.ts';

const clauses = { 'TOY-1': 'A turn for everybody', 'TOY-12': 'Blows that miss' };

describe.each(Object.values(RULESETS))('the book of $id', ({ description }) => {
  const sections = sectionsOf(description, clauses);

  it('has what can be done, how it is answered, and every clause', () => {
    const titles = sections.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['What you can do', 'How you can answer', 'All clauses']));
  });

  it('is searched by word and by clause', () => {
    const found = (query: string) => find(sections, query).flatMap(({ items }) => items.map(({ id }) => id));
    expect(found('blows miss')).toContain('TOY-12');
    expect(found('toy-1')).toEqual(['TOY-1']);
    expect(found('no such thing anywhere')).toEqual([]);
  });
});
