import type { VNode } from 'preact';
import { type LibraryRef, libraryLink, ownLibrary } from '../net/library.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import * as words from '../words/library.ts';

interface Of {
  readonly shelf: LibraryRef;
  readonly onChosen: (shelf: LibraryRef) => void;
}

/**
 * Asks the user which of two libraries this browser should use. Meanwhile, it shows the link of the old one, so that
 * the user can save it.
 */
export function OtherLibrary({ shelf, onChosen }: Of): VNode | null {
  const before = ownLibrary();
  if (!before) return null;
  return (
    <section class="card library" data-testid="other-library">
      <p>{words.anotherLibrary}</p>
      <CopyLink
        testId="library-before"
        label={words.itsLinkBefore}
        help={words.itsLinkBeforeHow}
        path={libraryLink(before)}
      />
      <div class="choice-row">
        <button
          type="button"
          class="button primary"
          data-testid="library-change"
          onClick={() => onChosen(shelf)}
        >
          {words.fromTheLink}
        </button>
        <button type="button" class="button" data-testid="library-stay" onClick={() => onChosen(before)}>
          {words.stayWithMine}
        </button>
      </div>
    </section>
  );
}
