import './guide-page.css';
import { PAGES } from 'virtual:guide';
import { render, type VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GuidePage } from '../guide/guide-page.ts';
import { searchGuide } from '../guide/search.ts';
import { RuleText } from '../ui/rule-text.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/guide.ts';

/** Shows a page of the guide. An empty id shows the guide's front page, and an unknown id shows a message. */
export function showGuide(root: HTMLElement, id: string): void {
  const page = PAGES.find((one) => one.id === id);
  document.title = `${page?.title ?? words.guideTo} · ${common.riposte}`;
  render(<Guide page={page} isUnknown={id !== '' && !page} />, root);
}

interface Of {
  readonly page: GuidePage | undefined;
  readonly isUnknown: boolean;
}

function Guide({ page, isUnknown }: Of): VNode {
  const [query, setQuery] = useState('');
  useEffect(scrollToSection, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links are followed, and Enter clicks those
    <main class="guide" onClick={followLink}>
      <nav aria-label={words.guide}>
        <a href="/">{common.riposte}</a> · <a href="/guide">{words.guide}</a>
      </nav>
      <h1>{page?.title ?? words.guideTo}</h1>
      {isUnknown && <p role="alert">{words.noSuchPage}</p>}
      <input
        type="search"
        data-testid="guide-search"
        aria-label={words.searchTheGuide}
        placeholder={words.searchTheGuide}
        value={query}
        onInput={({ currentTarget: { value } }) => setQuery(value)}
      />
      {query.trim() !== '' ? <Found query={query} /> : page ? <PageText page={page} /> : <Parts />}
    </main>
  );
}

/** Lists the guide's pages with a short description of each. */
function Parts(): VNode {
  return (
    <nav aria-label={words.parts}>
      <ul class="parts">
        {PAGES.map(({ id, title, summary }) => (
          <li key={id}>
            <a href={`/guide/${id}`} data-testid="guide-part">
              <b>{title}</b>
              <RuleText html={summary} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageText({ page: { summary, sections } }: { readonly page: GuidePage }): VNode {
  return (
    <>
      <RuleText html={summary} />
      <nav aria-label={words.onThisPage}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, html }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <RuleText html={html} />
        </section>
      ))}
    </>
  );
}

function Found({ query }: { readonly query: string }): VNode {
  const found = searchGuide(PAGES, query);
  return (
    <section>
      <p role="status">{words.sectionsFound(found.length)}</p>
      <ul class="found">
        {found.map(({ page, section }) => (
          <li key={page.id + section.id}>
            <a href={`/guide/${page.id}#${section.id}`} data-testid="guide-found">
              {section.title}
            </a>{' '}
            <small>{page.title}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls to the section that the URL names, and moves the focus there. */
function scrollToSection(): void {
  const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Follows a link to another section of the page, without reloading the page. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  history.replaceState(null, '', link.getAttribute('href'));
  scrollToSection();
}
