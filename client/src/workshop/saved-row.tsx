import { formatList } from '@riposte/shared/engine/language/intl';
import type { DocumentKind } from '@riposte/shared/library/kinds';
import type { SavedDocument } from '@riposte/shared/protocol/library';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { formatDate, formatKilobytes } from '../language/dates-and-sizes.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/library.ts';
import * as workshop from '../words/workshop.ts';

const KINDS: Readonly<Record<DocumentKind, string>> = {
  fight: workshop.fight,
  map: workshop.map,
  party: workshop.heroes,
};

interface Of {
  readonly thing: SavedDocument;
  /** The name of the item's rulebook. */
  readonly book: string;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => Promise<void>;
  readonly onDelete: () => void;
}

/** Focuses a field and selects its content. */
function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A saved item with its buttons. */
export function SavedRow({ thing, book, onOpen, onRename, onDelete }: Of): VNode {
  const [shown, setShown] = useState<'link' | 'name' | null>(null);
  const { id, kind, name, at, size, link } = thing;
  const facts = [KINDS[kind], book, formatDate(at), formatKilobytes(size)];
  const renaming = useRef<HTMLButtonElement>(null);
  const putAway = () => {
    setShown(null);
    renaming.current?.focus(); // returns the focus to the button that opened the name field
  };
  const toggle = (what: 'link' | 'name') => setShown(shown === what ? null : what);
  return (
    <li data-testid="kept">
      <div>
        <b>{name}</b>
        <small>{formatList(facts)}</small>
      </div>
      <button
        type="button"
        class="button small primary"
        aria-label={words.openThing(name)}
        data-testid="kept-open"
        onClick={onOpen}
      >
        {words.open}
      </button>
      <button
        type="button"
        class="button small"
        aria-label={words.linkTo(name)}
        aria-expanded={shown === 'link'}
        data-testid="kept-share"
        onClick={() => toggle('link')}
      >
        {words.link}
      </button>
      <button
        type="button"
        class="button small"
        aria-expanded={shown === 'name'}
        ref={renaming}
        data-testid="kept-rename"
        onClick={() => toggle('name')}
      >
        {common.rename}
      </button>
      <ConfirmButton label={common.deleteForGood} testId="kept-delete" onSure={onDelete} />
      {shown === 'link' && (
        <CopyLink testId={`kept-link-${id}`} label={words.linkTo(name)} help={words.sharedHow} path={link} />
      )}
      {shown === 'name' && (
        <RenameForm
          name={name}
          onRename={(wanted) => void onRename(wanted).then(putAway)}
          onCancel={putAway}
        />
      )}
    </li>
  );
}

interface RenameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, onRename, onCancel }: RenameProps): VNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = String(new FormData(event.currentTarget as HTMLFormElement).get('name'));
        onRename(wanted);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <input
        name="name"
        aria-label={words.newName(name)}
        defaultValue={name}
        maxLength={60}
        required
        autocomplete="off"
        ref={focusAndSelect}
        data-testid="kept-name"
      />
      <button type="submit" class="button small" data-testid="kept-name-save">
        {common.save}
      </button>
    </form>
  );
}
