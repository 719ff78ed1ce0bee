import type { VNode } from 'preact';
import type { RulebookChapter, RulebookClause } from '../rules/chapters.ts';
import { textOf } from '../rules/rulebook.ts';
import type { Item, Section } from '../rules/rules-index.ts';
import * as words from '../words/book.ts';

/** The maximum number of clauses that a search lists. */
const MOST_FOUND = 60;
/** The number of characters of a clause's text in the search results. */
const EXCERPT = 140;

interface OfContents {
  readonly chapters: readonly RulebookChapter[];
  readonly onChapter: (chapter: number) => void;
}

/** Lists the chapters of a rulebook. */
export function Contents({ chapters, onChapter }: OfContents): VNode {
  return (
    <nav aria-label={words.chapters}>
      <ol class="chapters">
        {chapters.map(({ title }, index) => (
          <li key={title}>
            <button type="button" data-testid="chapter" onClick={() => onChapter(index)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface OfFound {
  readonly clauses: readonly RulebookClause[];
  readonly onClause: (id: string) => void;
}

/** Lists the clauses that a search has found, each with the beginning of its text. */
export function FoundClauses({ clauses, onClause }: OfFound): VNode | null {
  if (clauses.length === 0) return null;
  return (
    <section>
      <h2>
        <span role="status">{words.clausesFound(clauses.length)}</span>
      </h2>
      <ul class="found">
        {clauses.slice(0, MOST_FOUND).map((clause) => (
          <li key={clause.id}>
            <button type="button" data-testid="found-clause" onClick={() => onClause(clause.id)}>
              <b>{clause.title}</b> <small>{clause.id}</small>
              <span>{excerptOf(clause)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function excerptOf(clause: RulebookClause): string {
  const text = textOf(clause);
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s\S*$/, '')}…`;
}

interface OfReference {
  readonly sections: readonly Section[];
  readonly isOpen: boolean;
  readonly onClause: (id: string) => void;
}

/** Shows actions, reactions, conditions and items, each with one line of help and the clauses that define it. */
export function QuickReference({ sections, isOpen, onClause }: OfReference): VNode | null {
  if (sections.length === 0) return null;
  return (
    <section>
      <h2>{words.quickReference}</h2>
      {sections.map(({ title, items }) => (
        <details key={title} open={isOpen}>
          <summary>
            {title} <small>{items.length}</small>
          </summary>
          <dl>
            {items.map((item) => (
              <ReferenceItem key={item.id} item={item} onClause={onClause} />
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

interface OfItem {
  readonly item: Item;
  readonly onClause: (id: string) => void;
}

function ReferenceItem({ item: { label, help, clauses = [] }, onClause }: OfItem): VNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {help}{' '}
        {clauses.map((id) => (
          <button key={id} type="button" class="clause" onClick={() => onClause(id)}>
            {id}
          </button>
        ))}
      </dd>
    </>
  );
}
