import './waiting.css';
import type { VNode } from 'preact';
import * as words from '../words/arrival.ts';
import * as common from '../words/common.ts';

/** A message while the page joins the table. It includes the reason for a delay, if the server gave one. */
export function Waiting({ sentence = '' }: { readonly sentence?: string }): VNode {
  return (
    <p class="waiting" role="status">
      {sentence || words.takingASeatAtTheTable}
    </p>
  );
}

/**
 * A message for when the table's code fails to load. Either the connection is lost, or the server has a newer
 * version.
 */
export function Outdated(): VNode {
  return (
    <p class="waiting" role="alert">
      {words.tableNotLoaded}
      <button type="button" class="button" onClick={() => location.reload()}>
        {common.tryAgain}
      </button>
    </p>
  );
}
