import { Refused } from '../net/api.ts';
import { STORED } from '../net/browser-storage.ts';
import { localItems } from './local-items.ts';
import { endSync, forgetRing, hasChanges, sync } from './sync.ts';

/** Milliseconds after which a change is sent, together with the changes made in the meantime. */
const SEND_AFTER_MS = 5_000;

/**
 * Keeps this browser and the key ring in sync as long as the page is open: exchanges changes now and whenever the page
 * is shown or hidden, and sends this browser's own soon after they are made.
 */
export function keepInSync(): void {
  const exchange = () => void sync().catch(giveUp);
  document.addEventListener('visibilitychange', exchange);
  let waiting: number | undefined;
  addEventListener(STORED, () => {
    if (waiting !== undefined) return;
    waiting = window.setTimeout(() => {
      waiting = undefined;
      if (hasChanges()) exchange();
    }, SEND_AFTER_MS);
  });
  exchange();
}

/** Closes the key ring here if this device was removed from it, or if the key ring is gone. Other failures may pass. */
async function giveUp(error: unknown): Promise<void> {
  if (!(error instanceof Refused)) return;
  if (error.code === 'device-removed') forgetRing(localItems());
  if (error.code === 'no-key-ring') endSync();
}
