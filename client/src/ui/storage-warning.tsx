import type { VNode } from 'preact';
import { canStore } from '../net/browser-storage.ts';
import * as common from '../words/common.ts';

/** A warning that the browser cannot store anything, with the consequence for the seat. */
export function StorageWarning(): VNode | null {
  if (canStore()) return null;
  return (
    <p class="unkept" role="note">
      {common.nothingIsKept}
    </p>
  );
}
