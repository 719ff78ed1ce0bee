import type { VNode } from 'preact';
import * as words from '../words/campaign.ts';
import { useFocusAfter } from './focus-after.ts';

interface Of {
  readonly isEditing: boolean;
  readonly onChange: (isEditing: boolean) => void;
}

/** A button that opens and closes the form for an entry. */
export function EditButton({ isEditing, onChange }: Of): VNode {
  const button = useFocusAfter(isEditing);
  return (
    <button
      ref={button}
      type="button"
      class="button small"
      aria-expanded={isEditing}
      onClick={() => onChange(!isEditing)}
    >
      {words.edit}
    </button>
  );
}
