import type { IconNode } from 'lucide';
import { h, type VNode } from 'preact';

/** An icon of the Lucide set. Screen readers skip it, because the text beside it says the same. */
export function Icon({ of }: { readonly of: IconNode }): VNode {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, attributes], index) => h(tag, { ...attributes, key: index } as Record<string, unknown>))}
    </svg>
  );
}
