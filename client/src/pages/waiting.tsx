import './waiting.css';
import type { VNode } from 'preact';

/** On the way to the table. */
export function Waiting(): VNode {
  return (
    <p class="waiting" role="status">
      Taking a seat at the table…
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
