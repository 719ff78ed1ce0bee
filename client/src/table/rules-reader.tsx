import './rules-reader.css';
import type { Ruleset } from '@riposte/shared';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RulebookChapter } from '../rules/chapters.ts';
import { chapterWith, loadRulebook, searchClauses } from '../rules/rulebook.ts';
import { find, sectionsOf } from '../rules/rules-index.ts';
import * as words from '../words/book.ts';
import { ChapterText } from './chapter-text.tsx';
import { Contents, FoundClauses, QuickReference } from './rules-contents.tsx';

interface Of {
  readonly ruleset: Ruleset;
  /**
   * The content that the reader shows first: the clause with this id, or the results of a search for this text. Empty
   * for the table of contents.
   */
  readonly query: string;
}

/** The user's position in the rulebook: a chapter by its index, and a clause in it, or null for its beginning. */
interface Place {
  readonly chapter: number;
  readonly clause: string | null;
}

/** Shows the rulebook of a ruleset: its chapters, a search field, and a quick reference. */
export function RulesReader({ ruleset, query }: Of): VNode {
  const chapters = useRulebook(ruleset.id);
  const [asked, ask] = useState(query);
  const [place, setPlace] = useState<Place | null>(null);
  const sections = useMemo(() => sectionsOf(ruleset.description), [ruleset]);
  const openClause = (clause: string) => {
    const chapter = chapterWith(chapters, clause.toUpperCase());
    if (chapter >= 0) setPlace({ chapter, clause: clause.toUpperCase() });
    return chapter >= 0;
  };
  useEffect(() => {
    if (!openClause(query)) setPlace(null);
    ask(query);
  }, [query]);
  useEffect(() => {
    if (asked === query) openClause(query); // a user who is already searching is not interrupted
  }, [chapters]);
  const open = place && chapters[place.chapter];
  return (
    <div class="book">
      <input
        type="search"
        aria-label={words.searchTheRules}
        placeholder={words.searchByWordOrClause}
        data-testid="book-search"
        value={asked}
        onInput={({ currentTarget: { value } }) => {
          ask(value);
          if (!openClause(value.trim())) setPlace(null);
        }}
      />
      {open && place ? (
        <ChapterText
          chapter={open}
          clause={place.clause}
          onClause={openClause}
          neighbors={[chapters[place.chapter - 1], chapters[place.chapter + 1]]}
          onTurn={(by) => setPlace({ chapter: place.chapter + by, clause: null })}
          onContents={() => {
            ask('');
            setPlace(null);
          }}
        />
      ) : (
        <Overview
          chapters={chapters}
          asked={asked}
          sections={find(sections, asked)}
          onChapter={(chapter) => setPlace({ chapter, clause: null })}
          onClause={openClause}
        />
      )}
    </div>
  );
}

function useRulebook(ruleset: string): readonly RulebookChapter[] {
  const [chapters, setChapters] = useState<readonly RulebookChapter[]>([]);
  useEffect(() => {
    void loadRulebook(ruleset).then(setChapters);
  }, [ruleset]);
  return chapters;
}

interface OfOverview {
  readonly chapters: readonly RulebookChapter[];
  readonly asked: string;
  readonly sections: ReturnType<typeof sectionsOf>;
  readonly onChapter: (chapter: number) => void;
  readonly onClause: (id: string) => void;
}

/** Shows the table of contents. During a search, shows the matching clauses and entries instead. */
function Overview({ chapters, asked, sections, onChapter, onClause }: OfOverview): VNode {
  const found = searchClauses(chapters, asked);
  const isSearch = asked.trim() !== '';
  return (
    <>
      {isSearch ? (
        <FoundClauses clauses={found} onClause={onClause} />
      ) : (
        <Contents chapters={chapters} onChapter={onChapter} />
      )}
      <QuickReference sections={sections} isOpen={isSearch} onClause={onClause} />
      {isSearch && found.length + sections.length === 0 && <p role="status">{words.nothingFound}</p>}
    </>
  );
}
