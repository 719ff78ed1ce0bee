import './key-ring-page.css';
import { render, type VNode } from 'preact';
import { Fault } from '../ui/error-text.tsx';
import { StorageWarning } from '../ui/storage-warning.tsx';
import * as common from '../words/common.ts';
import * as words from '../words/key-ring.ts';
import { Opening } from './opening.tsx';
import { OwnRing } from './own-ring.tsx';
import { type RingState, useRing } from './use-ring.ts';

/** Shows the page of the key ring. */
export function showKeyRing(root: HTMLElement): void {
  document.title = `${common.keyRing} · ${common.riposte}`;
  render(<KeyRingPage />, root);
}

/** The page on which users see what is on their key ring, open it on other devices, download it and delete it. */
function KeyRingPage(): VNode {
  const state = useRing();
  const { isSaved, fault, note } = state;
  return (
    <main class="key-ring">
      <a href="/">{common.riposte}</a>
      <h1>{common.keyRing}</h1>
      <p>{words.whatItIs}</p>
      <StorageWarning />
      <p role="status" data-testid="ring-note">
        {note}
      </p>
      <Fault says={fault} testId="ring-fault" />
      {isSaved ? (
        <fieldset class="ring-saved" disabled aria-label={common.keyRing}>
          <p role="status">{words.readOnlyOffline}</p>
          <Parts {...state} />
        </fieldset>
      ) : (
        <Parts {...state} />
      )}
    </main>
  );
}

function Parts({ overview, items, run }: RingState): VNode | null {
  if (!overview) return null;
  const { ring, canSignIn } = overview;
  return ring ? (
    <OwnRing ring={ring} items={items} canSignIn={canSignIn} run={run} />
  ) : (
    <Opening canSignIn={canSignIn} run={run} />
  );
}
