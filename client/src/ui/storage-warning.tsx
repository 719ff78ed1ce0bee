import type { VNode } from 'preact';
import { isKept } from '../net/browser-storage.ts';
import * as common from '../words/common.ts';

/** Where nothing can be kept for later: what that means for a seat, and what helps. */
export function Unkept(): VNode | null {
  if (isKept()) return null;
  return (
    <p class="unkept" role="note">
      {common.nothingIsKept}
    </p>
  );
}
