import type { VNode } from 'preact';
import { canStore } from '../net/browser-storage.ts';
import * as common from '../words/common.ts';

/** A warning that the user will lose their seat, because the browser blocks storage. */
export function StorageWarning(): VNode | null {
  if (canStore()) return null;
  return (
    <p class="unkept" role="note">
      {common.storageIsBlocked}
    </p>
  );
}
