import type { VNode } from 'preact';
import { isKept } from '../net/memory.ts';

/** Where nothing can be kept for later: what that means for a seat, and what helps. */
export function Unkept(): VNode | null {
  if (isKept()) return null;
  return (
    <p class="unkept" role="note">
      This browser blocks what pages keep. You can play; your seat lasts as long as this tab. To come back to
      it later, allow site data for this page.
    </p>
  );
}
