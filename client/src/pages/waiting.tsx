import './waiting.css';
import type { VNode } from 'preact';
import * as words from '../words/arrival.ts';
import * as common from '../words/common.ts';

/** On the way to the table, and why that takes its time, if the server has said so. */
export function Waiting({ sentence = '' }: { readonly sentence?: string }): VNode {
  return (
    <p class="waiting" role="status">
      {sentence || words.takingASeatAtTheTable}
    </p>
  );
}

/** The table's code does not come: the line is down, or the server has a newer one. */
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
