import './waiting.css';
import type { VNode } from 'preact';

/** On the way to the table, and why that takes its time, if the server has said so. */
export function Waiting({ sentence = '' }: { readonly sentence?: string }): VNode {
  return (
    <p class="waiting" role="status">
      {sentence || 'Taking a seat at the table…'}
    </p>
  );
}

/** The table's code does not come: the line is down, or the server has a newer one. */
export function Outdated(): VNode {
  return (
    <p class="waiting" role="alert">
      The table could not be loaded.
      <button type="button" class="button" onClick={() => location.reload()}>
        Try again
      </button>
    </p>
  );
}
