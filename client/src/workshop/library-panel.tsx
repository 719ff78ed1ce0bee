import './library-panel.css';
import type { DocumentKind } from '@riposte/shared/library/kinds';
import type { OpenedDocument, SavedDocument } from '@riposte/shared/protocol/library';
import { BookmarkPlus } from 'lucide';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fetchRulesets } from '../net/api.ts';
import {
  deleteItem,
  deleteLibrary,
  itemBehind,
  libraryLink,
  renameItem,
  saveItem,
  setOwnLibrary,
} from '../net/library.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as words from '../words/library.ts';
import { LibraryFiles } from './library-files.tsx';
import { SavedRow } from './saved-row.tsx';
import { type Library, useLibrary } from './use-library.ts';

/** An item that the user can save in the library. */
export interface Offer {
  readonly label: string;
  readonly testId: string;
  readonly kind: DocumentKind;
  readonly ruleset: string;
  readonly name: string;
  /** The text of the item's file. */
  readonly document: string;
}

interface Of {
  readonly offers: readonly Offer[];
  /** Opens a saved item. Returns a message for the user; empty if the page itself shows the result. */
  readonly onOpen: (thing: OpenedDocument, link: string) => Promise<string>;
}

/** The panel for the library that this browser uses. It has buttons to save the current items. */
export function LibraryPanel({ offers, onOpen }: Of): VNode {
  const library = useLibrary();
  const [note, setNote] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const books = useBooks();
  const { shelf, things, fault, run } = library;
  const open = ({ link }: SavedDocument) =>
    run(async () => {
      const thing = await itemBehind(link);
      if (thing) setNote(await onOpen(thing, link));
    });
  return (
    <div class="library" data-testid="library">
      <StorageWarning />
      {offers.map((offer) => (
        <SaveButton key={offer.testId} offer={offer} library={library} onKept={setNote} />
      ))}
      {things.length === 0 && fault === '' && <p class="workshop-note">{words.nothingYet}</p>}
      <p role="status" data-testid="library-note">
        {note}
      </p>
      <Fault says={fault} testId="library-fault" />
      <ul ref={list} tabIndex={-1}>
        {things.map((thing) => (
          <SavedRow
            key={thing.id}
            thing={thing}
            book={books[thing.ruleset] ?? thing.ruleset}
            onOpen={() => void open(thing)}
            onRename={(name) => run(async () => shelf && renameItem(shelf, thing.id, name))}
            onDelete={() =>
              void run(async () => {
                if (shelf) await deleteItem(shelf, thing.id);
                setNote(words.deleted(thing.name));
                list.current?.focus(); // the focused button is gone, so the list takes the focus
              })
            }
          />
        ))}
      </ul>
      <LibraryFiles library={library} onDone={setNote} />
      <LibrarySettings library={library} />
    </div>
  );
}

/**
 * The library's link, and a button that deletes the library. If the library is lost, a button that starts another
 * one.
 */
function LibrarySettings({ library: { shelf, isLost, run } }: { readonly library: Library }): VNode {
  return (
    <>
      {shelf && !isLost && (
        <>
          <CopyLink
            testId="library-link"
            label={words.itsLink}
            help={words.itsLinkHow}
            path={libraryLink(shelf)}
          />
          <ConfirmButton
            label={words.deleteLibrary}
            testId="library-delete"
            onSure={() =>
              void run(async () => {
                await deleteLibrary(shelf);
                setOwnLibrary(undefined);
              })
            }
          />
        </>
      )}
      {isLost && (
        <button
          type="button"
          class="button"
          data-testid="library-anew"
          onClick={() => void run(async () => setOwnLibrary(undefined))}
        >
          {words.beginAnother}
        </button>
      )}
    </>
  );
}

/** Returns the names of the rulebooks by their ids; empty until they have loaded. */
function useBooks(): Readonly<Record<string, string>> {
  const [books, setBooks] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    fetchRulesets().then(
      (all) => setBooks(Object.fromEntries(all.map(({ id, name }) => [id, name]))),
      () => undefined, // if loading fails, the list shows the ids instead
    );
  }, []);
  return books;
}

interface OfKeep {
  readonly offer: Offer;
  readonly library: Library;
  readonly onKept: (note: string) => void;
}

/** A button that saves an item. If an item has the same name, the second press replaces it. */
function SaveButton({ offer, library: { things, run }, onKept }: OfKeep): VNode {
  const { label, testId, kind, ruleset, name, document } = offer;
  const before = things.find(
    (thing) => thing.kind === kind && thing.ruleset === ruleset && thing.name === name,
  );
  const keep = () =>
    void run(async () => {
      const kept = await saveItem({ kind, name, document, ...(before && { thing: before.id }) });
      onKept(words.keptAs(kept.name));
    });
  if (before)
    return (
      <ConfirmButton label={words.inPlaceOf(label, name)} testId={testId} icon={BookmarkPlus} onSure={keep} />
    );
  return (
    <button type="button" class="button small" data-testid={testId} onClick={keep}>
      <Icon of={BookmarkPlus} /> {label}
    </button>
  );
}
