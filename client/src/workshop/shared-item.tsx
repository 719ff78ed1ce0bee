import type { OpenedDocument } from '@riposte/shared/protocol/library';
import { ArrowRight } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { saveItem } from '../net/library.ts';
import { Fault } from '../ui/error-text.tsx';
import { Icon } from '../ui/icon.tsx';
import * as words from '../words/library.ts';
import { OpenTable } from './open-table.tsx';

interface Of {
  readonly thing: OpenedDocument;
  readonly onOpen: () => void;
}

/** Shows an item that a link has opened. The user can view, play or save it. */
export function SharedItem({ thing, onOpen }: Of): VNode {
  const [said, setSaid] = useState({ note: '', fault: '' });
  const { kind, name, document } = thing;
  const keep = () =>
    saveItem({ kind, name, document }).then(
      (kept) => setSaid({ note: words.keptAs(kept.name), fault: '' }),
      (error: Error) => setSaid({ note: '', fault: error.message }),
    );
  return (
    <section class="card library" data-testid="shared-thing">
      <h2 class="eyebrow">{words.sharedWithYou}</h2>
      <h3>{name}</h3>
      {kind === 'fight' && <OpenTable text={document} isFit />}
      <div class="choice-row">
        <button type="button" class="button" data-testid="shared-open" onClick={onOpen}>
          {kind === 'party' ? words.takeTheseHeroes : words.openInTheWorkshop} <Icon of={ArrowRight} />
        </button>
        <button type="button" class="button" data-testid="shared-keep" onClick={() => void keep()}>
          {words.keepItToo}
        </button>
      </div>
      <p class="workshop-note">{words.onlyThisOne}</p>
      <p role="status">{said.note}</p>
      <Fault says={said.fault} />
    </section>
  );
}
