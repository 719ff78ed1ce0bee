import './rules-reader.css';
import type { Ruleset } from '@riposte/shared';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clausesOf } from '../net/clauses.ts';
import { find, type Item, sectionsOf } from '../rules/rules-index.ts';
import * as words from '../words/book.ts';

interface Of {
  readonly ruleset: Ruleset;
  /** What is looked for at first: a clause, words, or nothing. */
  readonly query: string;
}

/** The rules of one book in our own words, to be searched by word or clause. */
export function RulesBook({ ruleset, query }: Of): VNode {
  const [asked, ask] = useState(query);
  const [clauses, setClauses] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void clausesOf(ruleset.id).then(setClauses);
  }, [ruleset.id]);
  useEffect(() => ask(query), [query]);
  const sections = useMemo(() => sectionsOf(ruleset.description, clauses), [ruleset, clauses]);
  const found = find(sections, asked);
  return (
    <div class="book">
      <input
        type="search"
        aria-label={words.searchTheRules}
        placeholder={words.searchByWordOrClause}
        data-testid="book-search"
        value={asked}
        onInput={({ currentTarget }) => ask(currentTarget.value)}
      />
      {found.map(({ title, items }) => (
        <details key={title} open={asked !== ''}>
          <summary>
            {title} <small>{items.length}</small>
          </summary>
          <dl>
            {items.map((item) => (
              <BookItem key={item.id} item={item} clauses={clauses} onAsk={ask} />
            ))}
          </dl>
        </details>
      ))}
      {found.length === 0 && <p role="status">{words.nothingFound}</p>}
    </div>
  );
}

interface OfItem {
  readonly item: Item;
  readonly clauses: Readonly<Record<string, string>>;
  readonly onAsk: (query: string) => void;
}

function BookItem({ item: { label, help, clauses: cited = [] }, clauses, onAsk }: OfItem): VNode {
  return (
    <>
      <dt>{label.replaceAll(/\{(by|target|for)\}/g, 'somebody')}</dt>
      <dd>
        {help.replaceAll(/\{(by|target|for)\}/g, 'somebody')}{' '}
        {cited.map((id) => (
          <button key={id} type="button" class="clause" title={clauses[id]} onClick={() => onAsk(id)}>
            {id}
          </button>
        ))}
      </dd>
    </>
  );
}
