import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BattleProvider } from '../session/context.ts';
import * as words from '../words/campaign.ts';
import { HeroDraft } from './hero-draft.ts';

interface Of {
  readonly draft: HeroDraft;
  /** The changes that the user is about to make, in words. */
  readonly changes: readonly string[];
  readonly submit: { readonly label: string; readonly testId: string; readonly isDisabled: boolean };
  readonly onSubmit: () => void;
  /** Further buttons. */
  readonly buttons?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Returns a draft of a hero that lasts as long as the component. */
export function useDraft(...of: ConstructorParameters<typeof HeroDraft>): HeroDraft {
  const draft = useMemo(() => new HeroDraft(...of), []);
  useEffect(() => () => draft.close(), []);
  return draft;
}

/** A form that edits a hero's draft. Above its buttons, it lists the changes. */
export function DraftForm({ draft, changes, submit, onSubmit, buttons, children }: Of): VNode {
  return (
    <form
      class="hero-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <BattleProvider value={draft.model}>{children}</BattleProvider>
      <Changes lines={changes} />
      <div class="campaign-buttons">
        <button type="submit" class="button primary" data-testid={submit.testId} disabled={submit.isDisabled}>
          {submit.label}
        </button>
        {buttons}
      </div>
    </form>
  );
}

/** A preview of the changes that the user is about to make; null if there are none. */
function Changes({ lines }: { readonly lines: readonly string[] }): VNode | null {
  if (lines.length === 0) return null;
  return (
    <div class="campaign-changes" data-testid="changes">
      <b>{words.thisChanges}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
