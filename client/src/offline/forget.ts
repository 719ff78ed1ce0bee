import { type Invitation, storedId } from '../net/link.ts';
import { removeCampaign } from './saved-campaign.ts';
import { removeRecording } from './saved-recording.ts';
import { removeRing } from './saved-ring.ts';
import { removeTable, removeTables } from './saved-tables.ts';

/** Removes the saved table of a battle, and the saved recording, which may be of the same battle. */
export function forgetSaved(invitation: Invitation): void {
  void Promise.allSettled([removeTable(storedId(invitation)), removeRecording()]); // fails if the browser blocks its databases
}

/** Removes the saved table of a seat by its stored id, which is also the id on the key ring. */
export function forgetTable(id: string): void {
  void removeTable(id).catch(() => {}); // fails if the browser blocks its databases
}

/** Removes all saved tables, and the saved recording, campaign and key ring. */
export function forgetAllSaved(): void {
  void Promise.allSettled([removeTables(), removeRecording(), removeCampaign(), removeRing()]);
}
