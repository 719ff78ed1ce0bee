import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { RulebookChapter, RulebookSection } from '../rules/chapters.ts';
import { RuleText } from '../ui/rule-text.tsx';
import * as words from '../words/book.ts';

interface Of {
  readonly chapter: RulebookChapter;
  /** The clause to scroll to and highlight. Null scrolls to the beginning of the chapter. */
  readonly clause: string | null;
  /** The chapters before and after this one; undefined at either end of the rulebook. */
  readonly neighbors: readonly [RulebookChapter | undefined, RulebookChapter | undefined];
  readonly onClause: (id: string) => void;
  readonly onTurn: (by: -1 | 1) => void;
  readonly onContents: () => void;
}

/** Shows one chapter of a rulebook with the full text of its clauses. Links to other clauses open within the reader. */
export function ChapterText({ chapter, clause, neighbors, onClause, onTurn, onContents }: Of): VNode {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = article.current?.querySelector<HTMLElement>(clause === null ? 'h2' : `#${clause}`);
    heading?.scrollIntoView({ block: clause === null ? 'nearest' : 'start' });
    heading?.focus({ preventScroll: true });
  }, [chapter, clause]);
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link) return;
    event.preventDefault();
    onClause(link.getAttribute('href')?.slice(1) ?? '');
  };
  const [before, after] = neighbors;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links are followed, and Enter clicks those
    <article class="chapter" ref={article} onClick={followLink}>
      <button type="button" class="to-contents" data-testid="all-chapters" onClick={onContents}>
        {words.allChapters}
      </button>
      <h2 tabIndex={-1}>{chapter.title}</h2>
      {chapter.sections.map((section) => (
        <SectionText key={section.title ?? ''} section={section} clause={clause} />
      ))}
      <nav aria-label={words.chapters} class="turn-page">
        {before && (
          <button type="button" onClick={() => onTurn(-1)}>
            {words.previousChapter(before.title)}
          </button>
        )}
        {after && (
          <button type="button" onClick={() => onTurn(1)}>
            {words.nextChapter(after.title)}
          </button>
        )}
      </nav>
    </article>
  );
}

interface OfSection {
  readonly section: RulebookSection;
  readonly clause: string | null;
}

function SectionText({ section, clause }: OfSection): VNode {
  return (
    <section>
      {section.title !== null && <h3>{section.title}</h3>}
      <RuleText html={section.html} />
      {section.clauses.map(({ id, title, html }) => (
        <div key={id} class={id === clause ? 'rule here' : 'rule'} data-testid="rule">
          <h4 id={id} tabIndex={-1}>
            {title} <small>{id}</small>
          </h4>
          <RuleText html={html} />
        </div>
      ))}
    </section>
  );
}
