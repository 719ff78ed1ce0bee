import { Refused } from '../net/api.ts';
import { STORED } from '../net/browser-storage.ts';
import { localItems } from './local-items.ts';
import { endSync, forgetRing, hasChanges, sync } from './sync.ts';

/** Milliseconds after which a change is sent, together with the changes made in the meantime. */
const SEND_AFTER_MS = 5_000;

/**
 * Keeps this browser and the key ring in sync while the page is open. Exchanges changes now and whenever the page is
 * shown or hidden. Sends this browser's own changes soon after they are made.
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

/**
 * Closes the key ring in this browser if the key ring is gone. If this device was removed from it, also removes the
 * items. Ignores other failures, because they may be temporary.
 */
async function giveUp(error: unknown): Promise<void> {
  if (!(error instanceof Refused)) return;
  if (error.code === 'device-removed') forgetRing(localItems());
  if (error.code === 'no-key-ring') endSync();
}
