import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { save } from '../net/save-file.ts';
import * as common from '../words/common.ts';
import * as words from '../words/key-ring.ts';
import { exportOf } from './export.ts';
import { deleteAll, signOut } from './requests.ts';
import { allItems, forgetRing, sync } from './sync.ts';
import { hasWayBack, type OfRing } from './use-ring.ts';

/** Shows the buttons that download all data, sign out of the key ring in this browser, or delete the key ring. */
export function YourData({ ring, items, run }: OfRing): VNode {
  const [asks, setAsks] = useState<'sign-out' | 'delete'>();
  const leave = async (end: () => Promise<void>) => {
    await sync(); // sends what is only in this browser
    const all = await allItems();
    await end();
    forgetRing(all);
  };
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  return (
    <section class="card" aria-labelledby="your-data">
      <h2 id="your-data">{words.yourData}</h2>
      <div class="key-ring-buttons">
        <button
          type="button"
          class="button"
          data-testid="ring-download"
          onClick={() => void run(async () => save(await exportOf(ring, items), words.fileName))}
        >
          {words.downloadAll}
        </button>
        <button type="button" class="button" data-testid="ring-sign-out" onClick={() => setAsks('sign-out')}>
          {words.signOut}
        </button>
        <button type="button" class="button" data-testid="ring-delete" onClick={() => setAsks('delete')}>
          {words.deleteAll}
        </button>
      </div>
      {asks === 'sign-out' && (
        <Question
          text={hasWayBack(ring) ? words.signOutHow : words.signOutLast}
          label={words.signOut}
          onSure={() => void run(() => leave(signOut), words.signedOut)}
          onCancel={() => setAsks(undefined)}
        />
      )}
      {asks === 'delete' && (
        <Question
          title={words.deleteQuestion}
          text={words.deleteHow(count('battle'), count('library'), ring.devices.length)}
          label={common.deleteForGood}
          onSure={() => void run(() => leave(deleteAll), words.deletedAll)}
          onCancel={() => setAsks(undefined)}
        />
      )}
    </section>
  );
}

interface Asked {
  readonly title?: string;
  readonly text: string;
  readonly label: string;
  readonly onSure: () => void;
  readonly onCancel: () => void;
}

/** Names what an action does, and asks for confirmation. */
function Question({ title, text, label, onSure, onCancel }: Asked): VNode {
  return (
    <div class="key-ring-question" role="alertdialog" aria-labelledby="question" data-testid="ring-question">
      {title !== undefined && <b>{title}</b>}
      <p id="question">{text}</p>
      <div class="key-ring-buttons">
        <button type="button" class="button primary" data-testid="ring-sure" onClick={onSure}>
          {label}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
