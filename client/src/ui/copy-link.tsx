import './copy-link.css';
import { Check, Copy } from 'lucide';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import * as words from '../words/invitations.ts';
import { Icon } from './icon.tsx';

interface Of {
  readonly label: string;
  readonly help: string;
  readonly testId: string;
}

/**
 * Copies text to the clipboard. Returns whether that worked. Pages served over plain HTTP can only copy selected text.
 */
async function toClipboard(text: string): Promise<boolean> {
  const selected = () => document.execCommand('copy');
  if (!navigator.clipboard) return selected();
  return await navigator.clipboard.writeText(text).then(() => true, selected);
}

/** A link, with a button that copies it. `path` may contain a secret after the `#`. */
export function CopyLink({ path, ...of }: Of & { readonly path: string }): VNode {
  return <CopyText {...of} text={new URL(path, location.origin).href} />;
}

/** Text to share, with a button that copies it. */
export function CopyText({ label, help, text, testId }: Of & { readonly text: string }): VNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async (field: HTMLInputElement | null) => {
    field?.select();
    if (!(await toClipboard(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div class="copy-link">
      <label for={testId}>
        <b>{label}</b> <span>{help}</span>
      </label>
      <div>
        <input
          id={testId}
          data-testid={testId}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          onClick={(event) => void copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
        >
          <Icon of={isCopied ? Check : Copy} />{' '}
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
      </div>
    </div>
  );
}
